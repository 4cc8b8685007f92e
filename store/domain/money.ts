/**
 * The one rounding rule for money: a part of an amount is rounded half up to a whole penny.
 * In: pence, percent. Out: pence.
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100 + 0.5)
}
