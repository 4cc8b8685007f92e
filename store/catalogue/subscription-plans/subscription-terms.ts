import { z } from 'zod'
import { SubscriptionPlan, SubscriptionPrices } from '../../../contract/subscription.ts'
import { getContent } from '../content.ts'
import { percentOf } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'

/** The editorial content about subscriptions. Prices come from the products. */
const SubscriptionTerms = SubscriptionPrices.pick({
  heading: true,
  text: true,
  percent_off: true,
  first_bouquet_discounts: true,
}).extend({
  bouquet: z.string().describe('The real id of the bouquet the florist chooses'),
  others: z.string().describe('The collection other flowers are offered from'),
  plans: z.array(SubscriptionPlan.omit({ sizes: true })),
})
export type SubscriptionTerms = z.infer<typeof SubscriptionTerms>

/** Returns the plans and the subscriber's discount. */
export function subscriptionTerms(ctx: Context): Promise<SubscriptionTerms> {
  return getContent(ctx, 'delivery-subscription-prices', SubscriptionTerms)
}

/** Returns the subscriber's discount in per cent. Reads no more of the content than product pages need. */
export async function subscriberPercent(ctx: Context): Promise<number> {
  const terms = await getContent(
    ctx,
    'delivery-subscription-prices',
    SubscriptionPrices.pick({ percent_off: true }),
  )
  return terms.percent_off
}

/** Returns the price for a subscriber, in pence. */
export function subscriberPrice(price: number, percentOff: number): number {
  return price - percentOf(price, percentOff)
}
