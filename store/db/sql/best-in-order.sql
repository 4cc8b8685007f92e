-- The first products in a sort order that have all of some keys, one of each group of others, and none of a
-- third list: as bits, each block after its number. All of them if they are at most `most`; otherwise those
-- from the step at which there are enough. The step is found by bisection between `low` and `high` on every
-- eighth block. A step with more than `most` products up to its end is left out. Planned once per connection,
-- because planning takes as long as running.
CREATE OR REPLACE FUNCTION best_in_order(all_of int[], any_of int[], kinds int[], none_of int[], base int, is_up boolean, enough int, most int)
  RETURNS TABLE (low int, high int, is_crowded boolean, numbers bytea)
  LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan
  AS $$
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
    -- A block without a row has no products with the key.
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
END $$;
