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

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Pence as people read them in sentences, as on the pages of the shop: `£12`, `£12.50`, `£1,249`. */
export const pounds = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100)

/** The same where amounts stand below each other in the books: `£12.00`. */
export const poundsAndPence = (pence: number) => exact.format(pence / 100)
