import type { ConstructorBouquet } from '../../contract/basket.ts'
import { ConstructorBlock } from '../../contract/home.ts'
import type { BouquetDrawing, Colour, Species, Wrap } from './pictures/drawing.ts'
import { COLOURS, SPECIES, WRAPS } from './pictures/drawing.ts'
import { getContent } from './content.ts'
import { invalid } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/** The real id of constructor bouquets: their picture folder and product row. */
export const CONSTRUCTOR_REAL_ID = 'LK-CONSTRUCTOR'

export type BouquetSpec = Omit<ConstructorBouquet, 'quantity' | 'gift_card_text'>

/** Returns the options and prices of the bouquet constructor. */
export function constructorOffer(ctx: Context): Promise<ConstructorBlock> {
  return getContent(ctx, 'constructor-block', ConstructorBlock)
}

/** Returns the price of a constructor bouquet in pence. Throws 400, naming the field, when a choice is not offered. */
export function bouquetPrice(offer: ConstructorBlock, spec: BouquetSpec): number {
  const flower = offer.flowers.find((entry) => entry.species === spec.species)
  if (!flower) throw invalid('body.species', 'not_on_offer')
  if (!flower.colours.includes(spec.colour)) throw invalid('body.colour', 'not_on_offer')
  if (!flower.counts.includes(spec.count)) throw invalid('body.count', 'not_on_offer')
  const wrap = offer.wraps.find((entry) => entry.wrap === spec.wrap)
  if (!wrap) throw invalid('body.wrap', 'not_on_offer')
  const stem = spec.length === 'long' ? flower.price_long : flower.price_short
  if (stem === null) throw invalid('body.length', 'not_on_offer')
  const green = foliageOf(offer, spec)
  return offer.base_price + stem * spec.count + wrap.price + (green ? green.price * green.count : 0)
}

/** Returns the species, number of stems and price per stem (pence) of the foliage, or null without any. */
function foliageOf(offer: ConstructorBlock, spec: BouquetSpec) {
  if (!spec.foliage) return null
  const found = offer.foliage.find((entry) => entry.species === spec.foliage)
  if (!found) throw invalid('body.foliage', 'not_on_offer')
  return {
    species: found.species,
    price: found.price,
    count: Math.ceil((spec.count * found.stems_per_ten) / 10),
  }
}

/** Returns a slug that contains the whole specification. It identifies the cart line and the picture. */
export function bouquetSlug(offer: ConstructorBlock, spec: BouquetSpec): string {
  const green = foliageOf(offer, spec)
  return [
    spec.species,
    spec.colour,
    spec.count,
    spec.length,
    spec.wrap,
    green?.species ?? 'none',
    green?.count ?? 0,
  ].join('~')
}

/** Parses what `bouquetSlug` returns, also with a card after it. Returns undefined when it is not a valid slug. */
export function bouquetOfSlug(slug: string): BouquetSpec | undefined {
  const { species, colour, count, length, wrap, foliage } = partsOf(slug) ?? {}
  if (!species || !colour || count === undefined || !length || !wrap || !foliage) return undefined
  return { species, colour, count, length, wrap, foliage: foliage === 'none' ? null : foliage }
}

/** Splits a bouquet slug. Returns undefined when it has no number of stems or no length. */
function partsOf(slug: string) {
  const [species, colour, count, length, wrap, foliage, foliageCount] = slug.split('~')
  const stems = Number(count)
  if (!Number.isInteger(stems) || (length !== 'short' && length !== 'long')) return undefined
  return { species, colour, count: stems, length, wrap, foliage, foliageCount } as const
}

/** Parses a bouquet slug into a drawing. Returns undefined when it is not a valid slug. */
export function bouquetDrawing(slug: string): BouquetDrawing | undefined {
  const parts = partsOf(slug)
  if (!parts) return undefined
  const { species, colour, count: stems, length, wrap, foliage, foliageCount } = parts
  if (!isOneOf(SPECIES, species) || !isOneOf(COLOURS, colour) || !isOneOf(WRAPS, wrap)) return undefined
  if (stems < 1 || stems > 101) return undefined
  const leaves = Number(foliageCount)
  if (!Number.isInteger(leaves) || leaves < 0 || leaves > 101) return undefined
  const green =
    isOneOf(SPECIES, foliage) && leaves ? [{ species: foliage, colour: greenOf(foliage), count: leaves }] : []
  return {
    kind: 'bouquet',
    seed: `constructor-${species}-${colour}`,
    stems: [{ species, colour, count: stems }, ...green],
    presentation: 'wrapped',
    wrap,
    length,
  }
}

function greenOf(species: Species): Colour {
  return species === 'gypsophila' ? 'white' : species === 'lavender' ? 'purple' : 'green'
}

function isOneOf<T extends Species | Colour | Wrap>(
  list: readonly T[],
  value: string | undefined,
): value is T {
  return list.includes(value as T)
}

/** Returns the title of a constructor bouquet for the cart, e.g. `11 red rose stems, long`. */
export function bouquetTitle(spec: BouquetSpec): string {
  const stems = spec.count === 1 ? 'stem' : 'stems'
  return `${spec.count} ${spec.colour} ${spec.species.replaceAll('-', ' ')} ${stems}, ${spec.length}`
}
