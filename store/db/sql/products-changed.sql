-- Calls copy_products for the products with changes in a copied column.
CREATE OR REPLACE FUNCTION products_changed()
  RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  ids int[] := ARRAY(
    SELECT id FROM new_products AS after JOIN old_products AS before USING (id)
    WHERE (before.title, before.price, before.popularity, before.created_on, before.active, before.same_day)
      IS DISTINCT FROM (after.title, after.price, after.popularity, after.created_on, after.active, after.same_day)
    ORDER BY id);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM copy_products(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_changed AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
