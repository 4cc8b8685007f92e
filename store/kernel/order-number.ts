import { randomInt } from 'node:crypto'

// Leaves out 0, O, 1, I, L and U, because customers read the number out on the phone. 29^8 numbers cannot be guessed.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXY'

/** Returns a new random number for an order or a delivery subscription. */
export function newNumber(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
