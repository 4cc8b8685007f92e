-- The lowest price in a step and those above.
CREATE OR REPLACE FUNCTION price_begin(step int)
  RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE WHEN step <= 0 THEN -2147483648 ELSE amount_begin(step + 106) END
$$;
