import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ProductCard } from '../../contract/catalogue.ts'
import type { EndpointInput } from '../../contract/types/endpoint.ts'
import type { AllGifts, Gifts, PopularCategory, getGifts as endpoint } from '../../contract/gifts.ts'
import { Question } from '../../contract/home.ts'
import { GIFT_POLICIES } from '../../contract/basket.ts'
import { Tile } from '../../contract/types/primitives.ts'
import { cart, cartLine, collection, page, product } from '../db/schema.ts'
import {
  cardColumns,
  toCard,
  getContent,
  findCollection,
  membersPage,
  toSummary,
  collectionPreviewOf,
} from '../catalogue/index.ts'
import { positionsOf } from './cart-positions.ts'
import { notFound } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

const MAIN_GIFTS = 4
/** The number of gifts in a row of the page of all gifts, and the collections it shows. */
export const GIFTS_PER_ROW = 12
export const GIFT_COLLECTIONS = ['gifts', 'gift-boxes', 'food-and-drink', 'home-and-bath', 'plants', 'cards']
const CATEGORY_ITEMS = 4

/** Returns the page of gifts. `sessionId` says whose cart to check for a gift. */
export async function getGifts(
  ctx: Context,
  { sort, ...query }: EndpointInput<typeof endpoint>['query'],
  sessionId: string | undefined,
): Promise<Gifts> {
  const gifts = await findCollection(ctx, 'gifts')
  if (!gifts) throw notFound('collection of gifts')
  const [seo, faq, main, listed, has] = await Promise.all([
    seoOf(ctx, 'gifts'),
    getContent(ctx, 'faq-gifts', z.array(Question)),
    collectionPreviewOf(ctx, 'gifts', MAIN_GIFTS),
    membersPage(ctx, gifts, { ...query, order_by: sort ?? query.order_by }),
    sessionId ? hasGift(ctx, sessionId) : false,
  ])
  return { seo, faq, main: main?.list ?? [], ...listed, is_basket_has_gift: has }
}

/** Returns the page of all gifts: a row for each collection in `GIFT_COLLECTIONS` that has products. */
export async function getAllGifts(ctx: Context): Promise<AllGifts> {
  const [seo, ...shelves] = await Promise.all([
    seoOf(ctx, 'all-gifts'),
    ...GIFT_COLLECTIONS.map(async (slug) => {
      const [row, rail] = await Promise.all([
        findCollection(ctx, slug),
        collectionPreviewOf(ctx, slug, GIFTS_PER_ROW),
      ])
      return row && rail?.list.length ? [{ collection: toSummary(row), list: rail.list }] : []
    }),
  ])
  return { seo, shelves: shelves.flat() }
}

/** Returns the gift cards on sale, cheapest first. */
export async function getGiftCards(ctx: Context): Promise<ProductCard[]> {
  const rows = await ctx.db
    .select({ ...cardColumns, active: product.active })
    .from(product)
    .where(sql`kind = 'gift-card'`)
    .orderBy(asc(product.price), asc(product.id))
    .limit(GIFTS_PER_ROW)
  return rows.filter((row) => row.active).map(toCard)
}

/** Returns the popular categories with the most popular products of each. */
export async function getPopularCategoryItems(ctx: Context): Promise<PopularCategory[]> {
  const tiles = await getContent(ctx, 'popular-categories', z.array(Tile))
  return Promise.all(
    tiles.map(async (tile) => {
      const rail = await collectionPreviewOf(ctx, tile.href.split('/').at(-1) ?? '', CATEGORY_ITEMS)
      return { tile, list: rail?.list ?? [] }
    }),
  )
}

async function hasGift(ctx: Context, sessionId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ line: cartLine })
    .from(cartLine)
    .innerJoin(cart, eq(cart.id, cartLine.cartId))
    .where(eq(cart.sessionId, sessionId))
  const positions = await positionsOf(
    ctx,
    rows.map((row) => row.line),
  )
  return positions.some((position) => GIFT_POLICIES.includes(position.policy_id))
}

/** Returns the titles and texts of a page; without a row in `page`, those of the gifts collection. */
async function seoOf(ctx: Context, slug: string) {
  const [[text], row] = await Promise.all([
    ctx.db.select().from(page).where(eq(page.slug, slug)),
    ctx.db.select().from(collection).where(eq(collection.slug, 'gifts')),
  ])
  return {
    title: text?.metaTitle ?? row[0]?.metaTitle ?? '',
    description: text?.metaDescription ?? row[0]?.metaDescription ?? '',
    heading: text?.heading ?? row[0]?.heading ?? '',
    text: text?.lead ?? row[0]?.description ?? '',
  }
}
