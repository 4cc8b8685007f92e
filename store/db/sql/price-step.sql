-- The step of a price. Prices up to about a pound share the first step.
CREATE OR REPLACE FUNCTION price_step(price int)
  RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT greatest(amount_step(price) - 106, 0)
$$;
