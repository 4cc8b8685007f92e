import { z } from 'zod'
import { dataOf, endpoint } from './endpoint.ts'
import { OrderState, Recipient, ShippingAddress } from './order.ts'
import { Image, LondonDate, OrderId, Pence, ProductId, Slug } from './primitives.ts'

export const DeliverySubscriptionState = z.enum(['active', 'paused', 'cancelled'])
export type DeliverySubscriptionState = z.infer<typeof DeliverySubscriptionState>

const SubscriptionInterval = z.object({
  interval_id: z.int(),
  from: z.string(),
  to: z.string(),
  price: Pence.default(0).describe('What each delivery at this time costs besides the flowers'),
})

/** Flowers a subscription can have from its next delivery on. */
const SubscriptionSwap = z.object({
  product_id: z.int(),
  position_slug: z.string(),
  title: z.string(),
  delivery_cost: Pence.describe(
    'What a delivery costs with them: so many at a subscriber’s price, brought at the usual time',
  ),
})

export const DeliverySubscription = z.object({
  id: OrderId.describe('Written like an order number'),
  state: DeliverySubscriptionState,
  product_id: z.int().nullable().describe('Null for one that has ended, when its flowers are no longer sold'),
  position_slug: z.string(),
  title: z.string(),
  variant_title: z.string(),
  image: Image.nullable(),
  every_weeks: z.int(),
  quantity: z.int().default(1),
  price: Pence.describe('The flowers of a delivery'),
  delivery_price: Pence.default(0).describe('What the time it comes at costs'),
  saved_payment_method: z
    .string()
    .nullable()
    .default(null)
    .describe('The card that is charged, e.g. Visa ending 4242'),
  ordered: z
    .object({ order_id: OrderId, state: OrderState, date: LondonDate })
    .nullable()
    .default(null)
    .describe('The delivery that is ordered already and has not come yet'),
  interval: SubscriptionInterval,
  intervals: z.array(SubscriptionInterval).describe('The times it can come at, to choose from'),
  swaps: z.array(SubscriptionSwap).default([]).describe('Other flowers to choose from'),
  shipping_address: ShippingAddress,
  recipient: Recipient,
  next_delivery_on: LondonDate.nullable(),
  moved_from: LondonDate.nullable()
    .default(null)
    .describe('The day it was planned for, where nothing is delivered on that day'),
  change_until: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('Until then the next delivery can still be changed'),
  paused_until: LondonDate.nullable(),
  may: z
    .array(z.enum(['pause', 'resume', 'skip', 'swap', 'slot', 'cancel']))
    .describe('What can be done now'),
})
export type DeliverySubscription = z.infer<typeof DeliverySubscription>

const byId = z.object({ id: OrderId })
const Answer = dataOf(DeliverySubscription)
const tag = 'delivery subscription'

export const getDeliverySubscriptions = endpoint({
  method: 'GET',
  path: '/v1/user/delivery-subscriptions/',
  summary: 'The user’s delivery subscriptions',
  tag,
  response: dataOf(z.array(DeliverySubscription)),
})
export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/pause',
  summary: 'No deliveries until a date, or until it is resumed',
  tag,
  params: byId,
  body: z.strictObject({ until: LondonDate.nullable().default(null) }),
  response: Answer,
})
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/resume',
  summary: 'Go on with a paused subscription',
  tag,
  params: byId,
  body: z.strictObject({}).nullish(),
  response: Answer,
})
export const skipDelivery = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/skip',
  summary: 'Leave the next delivery out',
  tag,
  params: byId,
  body: z.strictObject({
    next_delivery_on: LondonDate.describe('The delivery to leave out: a repeat does not skip another'),
  }),
  response: Answer,
})
export const swapProduct = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/swap',
  summary: 'Get other flowers from the next delivery on',
  tag,
  params: byId,
  body: z.strictObject({ product_id: ProductId, position_slug: Slug }),
  response: Answer,
})
export const changeSlot = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/slot',
  summary: 'Have it come at another time, on another day if one is given',
  tag,
  params: byId,
  body: z.strictObject({
    interval_id: z.int().positive().max(2_147_483_647),
    date: LondonDate.optional(),
  }),
  response: Answer,
})
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/cancel',
  summary: 'End the subscription for good',
  tag,
  params: byId,
  body: z.strictObject({}).nullish(),
  response: Answer,
})
