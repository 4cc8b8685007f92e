import type { Placed, Query } from './fact.ts'

/** Green that goes with flowers does not make a bouquet a green one. */
const FOLIAGE = ['eucalyptus', 'ruscus', 'fern']
/** So many of a listing are on its first page. */
const PAGE = 12

/**
 * Reads how many there are of something on the page of a listing, and counts them anew: from the rows of products and their
 * variants, not from what the shop has counted.
 */
export async function readCounts(query: Query) {
  const members = new Map<string, Set<number>>()
  for (const { slug, id } of await query(
    `select c.slug, p.id from collection_product as m join collection as c on c.id = m.collection_id
     join product as p on p.id = m.product_id where p.active`,
  ))
    members.set(slug, (members.get(slug) ?? new Set()).add(id))
  const withValue = await productsByValue(query, members)
  const promotions = new Map(
    (await query('select id, collection_slug from promotion')).map((row) => [
      String(row.id),
      row.collection_slug,
    ]),
  )
  const scopeOf = (page: string): Set<number> | undefined => {
    const [, promotion] = /^\/promotions\/(\d+)$/.exec(page) ?? []
    const [, slug] = /^\/(?:(?:category|filter)\/|search\?q=)?([a-z\d-]+)$/.exec(page) ?? []
    return members.get(promotion ? promotions.get(promotion) : (slug ?? ''))
  }
  return (sentence: string, page: string): Placed | null => {
    const [, title = '', said] = /^(.+?) (\d+)$/.exec(sentence) ?? []
    const value = withValue.get(title.toLowerCase())
    const total = /^(?:See )?(\d+) (?:products?|found)$/.exec(sentence)?.[1]
    const [, shown, ofAll] = /^Show more (\d+) of (\d+) shown$/.exec(sentence) ?? []
    if (!value && !total && !ofAll) return null
    const scope = scopeOf(page)
    if (!scope)
      return { source: 'facet_count.products', wrong: [`nothing is known of the listing on ${page}`] }
    const counts = value?.map((ids) => [...ids].filter((id) => scope.has(id)).length) ?? [scope.size]
    const wrong = counts.includes(Number(said ?? total ?? ofAll))
      ? []
      : [`there are ${counts.join(' or ')} by the rows of products`]
    if (shown && Number(shown) !== PAGE) wrong.push(`a page has ${PAGE}`)
    return { source: 'facet_count.products', wrong }
  }
}

/** Whether a sentence says how many there are on the page it stands on: on another page the same words are about other things. */
export const isCount = (sentence: string): boolean =>
  /^.+? \d+$|^(?:See )?\d+ (?:products?|found)$|^Show more \d+ of \d+ shown$/.test(sentence)

/** Which products have the values that listings are narrowed by, by the title of the value; some have the same. */
async function productsByValue(
  query: Query,
  members: Map<string, Set<number>>,
): Promise<Map<string, Set<number>[]>> {
  const products = await query(
    'select id, price, same_day, cat_toxicity, dog_toxicity from product where active',
  )
  const variants = await query('select product_id, colour, size, stems from variant')
  const ids = (rows: { id?: number; product_id?: number }[]) =>
    new Set(rows.map((row) => row.id ?? row.product_id ?? 0))
  const has = {
    price: ({ price_from: from, price_to: to }) =>
      ids(products.filter(({ price }) => price >= (from ?? 0) && price <= (to ?? Infinity))),
    same_day: () => ids(products.filter(({ same_day: sameDay }) => sameDay)),
    cat_safe: () => ids(products.filter(({ cat_toxicity: toxicity }) => toxicity === 'none')),
    dog_safe: () => ids(products.filter(({ dog_toxicity: toxicity }) => toxicity === 'none')),
    colour: ({ value }) =>
      ids(
        variants.filter(
          ({ colour, stems }) =>
            colour === value ||
            stems.some((stem: Stem) => stem.colour === value && !FOLIAGE.includes(stem.species)),
        ),
      ),
    stem: ({ value }) =>
      ids(variants.filter(({ stems }) => stems.some(({ species }: Stem) => species === value))),
    size: ({ value }) => ids(variants.filter(({ size }) => size === value)),
    occasion: ({ value }) => members.get(value) ?? new Set(),
    recipient: ({ value }) => members.get(value) ?? new Set(),
  } satisfies Record<string, (row: Value) => Set<number>>
  const byTitle = new Map<string, Set<number>[]>()
  for (const row of (await query('select * from facet_value')) as (Value & {
    facet: keyof typeof has
    title: string
  })[]) {
    const title = row.title.toLowerCase()
    byTitle.set(title, [...(byTitle.get(title) ?? []), has[row.facet](row)])
  }
  return byTitle
}

type Stem = { species: string; colour: string }
type Value = { value: string; price_from: number | null; price_to: number | null }
