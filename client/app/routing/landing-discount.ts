/**
 * The discount (percent) the landing page is to show for what its address says. `allowed` is never empty; its first
 * is for addresses that name none or no number, otherwise the nearest counts, and of two as near the lower.
 */
export function landingDiscount(asked: string | null, allowed: readonly number[]): number {
  const [first = 0, ...others] = allowed
  const named = asked === null || asked.trim() === '' ? Number.NaN : Number(asked)
  if (!Number.isFinite(named)) return first
  // Beyond them all, the last is the nearest; of large numbers all would be as far away.
  const number = Math.min(Math.max(named, Math.min(...allowed)), Math.max(...allowed))
  return others.reduce((best, candidate) => {
    const difference = Math.abs(candidate - number) - Math.abs(best - number)
    return difference < 0 || (difference === 0 && candidate < best) ? candidate : best
  }, first)
}
