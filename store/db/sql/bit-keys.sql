-- The keys of an entry on sale: its own, same-day, and its steps by popularity (10000), price (20000) and age
-- (30000).
CREATE OR REPLACE FUNCTION bit_keys(keys int[], traits int, popularity int, price int, created_on date)
  RETURNS int[]
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
  SELECT keys || ARRAY(SELECT id::int FROM facet_value WHERE facet = 'same_day' AND traits & (1 << bit) <> 0)
    || ARRAY[10000 + amount_step(popularity), 20000 + price_step(price), 30000 + day_step(created_on)]
$$;
