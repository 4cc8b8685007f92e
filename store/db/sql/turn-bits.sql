-- Toggles the bits that entries lost or gained, in the order of the keys to avoid deadlocks.
CREATE OR REPLACE FUNCTION turn_bits()
  RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS changed_bit (key int, product_id int) ON COMMIT DELETE ROWS;
  TRUNCATE changed_bit;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_bit SELECT DISTINCT unnest(bit_keys(keys, traits, popularity, price, created_on)), product_id FROM old_entries WHERE active;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO changed_bit SELECT DISTINCT unnest(bit_keys(keys, traits, popularity, price, created_on)), product_id FROM new_entries WHERE active;
  END IF;
  WITH turned AS MATERIALIZED (
    SELECT key, product_id >> 13 AS block, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id & 8191, 1)) AS bits
    FROM (SELECT key, product_id FROM changed_bit GROUP BY key, product_id HAVING count(*) = 1) AS once
    GROUP BY 1, 2
  )
  INSERT INTO catalogue_bits AS kept (key, block, bits)
    SELECT key, block, bits FROM turned WHERE key < 10000
    UNION ALL
    SELECT beyond.key, block, beyond.bits
    FROM (SELECT block, array_agg(key) AS steps, array_agg(bits) AS parts FROM turned WHERE key >= 10000 GROUP BY block) AS stepped,
      bits_beyond(steps, parts) AS beyond
    ORDER BY 1, 2
    ON CONFLICT (key, block) DO UPDATE SET bits = kept.bits # excluded.bits;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER entries_inserted AFTER INSERT ON catalogue_entry
  REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION turn_bits();

CREATE OR REPLACE TRIGGER entries_updated AFTER UPDATE ON catalogue_entry
  REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION turn_bits();

CREATE OR REPLACE TRIGGER entries_deleted AFTER DELETE ON catalogue_entry
  REFERENCING OLD TABLE AS old_entries
  FOR EACH STATEMENT EXECUTE FUNCTION turn_bits();
