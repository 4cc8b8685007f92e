-- Turns the bits of single steps of a block into those of each step and all above it. Bits toggled twice
-- cancel out, so it also works for changes.
CREATE OR REPLACE FUNCTION bits_beyond(steps int[], parts bit[])
  RETURNS TABLE (key int, bits bit)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT every, summed.bits FROM (
    SELECT step, bit_xor(part) OVER downwards AS bits, lead(step) OVER downwards AS next
    FROM unnest(steps, parts) AS stepped(step, part) WINDOW downwards AS (PARTITION BY step / 10000 ORDER BY step DESC)
  ) AS summed, generate_series(coalesce(next + 1, step / 10000 * 10000), step) AS every
  WHERE bit_count(summed.bits) > 0
$$;
