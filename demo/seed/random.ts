/** A stable 32-bit number for a piece of text (FNV-1a), so that the same name always draws the same picture. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  // FNV leaves near-identical texts ("…-1", "…-2") close together; a final mix spreads them.
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 16
  return hash >>> 0
}

/** A repeatable source of numbers in [0, 1). */
export type Chance = () => number

/** Mulberry32: small, fast, and the same on every machine. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from `low` to `high`, both included. */
export function between(chance: Chance, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1))
}

/** One item of a non-empty list. */
export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  return at(items, Math.floor(chance() * items.length))
}

/** The item at a position that wraps round the end of a non-empty list. */
export function at<Item>(items: readonly Item[], position: number): Item {
  if (items.length === 0) throw new RangeError('cannot choose from an empty list')
  return items[position % items.length] as Item
}
