import type { GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import type { PetToxicity, SeedProduct } from '../../../store/seed/seed-data.ts'
import { toxicityOfStems, worstToxicity } from './stem-toxicity.ts'

const SAFE: PetToxicity = { catToxicity: 'none', dogToxicity: 'none' }
const MILD: PetToxicity = { catToxicity: 'mild', dogToxicity: 'mild' }
const SEVERE: PetToxicity = { catToxicity: 'severe', dogToxicity: 'severe' }
const UNKNOWN: PetToxicity = { catToxicity: null, dogToxicity: null }

/** Living plants and seeds, by slug, after the lists of the ASPCA. A plant that is not named is not called safe. */
const PLANTS: Readonly<Record<string, PetToxicity>> = {
  'white-moth-orchid': SAFE,
  'pink-moth-orchid': SAFE,
  'purple-moth-orchid': SAFE,
  'lemon-orchid': SAFE,
  'the-desk-fern': SAFE,
  'rosette-echeveria': SAFE,
  'rosemary-standard': SAFE,
  'christmas-cactus': SAFE,
  'swiss-cheese-plant': MILD,
  'peace-lily': MILD,
  // One of them is a jade plant.
  'three-small-succulents': MILD,
  'aloe-on-the-sill': MILD,
  'lavender-in-a-pot': MILD,
  'windowsill-azalea': SEVERE,
  'larkspur-seeds-in-a-tin': SEVERE,
}

/** What comes with flowers in a box: chocolate and wine are dangerous, and what no pet eats makes no difference. */
const ITEMS: Readonly<Partial<Record<GiftItem, PetToxicity>>> = {
  chocolates: SEVERE,
  truffles: SEVERE,
  prosecco: SEVERE,
  champagne: SEVERE,
  wine: SEVERE,
  'pink-prosecco': SEVERE,
  'rose-champagne': SEVERE,
  'sparkling-wine': SEVERE,
  'rose-wine': SEVERE,
  candle: SAFE,
  teddy: SAFE,
  vase: SAFE,
  mug: SAFE,
  scissors: SAFE,
}

/** What a product does to cats and dogs, by its stems, by its name or by what else is in its box. */
export function toxicityOf({ slug, variants }: SeedProduct): PetToxicity {
  const named = PLANTS[slug]
  if (named) return named
  const stems = variants.flatMap((variant) => variant.stems)
  const items = variants.flatMap(({ drawing }): GiftItem[] => {
    if (drawing.kind === 'gift') return [drawing.item]
    return drawing.kind === 'gift-box' ? [...drawing.items] : []
  })
  const parts = items.map((item) => ITEMS[item] ?? UNKNOWN)
  if (stems.length) return worstToxicity([toxicityOfStems(stems), ...parts])
  // A candle is nothing to be called safe to eat.
  return parts.includes(SEVERE) ? SEVERE : UNKNOWN
}
