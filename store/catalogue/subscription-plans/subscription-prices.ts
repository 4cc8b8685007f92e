import { asc, eq, inArray, or } from 'drizzle-orm'
import type { FirstBouquet, SubscriptionFlowers, SubscriptionPrices } from '../../../contract/subscription.ts'
import { product, variant } from '../../db/schema.ts'
import { imageOf } from '../product-card.ts'
import { percentOf, notFound } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'
import { collectionPreviewOf } from '../collection-preview.ts'
import { subscriberPrice, subscriptionTerms } from './subscription-terms.ts'

/** How many flowers are offered besides the florist's choice. */
const OTHER_FLOWERS = 5

/** Returns the current plans, prices (pence) and flowers of subscriptions. */
export async function getSubscriptionPrices(ctx: Context): Promise<SubscriptionPrices> {
  const { bouquet, others, plans, ...terms } = await subscriptionTerms(ctx)
  const rail = await collectionPreviewOf(ctx, others, OTHER_FLOWERS + 1)
  const bouquets = await bouquetsOf(ctx, bouquet, rail?.list.map((card) => card.id) ?? [])
  const [chosen] = bouquets
  const sizes = (chosen?.variants ?? []).map(({ slug, title, count, price }) => ({
    size: slug,
    title: sizeTitle(title),
    stems: count ?? 0,
    price: subscriberPrice(price, terms.percent_off),
    old_price: price,
  }))
  return {
    ...terms,
    plans: plans.map((plan) => ({ ...plan, sizes })),
    flowers: bouquets.slice(0, OTHER_FLOWERS + 1).map((entry) => toFlowers(entry, terms.percent_off)),
  }
}

type Bouquet = { product: typeof product.$inferSelect; variants: (typeof variant.$inferSelect)[] }

/** Returns the florist's choice followed by the products with the given ids, in their order. */
async function bouquetsOf(ctx: Context, realId: string, ids: number[]): Promise<Bouquet[]> {
  const rows = await ctx.db
    .select({ product, variant })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    .where(or(eq(product.realId, realId), inArray(product.id, ids)))
    .orderBy(asc(variant.position))
  const bouquets = [...Map.groupBy(rows, (row) => row.product.id).values()].flatMap((own) =>
    own[0]?.product.active ? [{ product: own[0].product, variants: own.map((row) => row.variant) }] : [],
  )
  const place = (entry: Bouquet) => (entry.product.realId === realId ? -1 : ids.indexOf(entry.product.id))
  return bouquets.sort((one, other) => place(one) - place(other))
}

function toFlowers({ product: row, variants }: Bouquet, percentOff: number): SubscriptionFlowers {
  return {
    product_id: row.id,
    title: row.title,
    text: row.description,
    image: imageOf(row.realId, row.imageName, row.imageAlt),
    sizes: variants.map(({ slug, title, price }) => ({
      position_slug: slug,
      title: sizeTitle(title),
      price: subscriberPrice(price, percentOff),
      old_price: price,
    })),
  }
}

/** Returns the size of a variant title: 'Classic' for 'Classic, 15 stems'. */
const sizeTitle = (title: string) => title.split(',')[0] ?? title

/**
 * Returns what the first bouquet of each plan costs with `discount` per cent off, in pence. Throws 404 for a discount
 * that is not offered.
 */
export async function getFirstBouquet(ctx: Context, discount: number): Promise<FirstBouquet> {
  const prices = await getSubscriptionPrices(ctx)
  if (!prices.first_bouquet_discounts.includes(discount)) throw notFound('discount')
  const [chosen] = prices.flowers
  if (!chosen) throw notFound('first bouquet')
  return {
    discount,
    allowed: prices.first_bouquet_discounts,
    heading: `${discount}% off your first bouquet`,
    text: 'The first bouquet costs what is said below and every one after it the usual subscriber’s price. Skip a delivery or stop whenever you like, until five in the afternoon, two days before it.',
    product_id: chosen.product_id,
    offers: prices.plans.flatMap((plan) =>
      plan.sizes.map(({ size, title, price }) => {
        const saved = percentOf(price, discount)
        return {
          plan: plan.slug,
          plan_title: plan.title,
          every_weeks: plan.every_weeks,
          size,
          size_title: title,
          first_price: price - saved,
          then_price: price,
          saved,
        }
      }),
    ),
  }
}
