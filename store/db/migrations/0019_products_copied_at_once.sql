-- What listings sort and narrow by is copied beside the memberships. A change to products changes their copies by one update, however many
-- they are: one by one, the bits they share were written as many times over. Each is looked up by its index, as the plan for many is kept
-- for one as well.
CREATE FUNCTION copy_products(ids int[]) RETURNS void LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
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
END $$;--> statement-breakpoint
-- The bits of a product's price and of same-day in its mask.
CREATE FUNCTION facet_band(price int, same_day boolean) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1 << bit), 0) FROM facet_value
  WHERE (facet = 'price' AND facet_band.price BETWEEN price_from AND price_to) OR (facet = 'same_day' AND facet_band.same_day)
$$;--> statement-breakpoint
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[] := ARRAY(
    SELECT id FROM new_products AS after JOIN old_products AS before USING (id)
    WHERE (before.title, before.price, before.popularity, before.created_on, before.active, before.same_day)
      IS DISTINCT FROM (after.title, after.price, after.popularity, after.created_on, after.active, after.same_day)
    ORDER BY id);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM copy_products(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER product_changed ON product;--> statement-breakpoint
DROP FUNCTION copy_product();--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
