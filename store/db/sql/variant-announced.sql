-- Announces the products whose variants, and with them prices, have changed.
CREATE OR REPLACE FUNCTION variant_announced()
  RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT DISTINCT product_id FROM changed LIMIT 501));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER variant_announced AFTER UPDATE ON variant
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variant_announced();

CREATE OR REPLACE TRIGGER variant_added AFTER INSERT ON variant
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variant_announced();

CREATE OR REPLACE TRIGGER variant_removed AFTER DELETE ON variant
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variant_announced();
