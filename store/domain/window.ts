import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListingQuery } from '../../contract/catalogue.ts'
import type { Queryable } from '../db/database.ts'
import { facetCount } from '../db/schema.ts'
import type { FacetRow, Masks } from './facets.ts'
import { MASK_OF, NO_LIMIT } from './facets.ts'
import type { Narrowing } from './narrowing.ts'
import { chosenFacets, conditions, keyConditions } from './narrowing.ts'

export type Order = Pick<ListingQuery, 'order_by' | 'order_direction'>
/** What is looked through: a collection with so many products, or all of the shop; for phrases also words of the title. */
export type Ground = {
  collection: { id: number; productCount: number } | null
  alsoIn: number[]
  /** A tsquery of plain words, and how many they are: a title of just these comes first. */
  words: { query: string; count: number } | null
}

type Member = Masks & { price: number }
/** The best of what matches; when it is not complete there is more than is in here. */
export type Window = { ids: number[]; members: Member[]; isComplete: boolean }

/** How many index entries are looked at to find matches, whatever the size of the catalogue. */
const EXAMINED = 2_500
/** When matches are scarce there: how many more, until how many matches are found. */
const FURTHER = { examined: 40_000, enough: 240 }
/** Words stand in no index of an order: of so many products they are read. */
const READ = { examined: 1_200, enough: 240 }
/** Matches beyond this are not counted: "1,000+". */
export const COUNTED = 1_000
/** So many matches make a few pages; fewer among those looked at are scarce, and next to none are rare. */
const SCARCE = 60
const RARE = 8
/** What so many may have at most is a short list in the index of keys. */
const SHORT = 10_000
/** So many rows with a word are read in any order; a word with more of them is common. */
const FETCHED = 1_000

const SORT_COLUMN = { popularity: 'popularity', price: 'price', newest: 'created_on' } as const
const COLUMNS = sql`w.product_id, w.price, w.colours, w.stems, w.occasions, w.traits`

/**
 * The first matches in an order, at a cost that does not grow with the catalogue. A short walk along the index of
 * the order finds what is common. What is rare there is looked for where it is short: in a range of prices or in
 * the index of keys. What lies between is found by walking on until there are enough.
 */
export async function findWindow(
  db: Queryable,
  ground: Ground,
  narrowing: Narrowing,
  order: Order,
): Promise<Window> {
  if (ground.words) return findWorded(db, ground, narrowing, order)
  const bounds = await boundsOf(db, ground, narrowing)
  if (bounds.perhaps === 0) return { ids: [], members: [], isComplete: true }
  const closer = { ...narrowing, priceMin: bounds.priceMin, priceMax: bounds.priceMax }
  const walked = await walk(db, ground, closer, order)
  if (walked.isComplete || walked.ids.length >= SCARCE) return walked
  if (chosenFacets(narrowing).includes('price') && order.order_by !== 'price') {
    const inRange = await walk(db, ground, closer, order, { along: 'price' })
    if (inRange.isComplete) return inRange
  }
  if (walked.ids.length <= RARE && bounds.perhaps <= SHORT) return findByKeys(db, ground, narrowing, order)
  const further = await walk(db, ground, closer, order, FURTHER)
  if (further.isComplete || further.ids.length >= SCARCE) return further
  return findByKeys(db, ground, narrowing, order)
}

/** What has the words in its name: the first along the order when they are common, else all of it. */
async function findWorded(
  db: Queryable,
  ground: Ground,
  narrowing: Narrowing,
  order: Order,
): Promise<Window> {
  const walked = await walk(db, ground, narrowing, order, READ)
  if (!walked.isComplete && walked.ids.length >= SCARCE / 2) return walked
  return findByKeys(db, ground, narrowing, order, FETCHED)
}

/** How far a walk goes: so many entries, until so many matches, along its order or along the prices. */
type Walk = { examined?: number; enough?: number; along?: 'order' | 'price' }

/**
 * A walk along one index: enough for counting what there would be if something else were chosen. Along the prices
 * it looks at all of a range that is no longer than `examined`, and sorts what it finds.
 */
export async function walk(
  db: Queryable,
  { collection, alsoIn, words }: Ground,
  narrowing: Narrowing,
  order: Order,
  { examined = EXAMINED, enough = COUNTED, along = 'order' }: Walk = {},
): Promise<Window> {
  const { priceMin, priceMax } = narrowing
  // Along the prices the range is where the walk begins and ends; else it is one condition among others.
  const isRange = collection && (along === 'price' || order.order_by === 'price')
  const range = [
    ...(isRange && priceMin !== undefined ? [sql`and price >= ${priceMin}`] : []),
    ...(isRange && priceMax !== undefined ? [sql`and price <= ${priceMax}`] : []),
  ]
  const source = collection
    ? sql`collection_product where active and collection_id = ${collection.id} ${sql.join(range, sql` `)}`
    : sql`catalogue_entry where active`
  // Counting a range is worth it only when it may be short.
  const isLong =
    collection && (!range.length || examined > EXAMINED)
      ? sql`${collection.productCount > examined}::boolean`
      : sql`(select count(*) = ${examined} from (select 1 from ${source} limit ${examined}) as there)`
  const where = [
    ...conditions(narrowing),
    ...alsoIn.map(
      (id) =>
        sql`exists (select 1 from collection_product m where m.collection_id = ${id} and m.product_id = w.product_id)`,
    ),
    ...(words ? [hasWords(words.query, collection !== null)] : []),
  ]
  const walkedBy = along === 'price' ? sql`price, product_id` : sorting(order, sql``)
  const sorted = along === 'price' ? sql`order by ${sorting(order, sql`w.`)}` : sql``
  const { rows } = await db.execute<Packed>(sql`
    with walked as (
      select product_id, price, popularity, created_on, colours, stems, occasions, traits
        ${words && !collection ? sql`, words` : sql``} from ${source}
      order by ${walkedBy} limit ${examined}
    ), found as materialized (
      select ${COLUMNS} from walked w ${where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``}
      ${sorted} limit ${enough + 1}
    )
    ${PACK}, ${isLong} as more`)
  return unpack(rows[0], enough)
}

/**
 * What the kept counts say beforehand: how many there may be if the facets have nothing to do with each other, and
 * between which prices. A facet that nothing in the collection has answers at once, and a walk by price begins
 * where there is something to find.
 */
async function boundsOf(db: Queryable, { collection }: Ground, { chosen, priceMin, priceMax }: Narrowing) {
  const asked = [...chosen.values()].map((rows) => rows.map((row) => row.id))
  if (!collection || !asked.length) return { perhaps: Infinity, priceMin, priceMax }
  const kept = await db
    .select()
    .from(facetCount)
    .where(and(eq(facetCount.collectionId, collection.id), inArray(facetCount.facetValueId, asked.flat())))
  return asked.reduce(
    (bounds, ids) => {
      const own = kept.filter((row) => ids.includes(row.facetValueId) && row.products > 0)
      const having = own.reduce((sum, row) => sum + row.products, 0)
      return {
        perhaps: bounds.perhaps * Math.min(1, having / Math.max(1, collection.productCount)),
        priceMin: Math.max(bounds.priceMin ?? 0, Math.min(...own.map((row) => row.minPrice), NO_LIMIT)),
        priceMax: Math.min(bounds.priceMax ?? NO_LIMIT, Math.max(...own.map((row) => row.maxPrice), 0)),
      }
    },
    { perhaps: collection.productCount, priceMin, priceMax },
  )
}

/** All that the indexes of keys and words know of, best first; with `most`, of so many rows in any order. */
async function findByKeys(
  db: Queryable,
  { collection, alsoIn, words }: Ground,
  narrowing: Narrowing,
  order: Order,
  most?: number,
): Promise<Window> {
  const collections = [...(collection ? [collection.id] : []), ...alsoIn]
  const indexed = [
    sql`w.active`,
    ...keyConditions(narrowing, collections),
    ...(words ? [sql`w.words @@ to_tsquery('english', ${words.query})`] : []),
  ]
  const others = conditions(narrowing)
  const exactFirst = words ? sql`(length(w.words) = ${words.count}) desc, ` : sql``
  const { rows } = await db.execute<Packed>(sql`
    with matching as ${most === undefined ? sql`not materialized` : sql`materialized`} (
      select w.* from catalogue_entry w where ${sql.join(indexed, sql` and `)} ${most === undefined ? sql`` : sql`limit ${most + 1}`}
    ), found as materialized (
      select ${COLUMNS} from matching w ${others.length ? sql`where ${sql.join(others, sql` and `)}` : sql``}
      order by ${exactFirst}${sorting(order, sql`w.`)} limit ${COUNTED + 1}
    )
    ${PACK}, ${most === undefined ? sql`false` : sql`(select count(*) > ${most} from matching)`} as more`)
  return unpack(rows[0])
}

/** Entries have their words with them, memberships are looked up. */
function hasWords(query: string, isMembership: boolean): SQL {
  const question = sql`to_tsquery('english', ${query})`
  return isMembership
    ? sql`exists (select 1 from catalogue_entry e where e.product_id = w.product_id and e.words @@ ${question})`
    : sql`w.words @@ ${question}`
}

function sorting({ order_by, order_direction }: Order, prefix: SQL): SQL {
  const direction = sql.raw(order_direction === 'asc' ? 'asc' : 'desc')
  const column = sql.raw(SORT_COLUMN[order_by])
  return sql`${prefix}${column} ${direction}, ${prefix}product_id ${direction}`
}

// One row with everything in it: a thousand rows take longer to read than to find.
const PACK = sql`select (select string_agg(concat_ws(' ', product_id, price, colours, stems, occasions, traits), ',') from found) as members`
type Packed = { members: string | null; more: boolean }

function unpack(row: Packed | undefined, enough = COUNTED): Window {
  const rows = row?.members?.split(',').map((entry) => entry.split(' ').map(Number)) ?? []
  const kept = rows.slice(0, enough)
  return {
    ids: kept.map(([id = 0]) => id),
    members: kept.map(([, price = 0, colours = 0, stems = 0, occasions = 0, traits = 0]) => ({
      ...{ price, colours, stems, occasions, traits },
    })),
    isComplete: rows.length <= enough && !row?.more,
  }
}

/** How many of a window have each value, by the value's id. */
export function tally({ members }: Window, values: FacetRow[]): Map<number, number> {
  return new Map(
    values.map(({ id, facet, bit }) => {
      const mask = MASK_OF[facet]
      return [id, members.reduce((sum, member) => sum + ((member[mask] >> bit) & 1), 0)] as const
    }),
  )
}
