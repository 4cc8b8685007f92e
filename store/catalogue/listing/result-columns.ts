import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListingQuery } from '../../../contract/catalogue.ts'
import { intArray } from '../../db/sql-values.ts'
import type { Masks } from './facets.ts'

export type Order = Pick<ListingQuery, 'order_by' | 'order_direction'>
/** The order of a search that asks for none. */
export const BEST_FIRST = { order_by: 'popularity', order_direction: 'desc' } as const satisfies Order
/** `rank` counts the collections of `SearchScope.first` that come before its own. */
export type Member = Masks & { price: number; rank: number }
/** The first matches in an order. There are more when it is not complete. */
export type ResultPage = { ids: number[]; members: Member[]; isComplete: boolean }

/** Returns the matches that are to be kept, in the same order. */
export function selectMatches(
  { ids, members, isComplete }: ResultPage,
  isKept: (id: number, member: Member) => boolean,
): ResultPage {
  const kept = members.map((member, at) => isKept(ids[at] ?? 0, member))
  return {
    ids: ids.filter((_id, at) => kept[at]),
    members: members.filter((_member, at) => kept[at]),
    isComplete,
  }
}

/** Returns the matches by their ranks, and as they were within each. */
export function byRank({ ids, members, isComplete }: ResultPage): ResultPage {
  const rankOf = (at: number) => members[at]?.rank ?? 0
  const sorted = [...ids.keys()].sort((one, other) => rankOf(one) - rankOf(other))
  return {
    ids: sorted.flatMap((at) => ids[at] ?? []),
    members: sorted.flatMap((at) => members[at] ?? []),
    isComplete,
  }
}

/** The number of matches that a search aims for: a few pages. */
export const MIN_MATCHES = 240

/** Matches beyond this number are not counted; the page shows "1,000+". */
export const MAX_COUNTED = 1_000

export const SORT_COLUMN = { popularity: 'popularity', price: 'price', newest: 'created_on' } as const

/** The columns read of each match, from a row aliased `w`. */
export const COLUMNS = sql`w.product_id, w.price, w.colours, w.stems, w.occasions, w.traits`

/** Returns the `order by` columns of an order. Ties are broken by product id in the same direction. */
export function orderClause({ order_by, order_direction }: Order, prefix: SQL): SQL {
  const direction = sql.raw(order_direction === 'asc' ? 'asc' : 'desc')
  const column = sql.raw(SORT_COLUMN[order_by])
  return sql`${prefix}${column} ${direction}, ${prefix}product_id ${direction}`
}

/**
 * Packs all rows of `found` into one value: reading a thousand rows takes longer than finding them. `first` is that of the
 * scope; the ranks are read in the same statement, which saves a way to the database and back.
 */
export function packRows(first: readonly number[] = []): SQL {
  const rank = first.length
    ? sql`, coalesce((
        select min(array_position(${intArray(first)}, own.collection_id)) - 1 from collection_product own
        where own.product_id = found.product_id and own.collection_id = any(${intArray(first)})
      ), ${first.length}::int)`
    : sql``
  return sql`select (
    select string_agg(concat_ws(' ', product_id, price, colours, stems, occasions, traits${rank}), ',') from found
  ) as members`
}
export type Packed = { members: string | null; more: boolean }

/** Unpacks a result. The row has one member more than `enough` when there are more matches. */
export function unpack(row: Packed | undefined, enough = MAX_COUNTED): ResultPage {
  const rows = row?.members?.split(',').map((entry) => entry.split(' ').map(Number)) ?? []
  const kept = rows.slice(0, enough)
  return {
    ids: kept.map(([id = 0]) => id),
    members: kept.map(([, price = 0, colours = 0, stems = 0, occasions = 0, traits = 0, rank = 0]) => ({
      ...{ price, colours, stems, occasions, traits, rank },
    })),
    isComplete: rows.length <= enough && !row?.more,
  }
}
