import type { Constructor_BlockFragment } from '../../../graphql/generated/graphql.ts'
import { pictureUrl, sourceSet } from '../../ui/picture.tsx'

/** What the bouquet constructor offers. */
export type Offer = Constructor_BlockFragment
export type Choice = Offer['default']

/** What a choice is made of, as forms and addresses name it. */
export const PARTS = [
  'species',
  'colour',
  'count',
  'length',
  'wrap',
  'foliage',
] as const satisfies (keyof Choice)[]

export function flowerOf(offer: Offer, choice: Choice): Offer['flowers'][number] {
  const flower = offer.flowers.find((entry) => entry.species === choice.species) ?? offer.flowers[0]
  if (!flower) throw new Error('The constructor offers no flowers')
  return flower
}

/** The nearest to what was chosen that can be had. */
export function fitting(offer: Offer, wanted: Choice): Choice {
  const flower = flowerOf(offer, wanted)
  const near = (a: number, b: number) => Math.abs(a - wanted.count) - Math.abs(b - wanted.count)
  return {
    ...wanted,
    species: flower.species,
    colour: flower.colours.includes(wanted.colour) ? wanted.colour : (flower.colours[0] ?? wanted.colour),
    count: [...flower.counts].sort(near)[0] ?? wanted.count,
    length: flower.priceLong && wanted.length === 'long' ? 'long' : 'short',
    wrap: offer.wraps.some(({ wrap }) => wrap === wanted.wrap) ? wanted.wrap : offer.default.wrap,
    foliage: offer.foliage.some(({ species }) => species === wanted.foliage) ? wanted.foliage : null,
  }
}

function foliageStems(offer: Offer, choice: Choice): { count: number; price: number } {
  const foliage = offer.foliage.find((entry) => entry.species === choice.foliage)
  if (!foliage) return { count: 0, price: 0 }
  return { count: Math.ceil((choice.count * foliage.stemsPerTen) / 10), price: foliage.price.amount }
}

/** Pence; the cart's price is worked out by the shop and is the same. */
export function priceOf(offer: Offer, choice: Choice): number {
  const flower = flowerOf(offer, choice)
  const stem = (choice.length === 'long' && flower.priceLong) || flower.priceShort
  const wrap = offer.wraps.find((entry) => entry.wrap === choice.wrap)
  const green = foliageStems(offer, choice)
  return (
    offer.basePrice.amount +
    stem.amount * choice.count +
    (wrap?.price.amount ?? 0) +
    green.price * green.count
  )
}

/** What an `img` shows. */
export type Source = { src: string; srcSet?: string; sizes?: string }

/**
 * The picture of a choice. The one that the page begins with is drawn once for all, in three sizes; every other is a drawing that is
 * there at once, and that a telephone takes a tenth of a second to read. `sizes` says how wide it is shown.
 */
export function sourceOf(offer: Offer, choice: Choice, sizes: string): Source {
  const drawing = drawingOf(offer, choice)
  if (drawing !== drawingOf(offer, offer.default)) return { src: drawing }
  return {
    src: pictureUrl(offer.image, 'size60', 'webp'),
    srcSet: sourceSet(offer.image, ['size40', 'size60', 'max'], 'webp'),
    sizes,
  }
}

/** The drawing service draws what the name says. */
function drawingOf(offer: Offer, choice: Choice): string {
  const green = foliageStems(offer, choice)
  const { species, colour, count, length, wrap, foliage } = choice
  const slug = [species, colour, count, length, wrap, green.count ? foliage : 'none', green.count].join('~')
  const [folder = '', file = ''] = offer.image.url.split('{size}/')
  return `${folder}max/${slug}.${file.split('.').at(-1)}.svg`
}

export function inWords({ count, colour, species }: Choice): string {
  return `${count} ${colour} ${species.replaceAll('-', ' ')} stems`
}
