-- Copies the columns that listings sort and filter by to the memberships. One update per change, however many
-- products: separate updates would rewrite shared bits many times. Uses the index also for many rows, because
-- the cached plan is kept for single rows as well.
CREATE OR REPLACE FUNCTION copy_products(ids int[])
  RETURNS void
  LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off
  AS $$
DECLARE
  own int := (SELECT coalesce(bit_or(1 << bit), 0) FROM facet_value WHERE facet IN ('price', 'same_day'));
BEGIN
  UPDATE collection_product SET price = p.price, popularity = p.popularity, created_on = p.created_on, active = p.active,
    traits = (traits & ~own) | band
  FROM unnest(ids) AS changed (id) JOIN product p USING (id) CROSS JOIN LATERAL facet_band(p.price, p.same_day) AS band
  WHERE product_id = p.id;
  UPDATE catalogue_entry SET title = p.title, price = p.price, popularity = p.popularity, created_on = p.created_on, active = p.active,
    traits = (traits & ~own) | band
  FROM unnest(ids) AS changed (id) JOIN product p USING (id) CROSS JOIN LATERAL facet_band(p.price, p.same_day) AS band
  WHERE product_id = p.id;
END $$;
