import type { SQL } from 'drizzle-orm'
import { BLOCK } from '../../db/schema/search.ts'

/** A query for products by the keys of their bitmaps. */
export type BitmapQuery = {
  /** Products must have all of these keys, */
  all: (number | SQL)[]
  /** at least one key of each of these groups, */
  any: number[][]
  /** and none of these keys. */
  none: (number | SQL)[]
}

/** Bytes before the bits of a block: its number and the count of its bits, as PostgreSQL sends them. */
const HEADER_BYTES = 8

/** Decodes blocks as the SQL function `best_in_order` returns them into product ids. */
export function decodeBlocks(blocks: Buffer): number[] {
  const numbers: number[] = []
  for (let begin = 0; begin < blocks.length; begin += HEADER_BYTES + BLOCK / 8) {
    const first = blocks.readInt32BE(begin) * BLOCK
    for (let at = 0; at < BLOCK / 8; at++)
      // The first bit of a byte is the most significant one.
      for (let byte = blocks[begin + HEADER_BYTES + at] ?? 0; byte;) {
        const place = Math.clz32(byte) - 24
        numbers.push(first + at * 8 + place)
        byte &= 0x7f >> place
      }
  }
  return numbers
}
