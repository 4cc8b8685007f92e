import { percentOf } from '../../store/domain/money.ts'

type Query = (text: string) => Promise<Record<string, any>[]>

/** What stands in the card, the row or the page of a product: which column it comes from, or what is wrong with it. */
export type Placed = { source: string; wrong: string[] }

export type PlaceReader = (sentence: string, product: string | null, page: string) => Placed | null

const pence = (written: string) => Math.round(Number(written.replaceAll(/[£,]/g, '')) * 100)

/** Prices of a product that are made of its rows: what it costs, what it did, and what it costs who subscribes. */
export async function readPlaces(query: Query): Promise<PlaceReader> {
  const products = new Map<string, Set<number>>()
  const titles = new Map<string, string>()
  const add = (id: unknown, ...prices: (number | null)[]) => {
    const known = products.get(String(id)) ?? new Set()
    for (const price of prices) if (price !== null) known.add(price)
    products.set(String(id), known)
  }
  const [subscription] = await query(
    `select value->>'percent_off' as percent from content where key = 'delivery-subscription-prices'`,
  )
  const percent = Number(subscription?.percent ?? 0)
  for (const { product_id: id, price, old_price: old } of await query('select * from variant'))
    add(id, price, old, price - percentOf(price, percent))
  for (const { id, title } of await query('select id, title from product')) titles.set(String(id), title)
  const combos = await query(
    `select c.product_id, c.discount_percent, c.title, array(select price from variant where id in (select (jsonb_array_elements(c.variant_ids))::int)) as prices,
       array(select coalesce(old_price, price) from variant where id in (select (jsonb_array_elements(c.variant_ids))::int)) as old from combo as c`,
  )
  for (const combo of combos) {
    const whole = (combo.prices as number[]).reduce((sum, price) => sum + price, 0)
    add(combo.product_id, whole, whole - percentOf(whole, combo.discount_percent))
  }
  const facets = new Map(
    (await query('select title from facet_value')).map(({ title }) => [String(title).toLowerCase(), true]),
  )
  const collections = new Set(
    (await query('select title, heading, block_heading from collection')).flatMap((row) =>
      Object.values(row)
        .filter(Boolean)
        .map((words) => String(words).toLowerCase()),
    ),
  )
  const articles = new Set(
    (await query('select author, title from article')).flatMap(({ author, title }) => [
      author,
      `${title} | Larkspur`,
    ]),
  )
  const byName = new Map([...titles].map(([id, title]) => [title, id]))
  const fees = new Set(
    (await query('select distinct price from delivery_window')).map(({ price }) => Number(price)),
  )
  return (sentence, product, page) => {
    const id = /^\/product\/(\d+)/.exec(page)?.[1] ?? product
    return (
      byTitle(sentence, byName, products, fees) ??
      atProduct(sentence, product ?? id, products, titles) ??
      atListing(sentence, facets, collections) ??
      atReview(sentence) ??
      atArticle(sentence, articles)
    )
  }
}

/** A present beside the flowers, or flowers to have instead: `Pink Prosecco + £19.95`, `Red Roses, £31.41 a time`. */
const BY_TITLE = /^(.+?)(?: \+ |, )(£[\d,.]+)( a time with the delivery| a time)?$/

function byTitle(
  sentence: string,
  ids: Map<string, string>,
  products: Map<string, Set<number>>,
  fees: Set<number>,
): Placed | null {
  const [, title = '', money = '', often = ''] = BY_TITLE.exec(sentence) ?? []
  const prices = products.get(ids.get(title) ?? '')
  if (!prices) return null
  const isIts = often.includes('delivery')
    ? [...fees].some((fee) => prices.has(pence(money) - fee))
    : prices.has(pence(money))
  return { source: 'variant.price', wrong: isIts ? [] : [`it says ${money}, and no row of ${title} does`] }
}

const DATA = /^(?:from )?(?:now )?(£[\d,.]+)(?: was (£[\d,.]+))?(?:[★ ].*)?$/

function atProduct(
  sentence: string,
  product: string | null,
  products: Map<string, Set<number>>,
  titles: Map<string, string>,
): Placed | null {
  if (!product) return null
  const prices = products.get(product)
  if (!prices) return null
  const said = [...sentence.matchAll(/£[\d,]+(?:\.\d\d)?/g)].map(([money]) => money)
  const title = titles.get(product) ?? ''
  const isOfIt =
    DATA.test(sentence) || sentence.startsWith(title) || / £[\d,.]+(?: was £[\d,.]+)?$/.test(sentence)
  if (said.length && isOfIt) {
    const wrong = said.filter((money) => !prices.has(pence(money)))
    return {
      source: 'variant.price',
      wrong: wrong.map((money) => `it says ${money}, and no row of product ${product} does`),
    }
  }
  if (title && sentence.includes(title)) return { source: 'product.title', wrong: [] }
  if (/^−\d+%$/.test(sentence)) return { source: 'variant.old_price', wrong: [] }
  return null
}

function atListing(sentence: string, facets: Map<string, boolean>, collections: Set<string>): Placed | null {
  const counted = /^(.+?) (\d+)$/.exec(sentence)
  if (counted && facets.has((counted[1] ?? '').toLowerCase()))
    return { source: 'facet_count.products', wrong: [] }
  if (/^\d+ (?:things to send|found)$/.test(sentence) || /^Show more \d+ of \d+ shown$/.test(sentence))
    return { source: 'facet_count.products', wrong: [] }
  if (/^Page \d+$/.test(sentence)) return { source: 'store/domain/listing.ts getListing', wrong: [] }
  const name = sentence
    .replace(/ \| Larkspur$/, '')
    .replace(/ See all$/, '')
    .replace(/^All /, '')
    .toLowerCase()
  return facets.has(name) || collections.has(name) || name === 'see all'
    ? { source: 'collection.title', wrong: [] }
    : null
}

function atReview(sentence: string): Placed | null {
  if (
    /^[★\d].*\bout of 5\b|^\d ★$|^\d+ with \d stars$|^Only reviews with \d stars$|^[\d.]+ out of 5 from \d+ reviews$/.test(
      sentence,
    )
  )
    return { source: 'review.rating', wrong: [] }
  return /^[^·]+, [^·]+ · \d{1,2} [A-Z][a-z]+ \d{4}$/.test(sentence)
    ? { source: 'review.author', wrong: [] }
    : null
}

function atArticle(sentence: string, authors: Set<string>): Placed | null {
  if (authors.has(sentence)) return { source: 'article.title', wrong: [] }
  const found = /^(.+) · \d{1,2} [A-Z][a-z]+ \d{4} · \d+ min$/.exec(sentence)
  return found && authors.has(found[1] ?? '') ? { source: 'article.published_on', wrong: [] } : null
}
