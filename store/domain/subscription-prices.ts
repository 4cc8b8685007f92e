import type { FirstBouquet } from '../../contract/subscription.ts'
import { SubscriptionPrices } from '../../contract/subscription.ts'
import type { Queryable } from '../db/database.ts'
import { getContent } from './content.ts'
import { percentOf } from './money.ts'
import { notFound } from './store-error.ts'

/** What subscriptions cost at present. */
export function getSubscriptionPrices(db: Queryable): Promise<SubscriptionPrices> {
  return getContent(db, 'delivery-subscription-prices', SubscriptionPrices)
}

/** What the first bouquet of each plan costs with `discount` per cent off. Throws for a discount that is not on offer. */
export async function getFirstBouquet(db: Queryable, discount: number): Promise<FirstBouquet> {
  const prices = await getSubscriptionPrices(db)
  if (!prices.first_bouquet_discounts.includes(discount)) throw notFound('discount')
  return {
    discount,
    allowed: prices.first_bouquet_discounts,
    heading: `${discount}% off your first bouquet`,
    text: 'The first bouquet costs what is said below and every one after it the usual subscriber’s price. Skip a week or stop whenever you like, up to the evening before a bouquet is tied.',
    offers: prices.plans.flatMap((plan) =>
      plan.sizes.map(({ size, title, price }) => {
        const saved = percentOf(price, discount)
        return {
          plan: plan.slug,
          plan_title: plan.title,
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
