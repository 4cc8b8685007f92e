-- Announces the products with changes that shoppers see. How popular a product is changes all the time, and only sorts. One that is
-- sold again may belong on any listing.
CREATE OR REPLACE FUNCTION product_announced()
  RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF EXISTS (SELECT FROM new_products AS after JOIN old_products AS before USING (id) WHERE after.active AND NOT before.active) THEN
    PERFORM announce_products(NULL);
    RETURN NULL;
  END IF;
  PERFORM announce_products(ARRAY(
    SELECT id FROM new_products AS after JOIN old_products AS before USING (id)
    WHERE to_jsonb(before) - 'popularity' IS DISTINCT FROM to_jsonb(after) - 'popularity'
    LIMIT 501));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_announced AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION product_announced();
