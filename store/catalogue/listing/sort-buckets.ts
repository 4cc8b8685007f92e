import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { intArray } from '../../db/sql-values.ts'
import { decodeBlocks } from './bitmap-keys.ts'
import type { BitmapQuery } from './bitmap-keys.ts'
import { MAX_PRICE } from './facets.ts'
import { SORT_COLUMN } from './result-columns.ts'
import type { Order } from './result-columns.ts'
import type { ParsedFilters } from './filters.ts'
import type { Context } from '../../kernel/index.ts'

/** The first key of each order. The key of a bucket has the bits of all products in that bucket and in higher ones. */
const FIRST_KEY = { popularity: 10_000, price: 20_000, newest: 30_000 } as const

/** The key that every product on sale has. */
export const ON_SALE = FIRST_KEY.popularity

/** The number of matches that is enough, and the maximum that can be read at once. */
type Bounds = { enough: number; max: number }

/** The first matches of a query in an order. */
export type Best = {
  /** The ids of all matches, or of the first ones as far as they can be read at once. */
  numbers: number[]
  /**
   * The keys of the bucket in which the first matches end, or null when all were returned. A crowded bucket has more
   * matches than can be read; its matches are not included.
   */
  end: { low: number; high: number; isCrowded: boolean } | null
}

/** Finds the first matches of a query with one statement; all of them when they can be read at once. */
export async function findBest(
  ctx: Context,
  { all, any, none }: BitmapQuery,
  { order_by, order_direction }: Order,
  { enough, max }: Bounds,
): Promise<Best> {
  const kinds = any.flatMap((keys, at) => keys.map(() => at + 1))
  const [row] = await prepared<{
    low: number | null
    high: number | null
    is_crowded: boolean | null
    numbers: Buffer | null
  }>(
    ctx.db,
    sql`select low, high, is_crowded, numbers from best_in_order(${keyList(all)}, ${keyList(any.flat())}, ${keyList(kinds)}, ${keyList(none)},
      ${FIRST_KEY[order_by]}::int, ${order_direction === 'asc'}::boolean, ${enough}::int, ${max}::int)`,
  )
  const { low = null, high = null, is_crowded = false, numbers = null } = row ?? {}
  return {
    numbers: numbers ? decodeBlocks(numbers) : [],
    end: low === null || high === null ? null : { low, high, isCrowded: is_crowded ?? false },
  }
}

/** Returns keys as an SQL array; keys that are SQL expressions come last. */
function keyList(keys: (number | SQL)[]): SQL {
  const known = keys.filter((key) => typeof key === 'number')
  const others = keys.filter((key) => typeof key !== 'number')
  const list = intArray(known)
  return others.length ? sql`${list} || array[${sql.join(others, sql`, `)}]` : list
}

/** Narrows a query to the matches after the end of the previous ones. */
export function afterKey(
  query: BitmapQuery,
  { order_direction }: Order,
  { low, high }: NonNullable<Best['end']>,
): BitmapQuery {
  return order_direction === 'asc'
    ? { ...query, all: [...query.all, high] }
    : { ...query, none: [...query.none, low] }
}

/** Narrows a query to a price range, rounded outwards to whole buckets. */
export function inPriceRange(
  query: BitmapQuery,
  { priceMin = 0, priceMax = MAX_PRICE }: ParsedFilters,
): BitmapQuery {
  const key = (price: number) => sql`${FIRST_KEY.price}::int + price_step(${price}::int)`
  return {
    ...query,
    all: priceMin > 0 ? [...query.all, key(priceMin)] : query.all,
    none: priceMax < MAX_PRICE ? [...query.none, sql`${key(priceMax)} + 1`] : query.none,
  }
}

/** Returns the condition on the order's column for the bucket of a key. */
export function withinBucket({ order_by }: Order, key: number): SQL {
  const column = sql.identifier(SORT_COLUMN[order_by])
  const begin = sql.identifier(
    { popularity: 'amount_begin', price: 'price_begin', newest: 'day_begin' }[order_by],
  )
  const step = key - FIRST_KEY[order_by]
  return sql`${column} >= ${begin}(${step}::int) and ${column} < ${begin}(${step + 1}::int)`
}
