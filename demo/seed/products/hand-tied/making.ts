import type { Presentation, Stem, Wrap } from '../../../../store/catalogue/pictures/drawing.ts'
import type { SeedProduct, SeedVariant } from '../../../../store/seed/seed-data.ts'
import type { Occasion, Recipient } from '../occasions.ts'
import { occasionsFor, recipientsFor } from '../occasions.ts'
import { finished, flowerCare, flowerContents } from '../assembly.ts'
import { BLOOMS } from '../blooms.ts'
import { moodOf } from '../colour-mood.ts'
import { bouquetPence, priced, priceTagOf } from '../pricing.ts'
import { at, seedOf } from '../../random.ts'
import { countOf, scaled, stemsOf } from '../recipe.ts'
import { slugFrom } from '../../slug.ts'

type Container = Exclude<Presentation, 'letterbox' | 'wrapped'>

/** What the flowers come in: a paper, or a container with a paper's colour. */
export type Dressing = Wrap | `${Container} ${Wrap}`

/** Name, dressing, recipe of the small bouquet, and what the florist says about it. */
export type HandTiedRow = readonly [
  name: string,
  dressing: Dressing,
  recipe: string,
  words: string,
  extra?: { occasions?: readonly Occasion[]; recipients?: readonly Recipient[]; popularity?: number },
]

const SIZES = [
  { size: 'small', title: 'Small', factor: 1 },
  { size: 'medium', title: 'Medium', factor: 1.5 },
  { size: 'large', title: 'Large', factor: 2.1 },
  { size: 'grand', title: 'Grand', factor: 3 },
] as const

const WRAP_WORDS: Record<Wrap, string> = {
  kraft: 'Brown kraft paper and cotton twine',
  ivory: 'Ivory paper and a satin ribbon',
  blush: 'Blush tissue and a matching ribbon',
  sage: 'Sage-green paper and linen tape',
  charcoal: 'Charcoal paper and a black ribbon',
  newsprint: 'Printed newsprint paper and twine',
  clear: 'Clear compostable film and raffia',
}

/** Turns the studio's table into products, coded from `firstNumber` upwards. */
export function handTied(rows: readonly HandTiedRow[], firstNumber: number): SeedProduct[] {
  return rows.map(([name, dressing, recipe, words, extra], index) =>
    handTiedProduct({
      realId: `LK-${String(firstNumber + index).padStart(6, '0')}`,
      slug: slugFrom(name),
      title: name,
      stems: stemsOf(recipe),
      dressing,
      words,
      occasions: extra?.occasions ?? [],
      recipients: extra?.recipients ?? [],
      ...(extra?.popularity === undefined ? {} : { popularity: extra.popularity }),
    }),
  )
}

/** One mixed bouquet in three or four sizes. */
export function handTiedProduct(from: {
  realId: string
  slug: string
  title: string
  stems: Stem[]
  dressing: Dressing
  words: string
  occasions: readonly Occasion[]
  recipients: readonly Recipient[]
  popularity?: number
}): SeedProduct {
  const { presentation, wrap } = readDressing(from.dressing)
  const seed = seedOf(from.realId)
  const mood = moodOf(from.stems)
  const inFoam = presentation === 'hatbox' || presentation === 'basket'
  return finished({
    realId: from.realId,
    slug: from.slug,
    title: from.title,
    kind: 'bouquet',
    description: `${from.words} ${remark(from.stems, presentation, seed)}`,
    care: flowerCare(from.stems, inFoam, seed),
    contains: flowerContents(from.stems, containerWords(presentation, wrap)),
    sameDay: true,
    occasions: occasionsFor(mood, from.realId, from.occasions),
    recipients: recipientsFor(mood, from.realId, from.recipients),
    variants: sizes(from.stems, from.realId, presentation, wrap, seed % 3 === 0 ? 4 : 3),
    ...(from.popularity === undefined ? {} : { popularity: from.popularity }),
  })
}

function readDressing(dressing: Dressing): { presentation: Exclude<Presentation, 'letterbox'>; wrap: Wrap } {
  const [first, second] = dressing.split(' ')
  return second === undefined
    ? { presentation: 'wrapped', wrap: dressing as Wrap }
    : { presentation: first as Container, wrap: second as Wrap }
}

function sizes(
  stems: Stem[],
  realId: string,
  presentation: Exclude<Presentation, 'letterbox'>,
  wrap: Wrap,
  howMany: number,
): SeedVariant[] {
  const tag = priceTagOf(realId)
  const [only] = stems
  const colour = only !== undefined && stems.every((stem) => stem.colour === only.colour) ? only.colour : null
  const length = stems.some((stem) => BLOOMS[stem.species].tall) ? 'long' : 'short'
  return SIZES.slice(0, howMany).map(({ size, title, factor }) => {
    const made = scaled(stems, factor)
    const count = countOf(made)
    return {
      slug: size,
      title: `${title}, ${count} stems`,
      length: null,
      size,
      colour,
      count,
      ...priced(bouquetPence(made, presentation), tag),
      stems: made,
      drawing: { kind: 'bouquet', seed: `${realId}-${size}`, stems: made, presentation, wrap, length },
    }
  })
}

function containerWords(presentation: Presentation, wrap: Wrap): string {
  if (presentation === 'vase') return 'A clear glass vase, yours to keep'
  if (presentation === 'jug') return 'A creamware jug, yours to keep'
  if (presentation === 'hatbox')
    return `A lidded ${wrap === 'clear' ? 'white' : wrap} hat box with wet floral foam`
  if (presentation === 'basket') return 'A lined willow basket with wet floral foam'
  return WRAP_WORDS[wrap]
}

const REMARKS: Record<Container, readonly string[]> = {
  vase: [
    'It arrives already arranged in its vase, so there is nothing to find at the back of a cupboard.',
    'The vase comes with it, water and all, and stays behind when the flowers have gone.',
    'Ours is a plain glass vase that will be used again long after this week.',
    'Handy for a desk or a bedside table, because the vase is included.',
  ],
  jug: [
    'The jug comes with it and earns its keep at breakfast once the flowers have gone.',
    'It arrives already arranged in its jug, so there is nothing to find at the back of a cupboard.',
  ],
  hatbox: [
    'The box stands on its own: no vase, no trimming, just a splash of water each day.',
    'Everything is set in wet foam inside a lidded box and lasts about a week with a daily drink.',
    'Keep the box afterwards; letters and ribbons seem to find their way into it.',
    'It can go straight on the table, lid to one side.',
  ],
  basket: [
    'The willow basket is lined, so it can sit on wood without leaving a ring.',
    'Lift it out, set it down, add a little water: that is all the arranging there is.',
    'Later on the basket does very well for bread or for bulbs.',
  ],
}

/** A florist's aside, about the container or about one of the flowers that lead the bouquet. */
export function remark(stems: readonly Stem[], presentation: Presentation, seed: number): string {
  if (presentation !== 'wrapped' && presentation !== 'letterbox') return at(REMARKS[presentation], seed >>> 4)
  const leading = stems.slice(0, 3)
  const { species } = at(leading, seed >>> 6)
  return at(BLOOMS[species].notes, seed >>> 9)
}
