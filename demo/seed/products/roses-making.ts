import type { Colour, Presentation, Species, Stem, Wrap } from '../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct, SeedVariant } from '../../../store/seed/seed-data.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { occasionsFor, recipientsFor } from './occasions.ts'
import { finished, flowerCare, flowerContents } from './assembly.ts'
import { BLOOMS } from './blooms.ts'
import { moodOf } from './colour-mood.ts'
import { priced, priceTagOf, rosesPence } from './pricing.ts'
import { at, seedOf } from '../random.ts'
import { countOf } from './recipe.ts'
import { slugFrom } from '../slug.ts'

type Length = 'short' | 'long'

/** How a bouquet of roses is offered: which flower, which counts and lengths, and what goes round it. */
export type RoseOffer = {
  species: 'rose' | 'spray-rose'
  counts: readonly number[]
  lengths: readonly Length[]
  presentation: Exclude<Presentation, 'letterbox' | 'jug'>
  wrap: Wrap
  /** One stem of this for every three roses. */
  with: { species: Species; colour: Colour } | null
  /** True when each colour is a choice of its own, false when they are mixed in one bouquet. */
  choice: boolean
}

export type RosesFrom = {
  realId: string
  slug: string
  title: string
  colours: readonly Colour[]
  offer: RoseOffer
  words: string
  occasions: readonly Occasion[]
  recipients: readonly Recipient[]
  popularity?: number
}

/** A bouquet of roses in every count, length and, if there is a choice, colour. */
export function rosesProduct(from: RosesFrom): SeedProduct {
  const { realId, offer } = from
  const seed = seedOf(realId)
  const variants = variantsOf(from)
  const stems = variants[0]?.stems ?? []
  const mood = moodOf(stems)
  return finished({
    realId,
    slug: from.slug,
    title: from.title,
    kind: 'roses',
    description: `${from.words} ${at(remarksFor(offer), seed >>> 5)}`,
    care: flowerCare(stems, offer.presentation === 'hatbox' || offer.presentation === 'basket', seed),
    contains: flowerContents(stems, containerWords(offer)),
    // A hundred premium roses of one colour have to be ordered in from the auction the night before.
    sameDay: (offer.counts[0] ?? 0) < 101,
    occasions: occasionsFor(mood, realId, from.occasions),
    recipients: recipientsFor(mood, realId, from.recipients),
    variants,
    ...(from.popularity === undefined ? {} : { popularity: from.popularity }),
  })
}

/** Slugs and codes for the studio's own table of roses. */
export function rosesTitled(
  title: string,
  realId: string,
  rest: Omit<RosesFrom, 'realId' | 'slug' | 'title'>,
): SeedProduct {
  return rosesProduct({ realId, slug: slugFrom(title), title, ...rest })
}

function variantsOf({ realId, colours, offer }: RosesFrom): SeedVariant[] {
  const tag = priceTagOf(realId)
  const palettes: readonly (readonly Colour[])[] = offer.choice
    ? colours.map((colour) => [colour])
    : [colours]
  return palettes.flatMap((palette) =>
    offer.counts.flatMap((roses) =>
      offer.lengths.map((length): SeedVariant => {
        const stems = rosesInto(palette, roses, offer)
        const only = palette.length === 1 ? (palette[0] ?? null) : null
        const slug = `${only ?? 'mixed'}-${roses}-${length}`
        const count = countOf(stems)
        return {
          slug,
          title: variantTitle(offer, roses, count, length, offer.choice ? only : null),
          length,
          size: null,
          colour: only,
          count,
          ...priced(pence(roses, count - roses, length, offer), tag),
          stems,
          drawing: {
            kind: 'bouquet',
            seed: `${realId}-${slug}`,
            stems,
            presentation: offer.presentation,
            wrap: offer.wrap,
            length,
          },
        }
      }),
    ),
  )
}

/** Shares the roses between the colours, the first colours taking what does not divide. */
function rosesInto(palette: readonly Colour[], roses: number, offer: RoseOffer): Stem[] {
  const each = Math.floor(roses / palette.length)
  const left = roses % palette.length
  const stems = palette.map((colour, index): Stem => ({
    species: offer.species,
    colour,
    count: each + (index < left ? 1 : 0),
  }))
  if (offer.with !== null) stems.push({ ...offer.with, count: Math.max(3, Math.round(roses / 3)) })
  return stems
}

function pence(roses: number, others: number, length: Length, offer: RoseOffer): number {
  const extra =
    offer.with === null ? 0 : others * BLOOMS[offer.with.species].pence * (roses > 25 ? 0.55 : 0.85)
  const dearer = offer.species === 'spray-rose' ? 1.12 : 1
  return rosesPence(roses, length, offer.presentation) * dearer + extra
}

function variantTitle(
  offer: RoseOffer,
  roses: number,
  count: number,
  length: Length,
  colour: Colour | null,
): string {
  const lead = colour === null ? '' : `${colour.charAt(0).toUpperCase()}${colour.slice(1)}, `
  const what =
    offer.with === null
      ? `${count} stems`
      : `${roses} ${BLOOMS[offer.species].many} and ${count - roses} ${BLOOMS[offer.with.species].many}`
  const whole = lead === '' ? what : `${lead}${what}`
  return offer.lengths.length > 1 ? `${whole}, ${length}` : whole
}

const WRAP_NAMES: Record<Wrap, string> = {
  kraft: 'kraft paper',
  ivory: 'ivory paper',
  blush: 'blush tissue',
  sage: 'sage-green paper',
  charcoal: 'charcoal paper',
  newsprint: 'printed newsprint',
  clear: 'clear compostable film',
}

function containerWords(offer: RoseOffer): string {
  if (offer.presentation === 'hatbox') return 'A lidded hat box with wet floral foam'
  if (offer.presentation === 'vase') return 'A tall glass vase, yours to keep'
  if (offer.presentation === 'basket') return 'A lined willow basket with wet floral foam'
  return `A wrap of ${WRAP_NAMES[offer.wrap]} with a ribbon`
}

const ON_LENGTH = [
  'Short stems come from Kenya at around 40 cm; the long ones are Dutch, 60 cm and more, with a far bigger bud.',
  'Choose short for a jug or bedside, long for a tall vase: the long roses are a premium Dutch variety and look about twice the bouquet.',
  'The Kenyan short stem is the everyday rose. The Dutch long stem is the one with the heavy head that opens as wide as a teacup.',
  'Both lengths are the same colour; the difference is the bud, which is roughly twice as big on the long Dutch stem.',
  'Long means a Dutch rose with a big, slow-opening bud, and short a Kenyan one that is neat, hardy and easy to place.',
] as const

const ON_BOXES = [
  'The roses are set close in wet foam, so a splash of water a day is all they need.',
  'It stands on its own, lid to one side, and lasts about a week with a daily drink.',
  'Short stems only, because a box looks best when the heads sit level with the rim.',
  'When the flowers are over, the box is a good one to keep.',
] as const

const ON_SPRAYS = [
  'Every stem carries four or five small heads, so there are many more flowers than the number suggests.',
  'Snip off each head as it fades and the next bud along will open.',
  'They look most like garden roses of anything in the shop.',
] as const

function remarksFor(offer: RoseOffer): readonly string[] {
  if (offer.presentation === 'hatbox') return ON_BOXES
  if (offer.species === 'spray-rose') return ON_SPRAYS
  return offer.lengths.length > 1 ? ON_LENGTH : BLOOMS.rose.notes
}
