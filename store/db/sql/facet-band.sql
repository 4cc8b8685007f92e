-- The bits of a product's price and of same-day in its mask.
CREATE OR REPLACE FUNCTION facet_band(price int, same_day boolean)
  RETURNS int
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
  SELECT coalesce(bit_or(1 << bit), 0) FROM facet_value
  WHERE (facet = 'price' AND facet_band.price BETWEEN price_from AND price_to) OR (facet = 'same_day' AND facet_band.same_day)
$$;
