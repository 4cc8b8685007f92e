ALTER TABLE "facet_count" DROP COLUMN "min_price";--> statement-breakpoint
ALTER TABLE "facet_count" DROP COLUMN "max_price";--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS changed_member (collection_id int, price int, colours int, stems int, occasions int, traits int, n int) ON COMMIT DELETE ROWS;
  TRUNCATE changed_member;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_member SELECT collection_id, price, colours, stems, occasions, traits, -1 FROM old_members WHERE active;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO changed_member SELECT collection_id, price, colours, stems, occasions, traits, 1 FROM new_members WHERE active;
  END IF;
  INSERT INTO facet_count AS kept (collection_id, facet_value_id, products)
    SELECT m.collection_id, v.id, sum(m.n)
    FROM changed_member m JOIN collection c ON c.id = m.collection_id
      JOIN facet_value v ON facet_mask(v.facet, m.colours, m.stems, m.occasions, m.traits) & (1 << v.bit) <> 0
    GROUP BY m.collection_id, v.id ORDER BY m.collection_id, v.id
    ON CONFLICT (collection_id, facet_value_id) DO UPDATE SET products = kept.products + excluded.products;
  UPDATE collection SET product_count = product_count + changed.n
    FROM (SELECT collection_id, sum(n) AS n FROM changed_member GROUP BY collection_id HAVING sum(n) <> 0) AS changed
    WHERE collection.id = changed.collection_id;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION price_keys(int, int);--> statement-breakpoint
DROP FUNCTION bit_keys(int[], int, int, int, date);--> statement-breakpoint
DROP FUNCTION month_step(date);--> statement-breakpoint
DROP FUNCTION month_begin(int);--> statement-breakpoint
-- Which sixteenth of an octave an amount lies in: steps that fit few pence and many pounds, ten sales and ten thousand.
CREATE OR REPLACE FUNCTION amount_step(amount int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- A little is added: the logarithm of a power of two may come out just below a whole number.
  SELECT floor(16 * ln(greatest(amount, 0) + 1::float8) / ln(2::float8) + 1e-9)::int
$$;--> statement-breakpoint
-- The least amount in a step and in those above; what is below all steps counts to the first.
CREATE OR REPLACE FUNCTION amount_begin(step int) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN step <= 0 THEN -2147483648 ELSE ceil(power(2::float8, step / 16::float8))::bigint - 1 END
$$;--> statement-breakpoint
-- The same for prices: those of about a pound and less are the first step.
CREATE FUNCTION price_step(price int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(amount_step(price) - 106, 0)
$$;--> statement-breakpoint
CREATE FUNCTION price_begin(step int) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN step <= 0 THEN -2147483648 ELSE amount_begin(step + 106) END
$$;--> statement-breakpoint
CREATE FUNCTION day_step(day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(day - date '2020-01-01', 0) / 10
$$;--> statement-breakpoint
CREATE FUNCTION day_begin(step int) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN step <= 0 THEN '-infinity' ELSE date '2020-01-01' + 10 * step END
$$;--> statement-breakpoint
-- The keys of an entry that is on sale: its own, same-day, and its step by popularity (10000), price (20000) and age (30000).
CREATE FUNCTION bit_keys(keys int[], traits int, popularity int, price int, created_on date) RETURNS int[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT keys || ARRAY(SELECT id::int FROM facet_value WHERE facet = 'same_day' AND traits & (1 << bit) <> 0)
    || ARRAY[10000 + amount_step(popularity), 20000 + price_step(price), 30000 + day_step(created_on)]
$$;--> statement-breakpoint
-- From the bits of single steps in a block those of every step with all above it. As bits that are turned twice are as before, it serves for changes, too.
CREATE FUNCTION bits_beyond(steps int[], parts bit[]) RETURNS TABLE (key int, bits bit) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT every, summed.bits FROM (
    SELECT step, bit_xor(part) OVER downwards AS bits, lead(step) OVER downwards AS next
    FROM unnest(steps, parts) AS stepped(step, part) WINDOW downwards AS (PARTITION BY step / 10000 ORDER BY step DESC)
  ) AS summed, generate_series(coalesce(next + 1, step / 10000 * 10000), step) AS every
  WHERE bit_count(summed.bits) > 0
$$;--> statement-breakpoint
-- Turns the bits of what entries had and no longer have, or have and had not; in the order of the keys, lest two wait for each other.
CREATE OR REPLACE FUNCTION turn_bits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS changed_bit (key int, product_id int) ON COMMIT DELETE ROWS;
  TRUNCATE changed_bit;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_bit SELECT DISTINCT unnest(bit_keys(keys, traits, popularity, price, created_on)), product_id FROM old_entries WHERE active;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO changed_bit SELECT DISTINCT unnest(bit_keys(keys, traits, popularity, price, created_on)), product_id FROM new_entries WHERE active;
  END IF;
  WITH turned AS MATERIALIZED (
    SELECT key, product_id >> 13 AS block, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id & 8191, 1)) AS bits
    FROM (SELECT key, product_id FROM changed_bit GROUP BY key, product_id HAVING count(*) = 1) AS once
    GROUP BY 1, 2
  )
  INSERT INTO catalogue_bits AS kept (key, block, bits)
    SELECT key, block, bits FROM turned WHERE key < 10000
    UNION ALL
    SELECT beyond.key, block, beyond.bits
    FROM (SELECT block, array_agg(key) AS steps, array_agg(bits) AS parts FROM turned WHERE key >= 10000 GROUP BY block) AS stepped,
      bits_beyond(steps, parts) AS beyond
    ORDER BY 1, 2
    ON CONFLICT (key, block) DO UPDATE SET bits = kept.bits # excluded.bits;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Sets the bits of all entries, where there are none yet.
CREATE FUNCTION set_catalogue_bits() RETURNS void LANGUAGE sql AS $$
  WITH found AS MATERIALIZED (
    SELECT key, product_id >> 13 AS block, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id & 8191, 1)) AS bits
    FROM catalogue_entry, unnest(bit_keys(keys, traits, popularity, price, created_on)) AS key
    WHERE active GROUP BY 1, 2
  )
  INSERT INTO catalogue_bits (key, block, bits)
    SELECT key, block, bits FROM found WHERE key < 10000
    UNION ALL
    SELECT beyond.key, block, beyond.bits
    FROM (SELECT block, array_agg(key) AS steps, array_agg(bits) AS parts FROM found WHERE key >= 10000 GROUP BY block) AS stepped,
      bits_beyond(steps, parts) AS beyond
    ORDER BY 1, 2
$$;--> statement-breakpoint
-- The best in an order of the products that have all of some keys, one of each kind of others and none of a third: as bits, each block
-- behind its number. All of them when they are at most `most`. Of more, the step is sought from which on they are enough and not many: by
-- halves and in every eighth block, until between `low` and `high` they become enough. A step that is crowded, with more than `most` up to
-- its end, is left out. Planned once for a connection: planning takes as long as running.
CREATE FUNCTION best_in_order(all_of int[], any_of int[], kinds int[], none_of int[], base int, is_up boolean, enough int, most int)
  RETURNS TABLE (low int, high int, is_crowded boolean, numbers bytea)
  LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  asked int := (SELECT count(DISTINCT key) FROM unnest(all_of) AS key) + coalesce(kinds[cardinality(kinds)], 0);
BEGIN
  RETURN QUERY WITH RECURSIVE having_all AS MATERIALIZED (
    SELECT block, bit_and(bits) AS bits FROM (
      SELECT block, bits FROM catalogue_bits WHERE key = ANY (all_of)
      UNION ALL
      SELECT block, bit_or(bits) FROM unnest(any_of, kinds) AS wanted(key, kind) JOIN catalogue_bits USING (key) GROUP BY block, kind
    ) AS parts GROUP BY block HAVING count(*) = asked
  ), common AS MATERIALIZED (
    -- A block without a row has none of a key.
    SELECT block, having_all.bits & coalesce(~others.bits, having_all.bits) AS bits
    FROM having_all LEFT JOIN (SELECT block, bit_or(bits) AS bits FROM catalogue_bits WHERE key = ANY (none_of) GROUP BY block) AS others USING (block)
  ), counted AS MATERIALIZED (
    SELECT coalesce(sum(bit_count(bits)), 0)::int AS total, CASE WHEN count(*) > 64 THEN 8 ELSE 1 END AS every FROM common
  ), sampled AS MATERIALIZED (
    SELECT block, bits, every FROM counted JOIN common ON total > most AND block % every = 0
  ), sought (place, low, high, more) AS (
    SELECT 0, base, (SELECT coalesce(max(key), base) + 1 FROM catalogue_bits WHERE key >= base AND key < base + 10000), total
    FROM counted WHERE total > most
    UNION ALL
    SELECT place + 1,
      CASE WHEN (better < enough) = is_up THEN middle ELSE low END,
      CASE WHEN (better < enough) = is_up THEN high ELSE middle END,
      CASE WHEN better < enough THEN more ELSE better END
    FROM sought,
      LATERAL (SELECT (low + high) / 2 AS middle) AS halved,
      LATERAL (
        SELECT coalesce(sum(bit_count(CASE WHEN is_up THEN sampled.bits & coalesce(~steps.bits, sampled.bits) ELSE sampled.bits & steps.bits END) * every), 0)::int AS better
        FROM sampled LEFT JOIN catalogue_bits AS steps ON steps.key = middle AND steps.block = sampled.block
      ) AS probed
    WHERE high - low > 1 AND more > least(1.5 * enough, most)
  ), best AS MATERIALIZED (
    SELECT low, high, more > most AS is_crowded FROM sought ORDER BY place DESC LIMIT 1
  ), blocks AS MATERIALIZED (
    SELECT block, bits FROM common, counted WHERE total <= most
    UNION ALL
    SELECT common.block, CASE WHEN is_up THEN common.bits & coalesce(~steps.bits, common.bits) ELSE common.bits & steps.bits END
    FROM best CROSS JOIN common LEFT JOIN catalogue_bits AS steps
      ON steps.key = CASE WHEN is_crowded = is_up THEN low ELSE high END AND steps.block = common.block
  )
  SELECT low, high, is_crowded, (SELECT string_agg(int4send(block) || bit_send(bits), '') FROM blocks WHERE bit_count(bits) > 0)
  FROM counted LEFT JOIN best ON true;
END $$;--> statement-breakpoint
DELETE FROM catalogue_bits;--> statement-breakpoint
SELECT set_catalogue_bits();
