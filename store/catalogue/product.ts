import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Combo, Product, ProductCard, Review } from '../../contract/catalogue.ts'
import { ProductWords } from '../../contract/catalogue.ts'
import { builtOnce } from '../db/built-once.ts'
import { collection, collectionProduct, combo, picture, product, review, variant } from '../db/schema.ts'
import { cardsById, imageOf, toCard } from './product-card.ts'
import { getContent } from './content.ts'
import { combosOnSale } from './combo.ts'
import { findCollection, membersPage, toSummary } from './listing/listing.ts'
import { cardText, extraOffers, flowerSettings, subscriptionOffer, toVariant } from './product-choices.ts'
import { collectionPreviewOf } from './collection-preview.ts'
import { notFound, offsetOf, pageInfoOf } from '../kernel/index.ts'
import type { Context, PageRequest } from '../kernel/index.ts'
import { subscriberPercent, subscriberPrice } from './subscription-plans/subscription-terms.ts'

const SIMILAR = 8
const REVIEWS = 12
/** How many of the most popular bouquets are searched for ones that are not best sellers. */
const CANDIDATES = 200
const MOST_LOVED = { order_by: 'popularity', order_direction: 'desc', page: 1 } as const

/** Returns everything that the product page shows. Throws 404 when there is no such product or it was withdrawn. */
export async function getProduct(ctx: Context, id: number): Promise<Product> {
  const [row] = await productById(ctx).execute({ id })
  if (!row?.active) throw notFound('product')
  const [variants, images, reviews, breakdown, collections, extras, combos, percentOff, words] =
    await Promise.all([
      variantsOf(ctx).execute({ id }),
      picturesOf(ctx).execute({ realId: row.realId }),
      reviewsOf(ctx, id),
      ratingBreakdown(ctx, id),
      collectionsOf(ctx).execute({ id }),
      extrasFor(ctx, row.kind),
      combosOf(ctx, id),
      subscriberPercent(ctx),
      getContent(ctx, 'product', ProductWords),
    ])
  const offers = await extraOffers(ctx, extras)
  const summaries = collections.map((entry) => toSummary(entry.collection))
  const pictureOf = (name: string) => images.find((image) => image.name === name)
  const subscription = subscriptionOffer(row, percentOff, words.subscription)
  const shown = variants.map((entry) => {
    const alt = pictureOf(entry.imageName)?.alt ?? row.imageAlt
    return {
      ...toVariant(entry, row.realId, alt, pictureOf(entry.imageName)?.drawing),
      subscriber_price: subscription && subscriberPrice(entry.price, percentOff),
    }
  })
  return {
    ...toCard(row),
    description: row.description,
    care: row.care,
    contains: row.contains,
    cat_toxicity: row.catToxicity,
    dog_toxicity: row.dogToxicity,
    variants: shown,
    gallery: shown[0]?.gallery ?? [],
    flower_settings: flowerSettings(row.kind, shown, words),
    card_text: cardText(row.kind, words.card_text),
    extra_offers: offers,
    subscription,
    images: images.map((image) => imageOf(row.realId, image.name, image.alt)),
    reviews,
    rating_breakdown: breakdown,
    collections: summaries,
    similar: await similarTo(
      ctx,
      id,
      collections.map((entry) => entry.collection),
    ),
    extras,
    combos,
    created_on: row.createdOn,
  }
}

const productById = builtOnce((db) =>
  db
    .select()
    .from(product)
    .where(eq(product.id, sql.placeholder('id'))),
)

const variantsOf = builtOnce((db) =>
  db
    .select()
    .from(variant)
    .where(eq(variant.productId, sql.placeholder('id')))
    .orderBy(asc(variant.position)),
)

const picturesOf = builtOnce((db) =>
  db
    .select()
    .from(picture)
    .where(eq(picture.realId, sql.placeholder('realId')))
    .orderBy(asc(picture.position)),
)

const collectionsOf = builtOnce((db) =>
  db
    .select({ collection })
    .from(collectionProduct)
    .innerJoin(collection, eq(collection.id, collectionProduct.collectionId))
    .where(eq(collectionProduct.productId, sql.placeholder('id')))
    .orderBy(asc(collection.position)),
)

const newestReviews = builtOnce((db) =>
  db
    .select()
    .from(review)
    .where(eq(review.productId, sql.placeholder('id')))
    .orderBy(desc(review.publishedOn), desc(review.id))
    .limit(REVIEWS),
)

const countsByRating = builtOnce((db) =>
  db
    .select({ rating: review.rating, count: sql<number>`count(*)::int` })
    .from(review)
    .where(eq(review.productId, sql.placeholder('id')))
    .groupBy(review.rating)
    .orderBy(desc(review.rating)),
)

const reviewsOf = async (ctx: Context, id: number): Promise<Review[]> =>
  (await newestReviews(ctx).execute({ id })).map(toReview)

const ratingBreakdown = (ctx: Context, id: number) => countsByRating(ctx).execute({ id })

/** Returns a page of a product's reviews, optionally of one rating. Throws 404 when there is no such product. */
export async function getProductReviews(
  ctx: Context,
  id: number,
  { rating, ...asked }: PageRequest & { rating?: number | undefined },
) {
  const [found] = await ctx.db.select({ active: product.active }).from(product).where(eq(product.id, id))
  if (!found?.active) throw notFound('product')
  const breakdown = await ratingBreakdown(ctx, id)
  const rows = await ctx.db
    .select()
    .from(review)
    .where(and(eq(review.productId, id), rating ? eq(review.rating, rating) : undefined))
    .orderBy(desc(review.publishedOn), desc(review.id))
    .limit(asked.limit)
    .offset(offsetOf(asked))
  const all = breakdown.reduce((sum, entry) => sum + entry.count, 0)
  const points = breakdown.reduce((sum, entry) => sum + entry.count * entry.rating, 0)
  const total = rating ? (breakdown.find((entry) => entry.rating === rating)?.count ?? 0) : all
  return {
    list: rows.map(toReview),
    pagination: pageInfoOf(asked, total),
    rating: all ? Math.round((points / all) * 10) / 10 : null,
    rating_breakdown: breakdown,
  }
}

/** Converts a review to the /v1 form. */
export function toReview(row: typeof review.$inferSelect): Review {
  const { id, author, city, rating, title, text, publishedOn, productId } = row
  return { id, author, city, rating, title, text, published_on: publishedOn, product_id: productId }
}

/** Returns the most popular other products of the product's smallest category. */
async function similarTo(ctx: Context, id: number, collections: (typeof collection.$inferSelect)[]) {
  const narrowest = collections
    .filter((entry) => entry.type === 'category' && entry.productCount > SIMILAR)
    .sort((a, b) => a.productCount - b.productCount)[0]
  if (!narrowest) return []
  const { list } = await membersPage(ctx, narrowest, { ...MOST_LOVED, limit: SIMILAR + 1 })
  return list.filter((card) => card.id !== id).slice(0, SIMILAR)
}

/** Returns extras to add to a bouquet: popular gifts and cards. */
async function extrasFor(ctx: Context, kind: string): Promise<ProductCard[]> {
  if (kind === 'gift' || kind === 'card' || kind === 'gift-card') return []
  const rails = await Promise.all([
    collectionPreviewOf(ctx, 'gifts', 6),
    collectionPreviewOf(ctx, 'cards', 2),
  ])
  const seen = new Set<number>()
  return rails.flatMap((rail) => rail?.list ?? []).filter((card) => !seen.has(card.id) && seen.add(card.id))
}

async function combosOf(ctx: Context, productId: number): Promise<z.infer<typeof Combo>[]> {
  const combos = await combosOnSale(ctx, eq(combo.productId, productId))
  return Promise.all(
    combos.map(async ({ id, title, price, oldPrice, members }) => ({
      id,
      title,
      price,
      old_price: oldPrice,
      items: await cardsById(
        ctx,
        members.map((member) => member.productId),
      ),
    })),
  )
}

/** Returns popular hand-tied bouquets that are not best sellers, for the home page. */
export async function similarBouquets(ctx: Context): Promise<ProductCard[]> {
  const [tied, best] = await Promise.all([
    findCollection(ctx, 'hand-tied'),
    findCollection(ctx, 'best-sellers'),
  ])
  if (!tied || !best) return []
  const { list } = await membersPage(ctx, tied, { ...MOST_LOVED, limit: CANDIDATES })
  const ids = list.map((card) => card.id)
  const selling = await ctx.db
    .select({ id: collectionProduct.productId })
    .from(collectionProduct)
    .where(and(eq(collectionProduct.collectionId, best.id), inArray(collectionProduct.productId, ids)))
  const known = new Set(selling.map((row) => row.id))
  return list.filter((card) => card.kind === 'bouquet' && !known.has(card.id)).slice(0, SIMILAR)
}
