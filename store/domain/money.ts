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

/** Pence as people read them in messages, as the pages write them: `£12.50`, `£3`, `£1,249`. */
export function pounds(pence: number): string {
  const [whole = '', rest = ''] = (pence / 100).toFixed(2).split('.')
  return `£${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${rest === '00' ? '' : `.${rest}`}`
}
