import type { Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { BLOOMS } from './blooms.ts'
import { countOf } from './recipe.ts'
import { at, seedOf } from '../random.ts'

/** How a price tag ends, in pence. */
const ENDINGS = [0, 50, 95, 99] as const

const DISCOUNTS = [10, 15, 15, 20, 20, 25, 30] as const

/** What the wrap, vase or box adds, in pence; making and delivery are in it. */
const PRESENTATION_PENCE = {
  wrapped: 1350,
  vase: 2250,
  jug: 2250,
  letterbox: 850,
  hatbox: 2100,
  basket: 2050,
} as const

/** A product's own way with prices: the ending of the tag and how much is off, if it is on sale. */
export type PriceTag = { ending: number; percentOff: number }

/** One product in four is on sale; which one depends only on its code. */
export function priceTagOf(realId: string): PriceTag {
  const seed = seedOf(`price ${realId}`)
  return { ending: at(ENDINGS, seed), percentOff: (seed >>> 8) % 4 === 0 ? at(DISCOUNTS, seed >>> 12) : 0 }
}

/** The nearest tidy price in pence: whole pounds, .50, .95 or .99. */
export function tidyPrice(pence: number, ending: number): number {
  return Math.max(100, Math.round((pence - ending) / 100) * 100) + ending
}

/** Price and, during a sale, the price before it, both in pence. */
export function priced(pence: number, tag: PriceTag): { price: number; oldPrice: number | null } {
  const price = tidyPrice(pence, tag.ending)
  if (tag.percentOff === 0) return { price, oldPrice: null }
  const before = tidyPrice(price / (1 - tag.percentOff / 100), tag.ending)
  return { price, oldPrice: Math.max(before, price + 100) }
}

/** What a mixed bouquet costs to sell, in pence; larger ones come cheaper by the stem. */
export function bouquetPence(stems: readonly Stem[], presentation: keyof typeof PRESENTATION_PENCE): number {
  let pence = 0
  for (const stem of stems) pence += BLOOMS[stem.species].pence * stem.count
  const saved = Math.min(0.2, Math.max(0, countOf(stems) - 16) * 0.004)
  return PRESENTATION_PENCE[presentation] + pence * (1 - saved)
}

/**
 * What a bouquet of roses alone costs to sell, in pence. Short roses are Kenyan; long ones are the Dutch
 * big-budded kind at nearly twice the price, the gap closing in very large bouquets.
 */
export function rosesPence(
  count: number,
  length: 'short' | 'long',
  presentation: keyof typeof PRESENTATION_PENCE,
): number {
  const each = length === 'short' ? 195 - Math.min(count, 101) * 0.1 : 346 - Math.min(count, 101) * 0.7
  return PRESENTATION_PENCE[presentation] + count * each
}
