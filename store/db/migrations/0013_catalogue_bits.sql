CREATE TABLE "catalogue_bits" (
	"key" integer NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "catalogue_bits_key_block_pk" PRIMARY KEY("key","block")
);
--> statement-breakpoint
CREATE INDEX "catalogue_entry_found" ON "catalogue_entry" USING btree ("product_id","price","popularity","created_on","colours","stems","occasions","traits") WHERE active;--> statement-breakpoint
-- Which eighth of an octave an amount lies in: steps that fit few pence and many pounds, ten sales and ten thousand.
CREATE FUNCTION amount_step(amount int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- A little is added: the logarithm of a power of two may come out just below a whole number.
  SELECT floor(8 * ln(greatest(amount, 0) + 1::float8) / ln(2::float8) + 1e-9)::int
$$;--> statement-breakpoint
-- The least amount in a step and in those above; what is below all steps counts to the first.
CREATE FUNCTION amount_begin(step int) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN step <= 0 THEN -2147483648 ELSE ceil(power(2::float8, step / 8::float8))::bigint - 1 END
$$;--> statement-breakpoint
CREATE FUNCTION month_step(day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(day - date '2000-01-01', 0) / 30
$$;--> statement-breakpoint
CREATE FUNCTION month_begin(step int) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN step <= 0 THEN '-infinity' ELSE date '2000-01-01' + 30 * step END
$$;--> statement-breakpoint
-- Every key of an entry that is on sale: its own, same-day, and where it stands by popularity (10000), price (20000)
-- and age (30000): eight fine steps, which are counted from a thousand further on, make a coarse one.
CREATE FUNCTION bit_keys(keys int[], traits int, popularity int, price int, created_on date) RETURNS int[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT keys || ARRAY(SELECT id::int FROM facet_value WHERE facet = 'same_day' AND traits & (1 << bit) <> 0) || ARRAY[
    10000 + amount_step(popularity) / 8, 11000 + amount_step(popularity), 20000 + amount_step(price) / 8, 21000 + amount_step(price),
    30000 + month_step(created_on) / 8, 31000 + month_step(created_on)]
$$;--> statement-breakpoint
-- The keys by price that cover a range: coarse steps where it is wide, fine ones at its ends.
CREATE FUNCTION price_keys(low int, high int) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT CASE WHEN step / 8 * 8 < amount_step(low) OR step / 8 * 8 + 7 > amount_step(high) THEN 21000 + step ELSE 20000 + step / 8 END)
  FROM generate_series(amount_step(low), amount_step(high)) AS step
$$;--> statement-breakpoint
-- Turns the bits of what entries had and no longer have, or have and had not; in the order of the keys, lest two wait for each other.
CREATE FUNCTION turn_bits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS changed_bit (key int, product_id int) ON COMMIT DELETE ROWS;
  TRUNCATE changed_bit;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_bit SELECT DISTINCT unnest(bit_keys(keys, traits, popularity, price, created_on)), product_id FROM old_entries WHERE active;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO changed_bit SELECT DISTINCT unnest(bit_keys(keys, traits, popularity, price, created_on)), product_id FROM new_entries WHERE active;
  END IF;
  INSERT INTO catalogue_bits AS kept (key, block, bits)
    SELECT key, product_id >> 13, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id & 8191, 1))
    FROM (SELECT key, product_id FROM changed_bit GROUP BY key, product_id HAVING count(*) = 1) AS turned
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (key, block) DO UPDATE SET bits = kept.bits # excluded.bits;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER entries_inserted AFTER INSERT ON catalogue_entry REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION turn_bits();--> statement-breakpoint
CREATE TRIGGER entries_updated AFTER UPDATE ON catalogue_entry REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION turn_bits();--> statement-breakpoint
CREATE TRIGGER entries_deleted AFTER DELETE ON catalogue_entry REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION turn_bits();--> statement-breakpoint
INSERT INTO catalogue_bits (key, block, bits)
  SELECT key, product_id >> 13, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id & 8191, 1))
  FROM catalogue_entry, unnest(bit_keys(keys, traits, popularity, price, created_on)) AS key
  WHERE active GROUP BY 1, 2;
