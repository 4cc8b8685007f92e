-- Tells who listens (store/db/product-changes.ts) which products have changed, once the transaction is committed. Too many
-- for a message are all of them, as is null.
CREATE OR REPLACE FUNCTION announce_products(ids int[])
  RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF ids IS NULL OR cardinality(ids) > 0 THEN
    PERFORM pg_notify('products_changed',
      CASE WHEN ids IS NULL OR cardinality(ids) > 500 THEN '*' ELSE array_to_string(ids, ',') END);
  END IF;
END $$;
