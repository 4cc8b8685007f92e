-- Sets the bits of all entries; there must be none yet.
CREATE OR REPLACE FUNCTION set_catalogue_bits()
  RETURNS void
  LANGUAGE sql
  AS $$
  WITH found AS MATERIALIZED (
    SELECT key, product_id >> 13 AS block, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id & 8191, 1)) AS bits
    FROM catalogue_entry, unnest(bit_keys(keys, traits, popularity, price, created_on)) AS key
    WHERE active GROUP BY 1, 2
  )
  INSERT INTO catalogue_bits (key, block, bits)
    SELECT key, block, bits FROM found WHERE key < 10000
    UNION ALL
    SELECT beyond.key, block, beyond.bits
    FROM (SELECT block, array_agg(key) AS steps, array_agg(bits) AS parts FROM found WHERE key >= 10000 GROUP BY block) AS stepped,
      bits_beyond(steps, parts) AS beyond
    ORDER BY 1, 2
$$;
