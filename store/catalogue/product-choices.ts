import { and, eq, sql } from 'drizzle-orm'
import type {
  ExtraOffer,
  FlowerSettings,
  Product,
  ProductCard,
  ProductWords,
  SubscriptionOffer,
  Variant,
} from '../../contract/catalogue.ts'
import { builtOnce } from '../db/built-once.ts'
import { product, variant } from '../db/schema.ts'
import type { Drawing } from './pictures/drawing.ts'
import { imageOf } from './product-card.ts'
import { galleryOf } from './gallery.ts'
import { subscriberPrice } from './subscription-plans/subscription-terms.ts'
import type { Context } from '../kernel/index.ts'

const FLOWERS = ['bouquet', 'roses', 'letterbox']
const MAX_CARD_LETTERS = 300

/** Converts a variant row to the /v1 form, without the subscriber's price. */
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

/** Returns the options of flowers with their help texts, or null for other products. */
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

/**
 * Returns the number of flowers without foliage. For roses it is part of the slug (`red-25-long`); otherwise all stems
 * count.
 */
function flowersIn({ slug, count }: Variant): number | null {
  const named = /-(\d+)-(?:short|long)$/.exec(slug)?.[1]
  return named ? Number(named) : count
}

/** Returns the texts and the limit of the greeting-card field. */
export function cardText(kind: string, words: ProductWords['card_text']): Product['card_text'] {
  const isCard = kind === 'card' || kind === 'gift-card'
  return { ...(isCard ? words.card : words.flowers), max_length: MAX_CARD_LETTERS }
}

/** Returns extras with the id and price (pence) of their default variant, for adding them to the cart. */
export async function extraOffers(ctx: Context, extras: ProductCard[]): Promise<ExtraOffer[]> {
  const ids = extras.map((card) => card.id)
  if (!ids.length) return []
  const rows = await defaultVariants(ctx).execute({ ids })
  return extras.flatMap((card) => {
    const row = rows.find((entry) => entry.productId === card.id)
    return row ? [{ extra_offer_variant_id: row.id, price: row.price, product: card }] : []
  })
}

const defaultVariants = builtOnce((db) =>
  db
    .select({ id: variant.id, productId: variant.productId, price: variant.price })
    .from(variant)
    .innerJoin(product, and(eq(product.id, variant.productId), eq(product.defaultVariant, variant.slug)))
    .where(sql`${variant.productId} = any(${sql.placeholder('ids')})`),
)

/** Returns the subscription offer for flowers, or null for products without subscriptions. Prices in pence. */
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
