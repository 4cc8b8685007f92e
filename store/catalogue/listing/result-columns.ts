import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListingQuery } from '../../../contract/catalogue.ts'
import type { Masks } from './facets.ts'

export type Order = Pick<ListingQuery, 'order_by' | 'order_direction'>
export type Member = Masks & { price: number }
/** The best of what matches; when it is not complete there is more than is in here. */
export type ResultPage = { ids: number[]; members: Member[]; isComplete: boolean }

/** A few pages: so many matches are found at least, where there are as many. */
export const ENOUGH = 240

/** Matches beyond this are not counted: "1,000+". */
export const COUNTED = 1_000

export const SORT_COLUMN = { popularity: 'popularity', price: 'price', newest: 'created_on' } as const

/** What is read of each match, in a row called `w`. */
export const COLUMNS = sql`w.product_id, w.price, w.colours, w.stems, w.occasions, w.traits`

/** How matches are sorted; the later product comes first among equals, or last when all is the other way round. */
export function sorting({ order_by, order_direction }: Order, prefix: SQL): SQL {
  const direction = sql.raw(order_direction === 'asc' ? 'asc' : 'desc')
  const column = sql.raw(SORT_COLUMN[order_by])
  return sql`${prefix}${column} ${direction}, ${prefix}product_id ${direction}`
}

/** One row with all of `found` in it: a thousand rows take longer to read than to find. */
export const PACK = sql`select (select string_agg(concat_ws(' ', product_id, price, colours, stems, occasions, traits), ',') from found) as members`
export type Packed = { members: string | null; more: boolean }

/** The window of a packed row, which has one member more than `enough` when there are more. */
export function unpack(row: Packed | undefined, enough = COUNTED): ResultPage {
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
