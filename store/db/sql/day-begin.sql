-- The first day of a step; what is before all steps counts to the first.
CREATE OR REPLACE FUNCTION day_begin(step int)
  RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE WHEN step <= 0 THEN '-infinity' ELSE date '2020-01-01' + 10 * step END
$$;
