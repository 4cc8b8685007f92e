import { and, eq, inArray } from 'drizzle-orm'
import type {
  ExtraOffer,
  FlowerSettings,
  Product,
  ProductCard,
  ProductWords,
  SubscriptionOffer,
  Variant,
} from '../../contract/catalogue.ts'
import { product, variant } from '../db/schema.ts'
import type { Drawing } from './pictures/drawing.ts'
import { imageOf } from './product-card.ts'
import { galleryOf } from './gallery.ts'
import { subscriberPrice } from './subscription-plans/subscription-terms.ts'
import type { Context } from '../kernel/index.ts'

const FLOWERS = ['bouquet', 'roses', 'letterbox']
const CARD_LETTERS = 300

export function toVariant(
  row: typeof variant.$inferSelect,
  realId: string,
  alt: string,
  drawing: Drawing | undefined,
): Omit<Variant, 'subscriber_price'> {
  const { id, slug, title, length, size, colour, count, price, stems } = row
  return {
    ...{ id, slug, title, length, size, colour, count, price, stems },
    old_price: row.oldPrice,
    image: imageOf(realId, row.imageName, alt),
    gallery: galleryOf(realId, row.imageName, alt, drawing),
  }
}

/** What can be chosen about flowers, with the help texts; null for what is no flowers. */
export function flowerSettings(
  kind: string,
  variants: Variant[],
  { settings, lengths }: Pick<ProductWords, 'settings' | 'lengths'>,
): FlowerSettings | null {
  const [first] = variants
  if (!first || !FLOWERS.includes(kind)) return null
  const sizes = distinct(variants.map((entry) => entry.size))
  const colours = distinct(variants.map((entry) => entry.colour))
  const counts = distinct(variants.map((entry) => flowersIn(entry))).sort((one, other) => one - other)
  const types = distinct(variants.map((entry) => entry.length))
  const setting = (
    of: keyof typeof settings,
    values: (string | number)[],
    titleOf: (value: string) => string,
  ): FlowerSettings['settings'] =>
    values.length > 1
      ? [
          {
            kind: of,
            ...settings[of],
            options: values.map((value) => ({ value: String(value), title: titleOf(String(value)) })),
          },
        ]
      : []
  return {
    flower_color: colours,
    flower_count: counts,
    settings: [
      ...setting('size', sizes, capital),
      ...setting('color', colours, capital),
      ...(kind === 'roses' ? setting('count', counts, (value) => value) : []),
      ...setting('length', types, (value) => lengths[value as keyof typeof lengths]),
    ],
    tooltip: types.includes('long') ? settings.length.tooltip : null,
    card_constructor: {
      active_color: first.colour,
      active_count: flowersIn(first),
      active_type: first.length,
      types,
    },
  }
}

/** Stems that are not foliage: the first part of a rose variant's name, `red-25-long`, says how many; else all. */
function flowersIn({ slug, count }: Variant): number | null {
  const named = /-(\d+)-(?:short|long)$/.exec(slug)?.[1]
  return named ? Number(named) : count
}

/** How to ask for the words on the card. */
export function cardText(kind: string, words: ProductWords['card_text']): Product['card_text'] {
  const isCard = kind === 'card' || kind === 'gift-card'
  return { ...(isCard ? words.card : words.flowers), max_length: CARD_LETTERS }
}

/** Extras as they are put in the cart: with the number of their default variant. */
export async function extraOffers(ctx: Context, extras: ProductCard[]): Promise<ExtraOffer[]> {
  const ids = extras.map((card) => card.id)
  if (!ids.length) return []
  const rows = await ctx.db
    .select({ id: variant.id, productId: variant.productId, price: variant.price })
    .from(variant)
    .innerJoin(product, and(eq(product.id, variant.productId), eq(product.defaultVariant, variant.slug)))
    .where(inArray(variant.productId, ids))
  return extras.flatMap((card) => {
    const row = rows.find((entry) => entry.productId === card.id)
    return row ? [{ extra_offer_variant_id: row.id, price: row.price, product: card }] : []
  })
}

/** What the flowers cost when they come regularly; null for what cannot. */
export function subscriptionOffer(
  { kind, price }: { kind: string; price: number },
  percentOff: number,
  words: ProductWords['subscription'],
): SubscriptionOffer | null {
  if (!FLOWERS.includes(kind)) return null
  const withPercent = (text: string) => text.replaceAll('{percent}', String(percentOff))
  return {
    percent_off: percentOff,
    price: subscriberPrice(price, percentOff),
    title: withPercent(words.title),
    text: withPercent(words.text),
    href: '/subscription',
  }
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function distinct<T>(values: (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))]
}
