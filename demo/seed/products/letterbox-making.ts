import type { Stem } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct, SeedVariant } from '../../../store/seed/seed-data.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { occasionsFor, recipientsFor } from './occasions.ts'
import { finished, flowerCare, flowerContents } from './assembly.ts'
import { moodOf } from './colour-mood.ts'
import { bouquetPence, priced, priceTagOf } from './pricing.ts'
import { at, seedOf } from '../random.ts'
import { countOf, scaled } from './recipe.ts'

const POSTED = [
  'Packed flat and posted first thing; it slips through the letterbox whether or not anyone is at home.',
  'The stems travel in bud in a slim box and wake up in water overnight.',
  'The box is 4 cm deep, so there is no need for anybody to wait in.',
  'Arrange it yourself in two minutes: the leaflet shows which stem goes first.',
  'Everything is cut the afternoon before and sent in bud, to open on the table and not in the van.',
  'It goes by tracked overnight post to any address in mainland Britain.',
] as const

/** Flowers posted flat, in bud; some also in a fuller box. */
export function letterboxProduct(from: {
  realId: string
  slug: string
  title: string
  stems: Stem[]
  words: string
  occasions: readonly Occasion[]
  recipients: readonly Recipient[]
  popularity?: number
}): SeedProduct {
  const seed = seedOf(from.realId)
  const mood = moodOf(from.stems)
  return finished({
    realId: from.realId,
    slug: from.slug,
    title: from.title,
    kind: 'letterbox',
    description: `${from.words} ${at(POSTED, seed >>> 6)}`,
    care: [
      'Give the stems a long drink in deep, cool water before arranging them.',
      ...flowerCare(from.stems, false, seed),
    ].slice(0, 5),
    contains: [...flowerContents(from.stems, 'A recyclable letterbox carton'), 'A leaflet on arranging'],
    sameDay: false,
    occasions: occasionsFor(mood, from.realId, from.occasions),
    recipients: recipientsFor(mood, from.realId, from.recipients),
    variants: boxes(from.stems, from.realId, seed % 2 === 0),
    ...(from.popularity === undefined ? {} : { popularity: from.popularity }),
  })
}

function boxes(stems: Stem[], realId: string, withFullBox: boolean): SeedVariant[] {
  const tag = priceTagOf(realId)
  const [only] = stems
  const colour = only !== undefined && stems.every((stem) => stem.colour === only.colour) ? only.colour : null
  const sizes = withFullBox
    ? ([
        ['standard', 'Standard', 1, 'small'],
        ['full-box', 'Full box', 1.4, 'medium'],
      ] as const)
    : ([['standard', 'Standard', 1, 'small']] as const)
  return sizes.map(([slug, title, factor, size]) => {
    const made = scaled(stems, factor)
    const count = countOf(made)
    return {
      slug,
      title: `${title}, ${count} stems`,
      length: null,
      size,
      colour,
      count,
      ...priced(bouquetPence(made, 'letterbox'), tag),
      stems: made,
      drawing: {
        kind: 'bouquet',
        seed: `${realId}-${slug}`,
        stems: made,
        presentation: 'letterbox',
        wrap: 'kraft',
        length: 'short',
      },
    }
  })
}
