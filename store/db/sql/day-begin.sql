-- The first day of a step; the first step includes all earlier days.
CREATE OR REPLACE FUNCTION day_begin(step int)
  RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE WHEN step <= 0 THEN '-infinity' ELSE date '2020-01-01' + 10 * step END
$$;
