-- Updates the counts when memberships change; one set of sums per statement.
CREATE OR REPLACE FUNCTION count_members()
  RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS changed_member (collection_id int, price int, colours int, stems int, occasions int, traits int, n int) ON COMMIT DELETE ROWS;
  TRUNCATE changed_member;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_member SELECT collection_id, price, colours, stems, occasions, traits, -1 FROM old_members WHERE active;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO changed_member SELECT collection_id, price, colours, stems, occasions, traits, 1 FROM new_members WHERE active;
  END IF;
  INSERT INTO facet_count AS kept (collection_id, facet_value_id, products)
    SELECT m.collection_id, v.id, sum(m.n)
    FROM changed_member m JOIN collection c ON c.id = m.collection_id
      JOIN facet_value v ON facet_mask(v.facet, m.colours, m.stems, m.occasions, m.traits) & (1 << v.bit) <> 0
    GROUP BY m.collection_id, v.id ORDER BY m.collection_id, v.id
    ON CONFLICT (collection_id, facet_value_id) DO UPDATE SET products = kept.products + excluded.products;
  UPDATE collection SET product_count = product_count + changed.n
    FROM (SELECT collection_id, sum(n) AS n FROM changed_member GROUP BY collection_id HAVING sum(n) <> 0) AS changed
    WHERE collection.id = changed.collection_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER members_inserted AFTER INSERT ON collection_product
  REFERENCING NEW TABLE AS new_members
  FOR EACH STATEMENT EXECUTE FUNCTION count_members();

CREATE OR REPLACE TRIGGER members_updated AFTER UPDATE ON collection_product
  REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members
  FOR EACH STATEMENT EXECUTE FUNCTION count_members();

CREATE OR REPLACE TRIGGER members_deleted AFTER DELETE ON collection_product
  REFERENCING OLD TABLE AS old_members
  FOR EACH STATEMENT EXECUTE FUNCTION count_members();
