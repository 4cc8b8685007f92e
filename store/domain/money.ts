/**
 * The one rounding rule for money: a part of an amount is rounded half up to a whole penny.
 * In: pence, percent. Out: pence.
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100 + 0.5)
}

/** Adds up amounts, in pence. */
export const sumOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** Pence as people read them in messages, e.g. `£12.50`. */
export const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`
