import { z } from 'zod'
import { dataOf, endpoint } from './endpoint.ts'
import { Pence, ProductId } from './primitives.ts'

/** Flowers that come by themselves: what each delivery costs, all-in. */
export const SubscriptionPlan = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  every_weeks: z.int(),
  sizes: z.array(
    z.object({ size: z.string(), title: z.string(), stems: z.int(), price: Pence, old_price: Pence }),
  ),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>

export const SubscriptionPrices = z.object({
  heading: z.string(),
  text: z.string(),
  percent_off: z.int().describe('What a subscriber saves on each delivery'),
  first_bouquet_discounts: z
    .array(z.int())
    .describe('Per cent off the first bouquet; the first is the usual one'),
  plans: z.array(SubscriptionPlan),
})
export type SubscriptionPrices = z.infer<typeof SubscriptionPrices>

export const FirstBouquet = z.object({
  discount: z.int().describe('Per cent'),
  allowed: z.array(z.int()),
  heading: z.string(),
  text: z.string(),
  offers: z.array(
    z.object({
      plan: z.string(),
      plan_title: z.string(),
      size: z.string(),
      size_title: z.string(),
      first_price: Pence,
      then_price: Pence,
      saved: Pence,
    }),
  ),
})
export type FirstBouquet = z.infer<typeof FirstBouquet>

export const getSubscriptionPrices = endpoint({
  method: 'GET',
  path: '/v1/delivery-subscription-prices/',
  summary: 'What a delivery subscription costs',
  tag: 'subscription',
  response: dataOf(SubscriptionPrices),
  shared: true,
})
export const getFirstBouquet = endpoint({
  method: 'GET',
  path: '/v1/delivery-subscriptions-first-bouquet/:id/',
  summary: 'What the first bouquet costs with so many per cent off',
  tag: 'subscription',
  params: z.object({ id: ProductId }),
  response: dataOf(FirstBouquet),
  shared: true,
})
