-- The step of an amount: sixteenths of a power of two, so that steps suit a few pence and many pounds.
CREATE OR REPLACE FUNCTION amount_step(amount int)
  RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  -- A small value is added, because the logarithm of a power of two may be just below a whole number.
  SELECT floor(16 * ln(greatest(amount, 0) + 1::float8) / ln(2::float8) + 1e-9)::int
$$;
