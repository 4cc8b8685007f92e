-- What listings sort and narrow by is copied beside the memberships. A change to products changes their copies by one update, however many
-- they are: one by one, the bits they share were written as many times over. Each is looked up by its index, as the plan for many is kept
-- for one as well.
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
