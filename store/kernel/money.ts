/** Returns a percentage of an amount in pence, rounded half up to a whole penny. All money is rounded by this rule. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100 + 0.5)
}

/** Returns the sum of the amounts, in pence. */
export const sumOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Formats pence for sentences and pages: `£12`, `£12.50`, `£1,249`. */
export const pounds = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100)

/** Like `pounds`, but always with pence, for columns of amounts: `£12.00`. */
export const poundsAndPence = (pence: number) => exact.format(pence / 100)
