import type { Colour, GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import { finished } from './assembly.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { priced, priceTagOf } from './pricing.ts'
import { slugFrom } from '../slug.ts'

/** One size, flavour or colour of a gift; price in pence. */
export type GiftChoice = { title: string; pence: number; colour?: Colour }

/** Something sold beside flowers, or a living plant. */
export function giftProduct(from: {
  realId: string
  slug: string
  title: string
  kind: 'gift' | 'plant'
  item: GiftItem
  colour: Colour
  words: string
  contains: readonly string[]
  care: readonly string[]
  choices: readonly GiftChoice[]
  occasions: readonly Occasion[]
  recipients: readonly Recipient[]
  popularity?: number
}): SeedProduct {
  const tag = priceTagOf(from.realId)
  return finished({
    realId: from.realId,
    slug: from.slug,
    title: from.title,
    kind: from.kind,
    description: from.words,
    care: [...from.care],
    contains: [...from.contains],
    sameDay: true,
    occasions: [...from.occasions],
    recipients: from.recipients,
    variants: from.choices.map(({ title, pence, colour }) => {
      const slug = from.choices.length === 1 ? 'standard' : slugFrom(title)
      const shade = colour ?? from.colour
      return {
        slug,
        title,
        length: null,
        size: null,
        colour: shade,
        count: null,
        ...priced(pence, tag),
        stems: [],
        drawing: { kind: 'gift', seed: `${from.realId}-${slug}`, item: from.item, colour: shade },
      }
    }),
    ...(from.popularity === undefined ? {} : { popularity: from.popularity }),
  })
}

const OVER_18 = 'Sold to over-18s only; the driver will ask for proof of age.'
const CHILL = ['Chill for three hours before opening.', OVER_18]
const SERVE_COLD = ['Serve at 8–10 °C.', OVER_18]
const BISCUITS = ['Keep in the closed tin.', 'Best within six weeks of delivery.']
const SEEDS = ['Sow from March to May, 1 cm deep.', 'Keep moist until the seedlings show.']
const VASE = ['Rinse with warm water and a drop of vinegar to clear marks.', 'Hand wash only.']
const HOUSE_PLANT = [
  'Bright light, but out of strong sun.',
  'Water when the top two centimetres of compost are dry.',
]
const DRY_PLANT = [
  'As much light as you can give it.',
  'Water every two or three weeks, and barely at all in winter.',
]
const OUTDOORS = [
  'Full sun, outdoors from April to October.',
  'Water when the compost is dry to a knuckle’s depth, and never leave it standing in water.',
]

/** How to keep each kind of gift. */
export const GIFT_CARE: Record<GiftItem, readonly string[]> = {
  candle: [
    'Trim the wick to 5 mm before each burn.',
    'Let the wax melt to the edge the first time, and never burn it for more than four hours.',
  ],
  chocolates: [
    'Keep somewhere cool and dry, but not in the fridge.',
    'Best within three months; see the date on the box.',
  ],
  truffles: ['Keep below 18 °C.', 'Made with fresh cream: eat within four weeks.'],
  teddy: ['Sponge clean with cool, soapy water.', 'Suitable from birth.'],
  balloons: [
    'Keep the weight attached and away from open windows.',
    'Float time is three to five days; keep burst balloons from small children.',
  ],
  'dinner-candles': [
    'Trim the wicks to 5 mm and stand the candles upright, out of draughts.',
    'A pale bloom on beeswax is natural and wipes off with a soft cloth.',
  ],
  prosecco: CHILL,
  'pink-prosecco': CHILL,
  champagne: SERVE_COLD,
  'rose-champagne': SERVE_COLD,
  'sparkling-wine': SERVE_COLD,
  wine: ['Store on its side, out of the light.', OVER_18],
  'rose-wine': ['Serve well chilled, and drink within the year.', OVER_18],
  tea: ['Keep in the tin, away from steam and spices.', 'Best within a year of packing.'],
  honey: ['If it sets, stand the jar in warm water.', 'Not suitable for babies under twelve months.'],
  vase: VASE,
  'glass-vase': VASE,
  'bottle-vases': VASE,
  jug: VASE,
  soap: ['Stand on a drainer so that it dries between uses.'],
  'bath-salts': ['Two handfuls to a full, warm bath.', 'Keep the lid on: steam cakes the salts.'],
  mug: ['Dishwasher safe; microwave safe.'],
  biscuits: BISCUITS,
  'shortbread-tin': BISCUITS,
  macarons: ['Keep in the fridge and bring out half an hour before eating.', 'Eat within four days.'],
  plant: HOUSE_PLANT,
  'swiss-cheese-plant': HOUSE_PLANT,
  'peace-lily': [
    'Light shade; strong sun scorches the leaves.',
    'Water when the leaves begin to droop, and they stand up again within the hour.',
  ],
  'boston-fern': [
    'Keep it out of direct sun, somewhere humid.',
    'Keep the compost damp and never let it dry out.',
  ],
  azalea: ['A bright, cool room, away from radiators.', 'Keep the compost wet, with rainwater if you can.'],
  'potted-lavender': OUTDOORS,
  'olive-tree': OUTDOORS,
  'rosemary-standard': OUTDOORS,
  'orchid-pot': [
    'Bright, indirect light, away from draughts.',
    'Stand the pot in water for ten minutes once a week, then drain well.',
  ],
  succulent: DRY_PLANT,
  echeveria: DRY_PLANT,
  'three-succulents': DRY_PLANT,
  aloe: DRY_PLANT,
  'string-of-hearts': DRY_PLANT,
  'christmas-cactus': [
    'Bright light without strong sun, and do not move it once it is in bud.',
    'Water when the top of the compost is dry; less after it has flowered.',
  ],
  seeds: SEEDS,
  'seed-tin': SEEDS,
  scissors: ['Wipe dry after use and oil the joint now and then.', 'Keep away from children.'],
}
