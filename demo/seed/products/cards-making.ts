import type { Colour, Species } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct } from '../../../store/seed/seed-data.ts'
import { finished } from './assembly.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { priced, priceTagOf } from './pricing.ts'

/** A greeting card: one picture, one line on the front, blank or printed inside. Price in pence. */
export function cardProduct(from: {
  realId: string
  slug: string
  title: string
  motif: Species
  colour: Colour
  caption: string
  words: string
  pence: number
  occasions: readonly Occasion[]
  recipients: readonly Recipient[]
  popularity?: number
}): SeedProduct {
  return finished({
    realId: from.realId,
    slug: from.slug,
    title: from.title,
    kind: 'card',
    description: from.words,
    care: [],
    contains: [
      'One A6 card on 350 gsm recycled board',
      'A kraft envelope',
      'Your message, written by hand if you give us one',
    ],
    sameDay: true,
    occasions: [...from.occasions],
    recipients: from.recipients,
    variants: [
      {
        slug: 'standard',
        title: 'A6 card with envelope',
        length: null,
        size: null,
        colour: from.colour,
        count: null,
        ...priced(from.pence, { ...priceTagOf(from.realId), ending: from.pence % 100, percentOff: 0 }),
        stems: [],
        drawing: {
          kind: 'card',
          seed: from.realId,
          motif: from.motif,
          colour: from.colour,
          caption: from.caption,
        },
      },
    ],
    ...(from.popularity === undefined ? {} : { popularity: from.popularity }),
  })
}
