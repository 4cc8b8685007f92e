-- The smallest amount in a step and those above; the first step includes all smaller amounts.
CREATE OR REPLACE FUNCTION amount_begin(step int)
  RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE WHEN step <= 0 THEN -2147483648 ELSE ceil(power(2::float8, step / 16::float8))::bigint - 1 END
$$;
