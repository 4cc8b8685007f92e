import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Image, Pence, ProductId } from './types/primitives.ts'

/** How often a subscription delivers: from every week to every twelve. */
export const EveryWeeks = z.int('not_whole').min(1, 'too_small').max(12, 'too_large')

/** Flowers by subscription: what each delivery costs, all-in. */
export const SubscriptionPlan = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  every_weeks: EveryWeeks,
  sizes: z
    .array(z.object({ size: z.string(), title: z.string(), stems: z.int(), price: Pence, old_price: Pence }))
    .describe('Of the bouquet the florist chooses'),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>

/** Flowers a subscription can be of, with what each size costs a subscriber and alone. */
export const SubscriptionFlowers = z.object({
  product_id: z.int(),
  title: z.string(),
  text: z.string(),
  image: Image,
  sizes: z.array(z.object({ position_slug: z.string(), title: z.string(), price: Pence, old_price: Pence })),
})
export type SubscriptionFlowers = z.infer<typeof SubscriptionFlowers>

export const SubscriptionPrices = z.object({
  heading: z.string(),
  text: z.string(),
  percent_off: z.int().describe('What a subscriber saves on each delivery'),
  first_bouquet_discounts: z
    .array(z.int())
    .describe('Per cent off the first bouquet; the first is the default'),
  plans: z.array(SubscriptionPlan),
  flowers: z.array(SubscriptionFlowers).describe('The bouquet the florist chooses comes first'),
})
export type SubscriptionPrices = z.infer<typeof SubscriptionPrices>

export const FirstBouquet = z.object({
  discount: z.int().describe('Per cent'),
  allowed: z.array(z.int()),
  heading: z.string(),
  text: z.string(),
  product_id: z.int().describe('The bouquet the florist chooses'),
  offers: z.array(
    z.object({
      plan: z.string(),
      plan_title: z.string(),
      every_weeks: EveryWeeks,
      size: z.string().describe('The bouquet’s position_slug'),
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
  summary: 'Prices of the first bouquet with a discount in per cent',
  tag: 'subscription',
  params: z.object({ id: ProductId }),
  description:
    'The discounts on offer are in `first_bouquet_discounts` of GET /v1/delivery-subscription-prices/.',
  refusals: ['not_found'],
  example: { params: { id: 50 } },
  response: dataOf(FirstBouquet),
  shared: true,
})
