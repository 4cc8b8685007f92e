import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { numbersIn } from './bitmap-keys.ts'
import type { BitmapQuery } from './bitmap-keys.ts'
import { NO_LIMIT } from './facets.ts'
import { SORT_COLUMN } from './result-columns.ts'
import type { Order } from './result-columns.ts'
import type { ParsedFilters } from './filters.ts'
import type { Context } from '../../kernel/index.ts'

/** Where the keys of an order begin: that of a step has the bits of all products in it and in those above. */
const FIRST_KEY = { popularity: 10_000, price: 20_000, newest: 30_000 } as const

/** Every product on sale has this key. */
export const ON_SALE = FIRST_KEY.popularity

/** How many matches are enough, and how many are not too many to be read at once. */
type Bounds = { enough: number; most: number }

/** The best of what is asked for. */
export type Best = {
  /** The numbers of the best: all of them, or some that are not too many to be read. */
  numbers: number[]
  /** The keys between which the best end, when that was sought; in a crowded step are more than can be read, and it is left out. */
  end: { low: number; high: number; isCrowded: boolean } | null
}

/** The best of what is asked for in an order, by one statement: all of it when it can be read at once. */
export async function findBest(
  ctx: Context,
  { all, any, none }: BitmapQuery,
  { order_by, order_direction }: Order,
  { enough, most }: Bounds,
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
      ${FIRST_KEY[order_by]}::int, ${order_direction === 'asc'}::boolean, ${enough}::int, ${most}::int)`,
  )
  const { low = null, high = null, is_crowded = false, numbers = null } = row ?? {}
  return {
    numbers: numbers ? numbersIn(numbers) : [],
    end: low === null || high === null ? null : { low, high, isCrowded: is_crowded ?? false },
  }
}

/** Keys as an array; those that SQL works out stand behind the others. */
function keyList(keys: (number | SQL)[]): SQL {
  const known = keys.filter((key) => typeof key === 'number')
  const others = keys.filter((key) => typeof key !== 'number')
  const list = sql`${`{${known.join(',')}}`}::int[]`
  return others.length ? sql`${list} || array[${sql.join(others, sql`, `)}]` : list
}

/** What is asked for, and comes behind where the best of it ended. */
export function behind(
  asked: BitmapQuery,
  { order_direction }: Order,
  { low, high }: NonNullable<Best['end']>,
): BitmapQuery {
  return order_direction === 'asc'
    ? { ...asked, all: [...asked.all, high] }
    : { ...asked, none: [...asked.none, low] }
}

/** What is asked for, in a range of prices: what shares the steps of its ends comes along. */
export function between(
  asked: BitmapQuery,
  { priceMin = 0, priceMax = NO_LIMIT }: ParsedFilters,
): BitmapQuery {
  const key = (price: number) => sql`${FIRST_KEY.price}::int + price_step(${price}::int)`
  return {
    ...asked,
    all: priceMin > 0 ? [...asked.all, key(priceMin)] : asked.all,
    none: priceMax < NO_LIMIT ? [...asked.none, sql`${key(priceMax)} + 1`] : asked.none,
  }
}

/** The step of a key as a condition on the column of its order. */
export function withinStep({ order_by }: Order, key: number): SQL {
  const column = sql.identifier(SORT_COLUMN[order_by])
  const begin = sql.identifier(
    { popularity: 'amount_begin', price: 'price_begin', newest: 'day_begin' }[order_by],
  )
  const step = key - FIRST_KEY[order_by]
  return sql`${column} >= ${begin}(${step}::int) and ${column} < ${begin}(${step + 1}::int)`
}
