import { query } from '../processes/test-server.ts'

/** Adds the one product of a shop that began with none, LK-OWN, a candle. Its pictures are drawings by these names, and the first is on its card. */
export async function addOwnProduct(
  databaseUrl: string,
  pictures: readonly [string, ...string[]],
): Promise<void> {
  const drawing = JSON.stringify({ kind: 'gift', seed: 'own', item: 'candle', colour: 'red' })
  await query(
    databaseUrl,
    `insert into picture (real_id, name, drawing, alt, position)
      select 'LK-OWN', name, $1, 'A candle', position - 1
      from unnest($2::text[]) with ordinality as named (name, position)`,
    [drawing, pictures],
  )
  await query(
    databaseUrl,
    `with made as (insert into product (real_id, slug, title, kind, description, care, contains, popularity, created_on,
        same_day, price, default_variant, variant_count, image_name, image_alt)
      values ('LK-OWN', 'candle', 'A candle', 'gift', 'Beeswax', '[]', '[]', 1, '2026-01-01', true, 1500, 'one', 1, $1, 'A candle')
      returning id)
    insert into variant (product_id, slug, title, price, stems, image_name, position)
      select id, 'one', 'One', 1500, '[]', $1, 0 from made`,
    [pictures[0]],
  )
}
