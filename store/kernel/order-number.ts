import { randomInt } from 'node:crypto'

// Without 0, O, 1, I, L, U: it is read out on the telephone. 29^8 numbers cannot be guessed through.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXY'

/** A new number for an order or a delivery subscription. */
export function newNumber(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
