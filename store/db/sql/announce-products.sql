-- Tells who listens (store/db/product-changes.ts) which products have changed, once the transaction is committed. Too many
-- for a message are all of them.
CREATE OR REPLACE FUNCTION announce_products(ids int[])
  RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM pg_notify('products_changed',
      CASE WHEN cardinality(ids) > 500 THEN '*' ELSE array_to_string(ids, ',') END);
  END IF;
END $$;
