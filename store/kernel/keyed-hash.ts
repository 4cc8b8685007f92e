import { createHmac } from 'node:crypto'

/** A hash that only who has the secret can make: of short things it can't be found by trying them all. */
export function keyedHash(secret: string, ...parts: string[]): Buffer {
  // JSON keeps the parts apart: ('ab', 'c') and ('a', 'bc') are different.
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
}
