import { and, eq, sql } from 'drizzle-orm'
import type { ProductCard } from '../../contract/catalogue.ts'
import type { Image } from '../../contract/types/primitives.ts'
import { builtOnce } from '../db/built-once.ts'
import { product } from '../db/schema.ts'
import type { ProductRow } from '../db/schema.ts'
import type { Context } from '../kernel/index.ts'

/** The size that all product pictures are drawn at or cropped to; scenes use `SCENE_SIZE`. */
export const PRODUCT_SIZE = { width: 960, height: 1200 }
export const SCENE_SIZE = { width: 1600, height: 1000 }
/** The real id of article and promotion pictures. All of them are scenes. */
export const JOURNAL_REAL_ID = 'LK-JOURNAL'

/** Returns a picture in the /v1 form. The version that makes its address immutable is added when a response is sent. */
export function imageOf(realId: string, name: string, alt: string, size = PRODUCT_SIZE): Image {
  return { real_id: realId, name, alt_text: alt, ...size }
}

/** The columns of a product card, for `select`. */
export const cardColumns = {
  id: product.id,
  realId: product.realId,
  slug: product.slug,
  title: product.title,
  kind: product.kind,
  price: product.price,
  oldPrice: product.oldPrice,
  defaultVariant: product.defaultVariant,
  variantCount: product.variantCount,
  imageName: product.imageName,
  imageAlt: product.imageAlt,
  ratingTotal: product.ratingTotal,
  reviewCount: product.reviewCount,
  sameDay: product.sameDay,
  giftCardBy: product.giftCardBy,
}

/** Converts a product row to a card. Prices are in pence. */
export function toCard(row: Pick<ProductRow, keyof typeof cardColumns>): ProductCard {
  return {
    id: row.id,
    real_id: row.realId,
    slug: row.slug,
    title: row.title,
    kind: row.kind,
    price: row.price,
    old_price: row.oldPrice,
    has_options: row.variantCount > 1,
    position_slug: row.defaultVariant,
    image: imageOf(row.realId, row.imageName, row.imageAlt),
    rating: row.reviewCount ? Math.round((row.ratingTotal / row.reviewCount) * 10) / 10 : null,
    review_count: row.reviewCount,
    same_day: row.sameDay,
    gift_card_by: row.giftCardBy,
  }
}

/** What a card says of one of its product's variants. Prices are in pence. */
export type CardVariant = { slug: string; price: number; oldPrice: number | null; imageName: string }

/** Returns a card as one of a variant: its price and picture, and what "add to cart" takes. */
export function asVariant(card: ProductCard, { slug, price, oldPrice, imageName }: CardVariant): ProductCard {
  const image = imageOf(card.real_id, imageName, card.image.alt_text)
  return { ...card, price, old_price: oldPrice, position_slug: slug, image }
}

/** Returns product cards in the order of the ids. Unknown and withdrawn products are left out. */
export async function cardsById(ctx: Context, ids: number[]): Promise<ProductCard[]> {
  if (!ids.length) return []
  const rows = await cardRows(ctx).execute({ ids })
  const byId = new Map(rows.filter((row) => row.active).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCard(row)] : []
  })
}

const cardRows = builtOnce((db) =>
  db
    .select({ ...cardColumns, active: product.active })
    .from(product)
    .where(sql`${product.id} = any(${sql.placeholder('ids')})`),
)

/** Returns the card of a product by its real id, or undefined when there is none or it was withdrawn. */
export async function cardByRealId(ctx: Context, realId: string): Promise<ProductCard | undefined> {
  const [row] = await ctx.db
    .select(cardColumns)
    .from(product)
    .where(and(eq(product.realId, realId), eq(product.active, true)))
  return row && toCard(row)
}
