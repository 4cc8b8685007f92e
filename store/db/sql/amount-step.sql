-- Which sixteenth of an octave an amount lies in: steps that fit few pence and many pounds, ten sales and ten thousand.
CREATE OR REPLACE FUNCTION amount_step(amount int)
  RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  -- A little is added: the logarithm of a power of two may come out just below a whole number.
  SELECT floor(16 * ln(greatest(amount, 0) + 1::float8) / ln(2::float8) + 1e-9)::int
$$;
