import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SortBy } from '../../../graphql/generated/graphql.ts'
import { withoutCounting } from '../../db/bulk.ts'
import { getStoredCounts } from './facet-counts.ts'
import { scanBitmaps } from './bitmap-scan.ts'
import { collectionKey, facetValues } from './facets.ts'
import type { FacetRow } from './facets.ts'
import type { Order } from './result-columns.ts'
import type { SearchScope } from './search-scope.ts'
import { findCollection } from './listing.ts'
import { filterConditions, parseFilters } from './filters.ts'
import type { Filters } from './filters.ts'
import { refreshProducts } from './refresh-products.ts'
import { findResultPage } from './result-page.ts'
import { intArray } from '../../db/sql-values.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TransactionContext } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/context.ts'

/** Copies of every product, with their own prices, dates and ids: enough for more than three blocks of bits. */
const COPIES = 24

let store: TestStore
let dictionary: FacetRow[]
let ids: Map<string, number>
beforeAll(async () => {
  store = await startTestStore()
  dictionary = await facetValues(store)
  await inTransaction(store, async (tx) => {
    await tx.db.execute(sql`set local statement_timeout = 0`)
    await withoutCounting(tx.db, () => copyAll(tx))
  })
  const { rows } = await store.db.execute<{ slug: string; id: number }>(sql`select slug, id from collection`)
  ids = new Map(rows.map(({ slug, id }) => [slug, id]))
}, 120_000)
afterAll(() => store.stop())

async function copyAll(tx: TransactionContext): Promise<void> {
  await tx.db.execute(sql`
    insert into product (id, real_id, slug, title, kind, description, care, contains, popularity, created_on, same_day, active, price, old_price, default_variant, variant_count, image_name, image_alt, gift_card_by)
    select id + copy * 1200, real_id || '-' || copy, slug || '-' || copy, title, kind, description, care, contains, (popularity * 7919 + copy * 104729) % 10000,
      created_on - copy % 7 * 41, same_day, active, price + copy * 37, old_price, default_variant, variant_count, image_name, image_alt, gift_card_by
    from product, generate_series(1, ${COPIES}::int) as copy where kind <> 'constructor'`)
  await tx.db.execute(sql`
    insert into catalogue_entry (product_id, title, keys, popularity, price, created_on, active, colours, stems, occasions, traits)
    select p.id, p.title, e.keys, p.popularity, p.price, p.created_on, p.active, e.colours, e.stems, e.occasions, e.traits
    from catalogue_entry e, generate_series(1, ${COPIES}::int) as copy, product p where p.id = e.product_id + copy * 1200`)
  await tx.db.execute(sql`
    insert into collection_product (collection_id, product_id, popularity, price, created_on, active, colours, stems, occasions, traits)
    select m.collection_id, e.product_id, e.popularity, e.price, e.created_on, e.active, e.colours, e.stems, e.occasions, e.traits
    from collection_product m, generate_series(1, ${COPIES}::int) as copy, catalogue_entry e where e.product_id = m.product_id + copy * 1200`)
}

const read = new Map<string, Promise<number[]>>()
/** Returns the expected result by reading every entry. Cached, as all kinds of scans compare with it. */
function expected(...wanted: Parameters<typeof readAll>): Promise<number[]> {
  const key = JSON.stringify(wanted)
  const found = read.get(key) ?? readAll(...wanted)
  read.set(key, found)
  return found
}

async function readAll(collection: string, filters: Filters, { order_by, order_direction }: Order) {
  const column = { popularity: 'popularity', price: 'price', newest: 'created_on' }[order_by]
  const where = filterConditions(parseFilters(dictionary, filters)).map((condition) => sql`and ${condition}`)
  const direction = sql.raw(order_direction)
  const { rows } = await store.db.execute<{ id: number }>(sql`
    select product_id as id from catalogue_entry w
    where active and ${collectionKey(ids.get(collection) ?? 0)} = any(keys) ${sql.join(where, sql` `)}
    order by ${sql.identifier(column)} ${direction}, product_id ${direction}`)
  return rows.map(({ id }) => id)
}

async function scopeOf(slug: string): Promise<SearchScope> {
  const row = await findCollection(store, slug)
  if (!row) throw new Error(`There is no ${slug}`)
  return { collection: { ...row, storedCounts: await getStoredCounts(store, slug) }, alsoIn: [], words: null }
}

const ORDERS = (['popularity', 'price', 'newest'] satisfies Lowercase<SortBy>[]).flatMap((order_by) =>
  (['asc', 'desc'] as const).map((order_direction): Order => ({ order_by, order_direction })),
)
const CHOICES: Filters[] = [
  {},
  { colour: ['red'] },
  { colour: ['blue'], stem: ['delphinium'], price_max: 5000 },
  { colour: ['green'], stem: ['orchid'] },
  { stem: ['sunflower', 'lavender'], colour: ['burgundy'], price_max: 3500 },
  { occasion: ['wedding'], colour: ['white', 'cream'], size: ['large'], same_day: true },
  { price_min: 4000, price_max: 4001 },
  { price_min: 20_000 },
  { size: ['grand'], recipient: ['mom'] },
]

type Find = typeof findResultPage
const inSteps =
  (bounds: { enough: number; max: number }): Find =>
  (ctx, scope, parsedFilters, order) =>
    scanBitmaps(ctx, scope, parsedFilters, order, bounds)

// Buckets are the same for every order, so one ascending and one descending order are enough.
const BOTH_WAYS = ORDERS.slice(1, 3)

describe.each<{ name: string; find: Find; enough: number; orders: Order[] }>([
  { name: 'as a listing does', find: findResultPage, enough: 240, orders: ORDERS },
  { name: 'by bits', find: scanBitmaps, enough: 240, orders: ORDERS },
  { name: 'by bits in steps', find: inSteps({ enough: 240, max: 300 }), enough: 240, orders: BOTH_WAYS },
  { name: 'by bits in small steps', find: inSteps({ enough: 20, max: 30 }), enough: 20, orders: BOTH_WAYS },
])('what is found $name', ({ find, enough, orders }) => {
  it.each(orders)('is what reading everything finds, by %o', async (order) => {
    const sizes: number[] = []
    for (const collection of ['flowers', 'same-day', 'roses', 'gifts'])
      for (const filters of CHOICES) {
        const all = await expected(collection, filters, order)
        const parsedFilters = parseFilters(dictionary, filters)
        const found = await find(store, await scopeOf(collection), parsedFilters, order)
        const what = JSON.stringify([collection, filters])
        expect([what, found.ids]).toEqual([what, all.slice(0, found.ids.length)])
        expect([what, found.isComplete]).toEqual([what, found.ids.length === all.length])
        if (!found.isComplete) expect(found.ids.length).toBeGreaterThanOrEqual(enough)
        expect(found.members).toHaveLength(found.ids.length)
        sizes.push(all.length)
      }
    // No match, some matches, and more than are read at once.
    expect(Math.min(...sizes)).toBe(0)
    expect(Math.max(...sizes)).toBeGreaterThan(3_000)
    expect(sizes.filter((size) => size > 0 && size < 3_000).length).toBeGreaterThan(8)
  })
})

it.each([
  ['the first of many', 'thank-you-flowers', {}],
  ['chosen from a few', 'gifts', { recipient: ['mom'], price_max: 1500 }],
  ['found by bits', 'thank-you-flowers', { price_min: 4000, price_max: 4001 }],
] as [string, string, Filters][])(
  'puts the products of some collections before the others that are %s',
  async (_how, slug, filters) => {
    const scope = await scopeOf(slug)
    const parsedFilters = parseFilters(dictionary, filters)
    const order: Order = { order_by: 'popularity', order_direction: 'desc' }
    const first = [ids.get('home-and-bath') ?? 0, ids.get('food-and-drink') ?? 0]
    const plain = await findResultPage(store, scope, parsedFilters, order)
    const found = await findResultPage(store, { ...scope, first }, parsedFilters, order)
    const { rows } = await store.db.execute<{ id: number; collections: number[] }>(sql`
      select product_id as id, array_agg(collection_id) as collections from collection_product
      where product_id = any(${intArray(plain.ids)}) group by 1`)
    const collections = new Map(rows.map((row) => [row.id, row.collections]))
    const place = (id: number) => {
      const at = first.findIndex((own) => collections.get(id)?.includes(own))
      return at < 0 ? first.length : at
    }
    expect(found.ids).toEqual([...plain.ids].sort((one, other) => place(one) - place(other)))
    const members = new Map(plain.ids.map((id, at) => [id, plain.members[at]]))
    expect(found.members).toEqual(found.ids.map((id) => ({ ...members.get(id), rank: place(id) })))
  },
)

describe('the bits of the catalogue', () => {
  it('know where steps begin', async () => {
    const { rows } = await store.db.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from generate_series(0, 247) as step, amount_begin(step) as first
      where (first < amount_begin(step + 1) and amount_step(first::int) <> step) or (first > 0 and amount_step((first - 1)::int) >= step)
        or (step > 0 and day_step(day_begin(step)) <> step) or (step > 0 and day_step(day_begin(step) + 9) <> step)
        or (step > 0 and price_step(price_begin(step)::int) <> step) or (step > 0 and price_step((price_begin(step) - 1)::int) <> step - 1)`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('follow whatever becomes of a product', async () => {
    const some = await readAll('roses', {}, { order_by: 'newest', order_direction: 'desc' })
    const [first = 0, second = 0, third = 0, ...rest] = some
    const { $client } = store.db
    await Promise.all(
      rest.slice(0, 20).map((id) => $client.query('update product set active = false where id = $1', [id])),
    )
    await $client.query('update product set price = price * 3, same_day = not same_day where id = any($1)', [
      rest.slice(10, 40),
    ])
    await $client.query(`update product set popularity = 9999, created_on = '2026-11-20' where id = $1`, [
      first,
    ])
    await $client.query('delete from product where id = $1', [second])
    await $client.query('delete from collection_product where product_id = $1', [third])
    await inTransaction(store, (tx) => refreshProducts(tx, [third]))
    // Reads all rows, which on a busy machine takes longer than the statement timeout.
    const { rows } = await inTransaction(store, async (tx) => {
      await tx.db.execute(sql`set local statement_timeout = 0`)
      return tx.db.execute<{ wrong: number }>(sql`
      with meant as (
        select key, product_id / 8192 as block, bit_or(set_bit(repeat('0', 8192)::bit(8192), product_id % 8192, 1)) as bits
        from catalogue_entry, unnest(bit_keys(keys, traits, popularity, price, created_on)) as own,
          generate_series(case when own < 10000 then own else own / 10000 * 10000 end, own) as key
        where active group by 1, 2
      ), kept as (
        select key, block, bits from catalogue_bits where bit_count(bits) > 0
      )
      select count(*)::int as wrong from meant full join kept using (key, block)
      where meant.bits is distinct from kept.bits`)
    })
    expect(rows).toEqual([{ wrong: 0 }])
    const cheap = { parsedFilters: parseFilters(dictionary, { price_max: 3000 }), order: ORDERS[2] as Order }
    const found = await scanBitmaps(store, await scopeOf('roses'), cheap.parsedFilters, cheap.order)
    expect(found.ids).not.toContain(second)
    const all = await readAll('roses', { price_max: 3000 }, cheap.order)
    expect(found.ids).toEqual(all.slice(0, found.ids.length))
  })
})
