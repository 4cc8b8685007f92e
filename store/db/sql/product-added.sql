-- Announces new products. They may belong on any listing, so that whatever shows products may have changed.
CREATE OR REPLACE FUNCTION product_added()
  RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF EXISTS (SELECT FROM added) THEN PERFORM announce_products(NULL); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_added AFTER INSERT ON product
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION product_added();
