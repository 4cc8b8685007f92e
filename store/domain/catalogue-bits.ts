import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { BLOCK } from '../db/schema/finding.ts'

/** Bits as PostgreSQL sends them. */
export type Block = { block: number; bits: Buffer }

/** A query for the blocks of the products that have one of some keys. */
export function withKeys(keys: number[]): SQL {
  const [key, ...others] = keys
  return others.length
    ? withAny(sql`${`{${keys.join(',')}}`}::int[]`)
    : sql`(select block, bits from catalogue_bits where key = ${key})`
}

/** The same for an array of keys in SQL. */
export const withAny = (keys: SQL) =>
  sql`(select block, bit_or(bits) as bits from catalogue_bits where key = any(${keys}) group by block)`

/** The blocks that all of some queries have in common, as the table `common` of a statement. */
export function common(kinds: SQL[]): SQL {
  const parts = kinds.map(
    (blocks, at) => sql`${blocks} as ${sql.identifier(`part${at}`)} ${at ? sql`using (block)` : sql``}`,
  )
  const bits = kinds.map((_, at) => sql`${sql.identifier(`part${at}`)}.bits`)
  return sql`common as materialized (
    select block, ${sql.join(bits, sql` & `)} as bits from ${sql.join(parts, sql` join `)})`
}

/** Products that several queries have in common: how many, and their numbers unless they are too many. */
type InCommon = { total: number; numbers: number[] | null }

/** The products that all of some queries have in common; without their numbers when they are more than `most`. */
export async function inCommon(db: Queryable, kinds: SQL[], most: number): Promise<InCommon> {
  const rows = await prepared<Block & { total: number }>(
    db,
    sql`
    with ${common(kinds)}, counted as (select coalesce(sum(bit_count(bits)), 0)::int as total from common)
    select block, bit_send(bits) as bits, total from common, counted where bit_count(bits) > 0 and total <= ${most}
    union all select 0, null, total from counted where total > ${most}`,
  )
  const total = rows[0]?.total ?? 0
  return { total, numbers: total > most ? null : numbersIn(rows) }
}

/** The numbers of the products in some blocks. */
export function numbersIn(blocks: Block[]): number[] {
  const numbers: number[] = []
  for (const { block, bits } of blocks)
    // As they are sent, their number stands before the bits, in four bytes; the first bit of a byte is the highest.
    for (let at = 4; at < bits.length; at++)
      for (let byte = bits[at] ?? 0; byte;) {
        const place = Math.clz32(byte) - 24
        numbers.push(block * BLOCK + (at - 4) * 8 + place)
        byte &= 0x7f >> place
      }
  return numbers
}
