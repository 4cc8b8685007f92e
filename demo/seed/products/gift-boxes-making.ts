import type { Colour, GiftItem, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct, SeedVariant } from '../../../store/seed/seed-data.ts'
import { finished, flowerCare } from './assembly.ts'
import { BLOOMS } from './blooms.ts'
import { moodOf } from './colour-mood.ts'
import { GIFT_CARE } from './gifts-making.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { occasionsFor, recipientsFor } from './occasions.ts'
import { priced, priceTagOf } from './pricing.ts'
import { seedOf } from '../random.ts'
import { countOf, scaled, stemWords } from './recipe.ts'

/** What each item adds to a box, in pence; a little under its price alone. */
const ITEM_PENCE = {
  candle: 1450,
  chocolates: 1050,
  truffles: 1200,
  teddy: 1450,
  balloons: 1050,
  prosecco: 1550,
  champagne: 3800,
  wine: 1400,
  tea: 800,
  honey: 950,
  vase: 1400,
  soap: 600,
  'bath-salts': 1200,
  mug: 1150,
  biscuits: 900,
  macarons: 1050,
  plant: 1800,
  'orchid-pot': 2700,
  succulent: 1700,
  seeds: 550,
  scissors: 1900,
} satisfies Partial<Record<GiftItem, number>>

/** What is packed into gift boxes. */
export type BoxItem = keyof typeof ITEM_PENCE

const ITEM_WORDS: Record<BoxItem, string> = {
  candle: 'A 120 g soy-wax candle',
  chocolates: 'A box of twelve chocolates',
  truffles: 'Nine chocolate truffles',
  teddy: 'A 22 cm teddy bear',
  balloons: 'Three helium balloons',
  prosecco: 'A 75 cl bottle of Prosecco (over-18s only)',
  champagne: 'A 75 cl bottle of Champagne (over-18s only)',
  wine: 'A 75 cl bottle of wine (over-18s only)',
  tea: 'A tin of tea',
  honey: 'A 227 g jar of London honey',
  vase: 'A 20 cm glass vase',
  soap: 'A bar of lavender soap',
  'bath-salts': 'A jar of bath salts',
  mug: 'A bone-china mug',
  biscuits: 'A tin of biscuits',
  macarons: 'Six macarons',
  plant: 'A small house plant in a pot',
  'orchid-pot': 'A potted orchid',
  succulent: 'A succulent in a clay pot',
  seeds: 'A packet of bee-friendly seeds',
  scissors: 'Florist’s scissors',
}

const BOX_PENCE = 900

/** Flowers and presents in one box, in a standard and a fuller version. */
export function giftBoxProduct(from: {
  realId: string
  slug: string
  title: string
  stems: Stem[]
  items: BoxItem[]
  colour: Colour
  words: string
  occasions: readonly Occasion[]
  recipients: readonly Recipient[]
  popularity?: number
}): SeedProduct {
  const { realId, items, colour } = from
  const mood = moodOf(from.stems)
  const seed = seedOf(realId)
  return finished({
    realId,
    slug: from.slug,
    title: from.title,
    kind: 'gift-box',
    description: from.words,
    care: [
      ...flowerCare(from.stems, false, seed).slice(0, 3),
      ...items.map((item) => GIFT_CARE[item][0] ?? ''),
    ],
    contains: [
      ...from.stems.map(stemWords),
      ...items.map((item) => ITEM_WORDS[item]),
      'A keepsake box with a ribbon',
      'A card with your message',
    ],
    sameDay: true,
    // A named box is for what its presents are for, whatever the colour of its flowers.
    occasions: from.occasions.length > 0 ? [...from.occasions] : occasionsFor(mood, realId),
    recipients: from.recipients.length > 0 ? from.recipients : recipientsFor(mood, realId),
    variants: boxes(from.stems, realId, items, colour),
    ...(from.popularity === undefined ? {} : { popularity: from.popularity }),
  })
}

function boxes(stems: Stem[], realId: string, items: BoxItem[], colour: Colour): SeedVariant[] {
  const tag = priceTagOf(realId)
  const presents = items.reduce((sum, item) => sum + ITEM_PENCE[item], 0)
  return (
    [
      ['standard', 'Standard', 'small', 1],
      ['more-flowers', 'More flowers', 'medium', 1.6],
    ] as const
  ).map(([slug, title, size, factor]) => {
    const made = scaled(stems, factor)
    const count = countOf(made)
    const flowers = made.reduce((sum, stem) => sum + BLOOMS[stem.species].pence * stem.count, 0)
    return {
      slug,
      title: `${title}, ${count} stems`,
      length: null,
      size,
      colour: null,
      count,
      ...priced(BOX_PENCE + presents + flowers * 0.9, tag),
      stems: made,
      drawing: { kind: 'gift-box', seed: `${realId}-${slug}`, stems: made, items, colour },
    }
  })
}
