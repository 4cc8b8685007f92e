import { WrongArgument } from '../../errors/wrong-argument.ts'

/** The largest number that /v1 gives anything. */
const LARGEST = 2_147_483_647

/**
 * The number that an identifier is in /v1. `argument` is what the schema calls it, such as `input.productId`. Throws WrongArgument for
 * a text that no number is written as, like `abc`, `0` or `007`.
 */
export function numberOf(id: string, argument: string): number {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN
  if (number <= LARGEST) return number
  throw new WrongArgument(`${argument}: must be a whole number from 1 to ${LARGEST}`)
}

/** Like `numberOf`, for an identifier that may be missing or null. */
export function numberIfAny(id: string | null | undefined, argument: string): number | undefined {
  return id == null ? undefined : numberOf(id, argument)
}
