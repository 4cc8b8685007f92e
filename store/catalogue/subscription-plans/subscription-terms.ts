import { z } from 'zod'
import { SubscriptionPlan, SubscriptionPrices } from '../../../contract/subscription.ts'
import { getContent } from '../content.ts'
import { percentOf } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'

/** What an editor says of subscriptions; prices are those of the flowers. */
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

/** How often subscriptions can come, and what subscribers save. */
export function subscriptionTerms(ctx: Context): Promise<SubscriptionTerms> {
  return getContent(ctx, 'delivery-subscription-prices', SubscriptionTerms)
}

/** What a subscriber saves on something, per cent; all that a product needs to know. */
export async function subscriberPercent(ctx: Context): Promise<number> {
  const terms = await getContent(
    ctx,
    'delivery-subscription-prices',
    SubscriptionPrices.pick({ percent_off: true }),
  )
  return terms.percent_off
}

/** Pence for a subscriber. */
export function subscriberPrice(price: number, percentOff: number): number {
  return price - percentOf(price, percentOff)
}
