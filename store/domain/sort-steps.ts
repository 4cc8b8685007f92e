import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { common, numbersIn } from './catalogue-bits.ts'
import type { Block } from './catalogue-bits.ts'
import { SORT_COLUMN } from './found.ts'
import type { Order } from './found.ts'
import type { Narrowing } from './narrowing.ts'

/** Where the keys of the coarse steps of an order begin, and how many there may be; those of the fine steps follow. */
const COARSE = { popularity: 10_000, price: 20_000, newest: 30_000 } as const
const STEPS = 1_000
/** So many fine steps make a coarse one. */
const FINE = 8

/** Some neighbouring steps of an order. */
export type Steps = { from: number; to: number; isFine: boolean }
/** How many matches are in them. */
export type Counted = Steps & { count: number }

export const ALL_STEPS: Steps = { from: 0, to: STEPS - 1, isFine: false }

/** The steps of a range with matches in them, the best first, and the numbers of those in the first group of them. */
type Best = { steps: Counted[]; numbers: number[] | null }
/** How many matches are enough, and how many are not too many to be read at once. */
type Bounds = { enough: number; most: number }

/**
 * How many products with a key of each kind are in each step of a range. The numbers of the best that are enough
 * come along, unless they are too many: mostly nothing else has to be asked.
 */
export async function countSteps(
  db: Queryable,
  kinds: SQL[],
  { priceMin, priceMax }: Narrowing,
  order: Order,
  range: Steps,
  { enough, most }: Bounds,
): Promise<Best> {
  const base = firstKey(order, range.isFine)
  const step = (price: number) =>
    sql`${base}::int + amount_step(${price}::int) / ${range.isFine ? 1 : FINE}::int`
  const isByPrice = order.order_by === 'price'
  const direction = sql.raw(order.order_direction === 'asc' ? 'asc' : 'desc')
  const rows = await prepared<{ step: number; count: number } & Block>(
    db,
    sql`
    with ${common(kinds)}, stepped as materialized (
      select key, block, common.bits & steps.bits as bits from common join catalogue_bits as steps using (block)
      where key between ${base + range.from} and ${base + range.to}
        ${isByPrice && priceMin !== undefined ? sql`and key >= ${step(priceMin)}` : sql``}
        ${isByPrice && priceMax !== undefined ? sql`and key <= ${step(priceMax)}` : sql``}
    ), counted as (
      select key, sum(bit_count(bits))::int as count from stepped group by key having sum(bit_count(bits)) > 0
    ), ranked as (
      select key, count, sum(count) over (order by key ${direction}) as so_far from counted
    ), best as (
      select key, sum(count) over () as total from ranked where so_far - count < ${enough}
    )
    select key - ${base}::int as step, count, null as block, null as bits from counted
    union all
    select null, null, block, bit_send(bits) from stepped join best using (key)
    where total <= ${most} and bit_count(bits) > 0`,
  )
  const [steps, blocks] = [rows.filter((row) => row.bits === null), rows.filter((row) => row.bits !== null)]
  return {
    steps: steps
      .map(({ step, count }) => ({ from: step, to: step, isFine: range.isFine, count }))
      .sort((one, other) =>
        order.order_direction === 'asc' ? one.from - other.from : other.from - one.from,
      ),
    numbers: blocks.length ? numbersIn(blocks) : null,
  }
}

/** Neighbouring steps together until there are enough matches in them, but not too many. */
export function joined(steps: Counted[], { enough, most }: Bounds): Counted[] {
  const ranges: Counted[] = []
  for (const step of steps) {
    const last = ranges.at(-1)
    if (last && last.count < enough && step.count <= most - last.count)
      Object.assign(last, {
        from: Math.min(last.from, step.from),
        to: Math.max(last.to, step.to),
        count: last.count + step.count,
      })
    else ranges.push({ ...step })
  }
  return ranges
}

const firstKey = ({ order_by }: Order, isFine: boolean) => COARSE[order_by] + (isFine ? STEPS : 0)
/** The fine steps in some coarse ones. */
export const finely = ({ from, to }: Steps): Steps => ({
  from: from * FINE,
  to: to * FINE + FINE - 1,
  isFine: true,
})

/** The keys of some steps, as an array. */
export function keysOf(order: Order, { from, to, isFine }: Steps): SQL {
  const base = firstKey(order, isFine)
  return sql`array(select generate_series(${base + from}::int, ${base + to}::int))`
}

/** The same steps as a condition on the column of the order. */
export function valuesIn({ order_by }: Order, steps: Steps): SQL {
  const { from, to } = steps.isFine ? steps : finely(steps)
  const column = sql.identifier(SORT_COLUMN[order_by])
  const begin = (step: number) =>
    order_by === 'newest' ? sql`month_begin(${step}::int)` : sql`amount_begin(${step}::int)`
  return sql`${column} >= ${begin(from)} and ${column} < ${begin(to + 1)}`
}
