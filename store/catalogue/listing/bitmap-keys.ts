import type { SQL } from 'drizzle-orm'
import { BLOCK } from '../../db/schema/search.ts'

/** Which products are asked for, by the keys of their bits. */
export type BitmapQuery = {
  /** They have all of these … */
  all: (number | SQL)[]
  /** … one of each of these … */
  any: number[][]
  /** … and none of these. */
  none: (number | SQL)[]
}

/** So many bytes stand in a block before its bits: its number and how many bits there are, both as PostgreSQL sends them. */
const HEAD = 8

/** The numbers of the products in some blocks, as `best_in_order` in SQL sends them. */
export function numbersIn(blocks: Buffer): number[] {
  const numbers: number[] = []
  for (let begin = 0; begin < blocks.length; begin += HEAD + BLOCK / 8) {
    const first = blocks.readInt32BE(begin) * BLOCK
    for (let at = 0; at < BLOCK / 8; at++)
      // The first bit of a byte is the highest.
      for (let byte = blocks[begin + HEAD + at] ?? 0; byte;) {
        const place = Math.clz32(byte) - 24
        numbers.push(first + at * 8 + place)
        byte &= 0x7f >> place
      }
  }
  return numbers
}
