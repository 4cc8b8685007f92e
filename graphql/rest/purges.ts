/** Products that have changed, by their ids, or all of them. */
export type ChangedProducts = readonly number[] | 'all'

/** The time in ms since 1970, with its fractions: what happens in the same millisecond is told apart. */
export const preciseNow = (): number => performance.timeOrigin + performance.now()

/** Remembers which products changed when, so that what was begun before a change is not kept after it. */
export class Purges {
  #allAt = 0
  readonly #at = new Map<number, number>()

  /** Notes that products have changed now. */
  note(products: ChangedProducts): void {
    const now = preciseNow()
    if (products === 'all') this.#allAt = now
    else for (const id of products) this.#at.set(id, now)
  }

  /** Whether one of these products has changed at `moment` (of `preciseNow`) or later. */
  changedSince(moment: number, shows: Iterable<number>): boolean {
    if (this.#allAt >= moment) return true
    for (const id of shows) if ((this.#at.get(id) ?? 0) >= moment) return true
    return false
  }
}

/** The ids of the products that an answer of /v1 shows: objects with a number and a code. */
export function productsIn(answer: unknown): number[] {
  const ids = new Set<number>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { id, real_id } = value as { id?: unknown; real_id?: unknown }
    if (typeof id === 'number' && typeof real_id === 'string') ids.add(id)
    for (const part of Object.values(value)) walk(part)
  }
  walk(answer)
  return [...ids]
}
