/** A repeatable source of chance: the same seed always yields the same sequence. */
export type Random = {
  /** The next number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** `centre` give or take `spread`. */
  around(centre: number, spread: number): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One entry of a non-empty list. */
  pick<T>(list: readonly T[]): T
}

/** FNV-1a hash of a text, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  // A final avalanche, since neighbouring seeds must not give neighbouring pictures.
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x7feb352d)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x846ca68b)
  hash ^= hash >>> 16
  return hash >>> 0
}

/** What the bouquets that shoppers make have in common. */
export const CONSTRUCTOR = 'constructor'

/**
 * Whose picture a seed is for: the code of a product, `constructor`, or the seed itself where it is one of a kind. It leaves out what the
 * sizes and colours of one product differ in, so that what is chosen by it is the same for all of them.
 */
export const subjectOf = (seed: string): string =>
  /^(?:[A-Z]+-\d+|constructor)(?=-|$)/.exec(seed)?.[0] ?? seed

/** A random source for a seed text (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + (high - low) * next()
  return {
    next,
    between,
    around: (centre, spread) => centre + spread * (next() * 2 - 1),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new RangeError('Cannot pick from an empty list')
      return chosen
    },
  }
}
