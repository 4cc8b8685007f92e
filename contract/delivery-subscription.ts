import { z } from 'zod'
import { DeliverySubscriptionState } from './types/delivery-subscription-state.ts'
import { NoBody, dataOf, endpoint } from './types/endpoint.ts'
import { OrderState, Recipient, ShippingAddress } from './order.ts'
import { Image, LondonDate, OrderId, Pence, ProductId, Slug } from './types/primitives.ts'

export { DeliverySubscriptionState }

export const SubscriptionInterval = z.object({
  interval_id: z.int(),
  from: z.string(),
  to: z.string(),
  price: Pence.default(0).describe('The delivery price of this window'),
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
  product_id: z
    .int()
    .nullable()
    .describe('Null when the subscription has ended and its flowers are no longer sold'),
  position_slug: z.string(),
  title: z.string(),
  variant_title: z.string(),
  image: Image.nullable(),
  every_weeks: z.int(),
  quantity: z.int().default(1),
  price: Pence.describe('The price of the flowers of a delivery'),
  delivery_price: Pence.default(0).describe('The price of its delivery window'),
  saved_payment_method: z
    .string()
    .nullable()
    .default(null)
    .describe('The card that is charged, e.g. Visa ending 4242'),
  ordered: z
    .object({ order_id: OrderId, state: OrderState, date: LondonDate })
    .nullable()
    .default(null)
    .describe('The delivery that is ordered and not delivered yet'),
  interval: SubscriptionInterval,
  next_interval: SubscriptionInterval.nullable()
    .default(null)
    .describe('The window of the next delivery, when its usual one cannot be had on that day'),
  intervals: z.array(SubscriptionInterval).describe('The delivery windows to choose from'),
  swaps: z.array(SubscriptionSwap).default([]).describe('Other flowers to choose from'),
  shipping_address: ShippingAddress,
  recipient: Recipient,
  next_delivery_on: LondonDate.nullable(),
  moved_from: LondonDate.nullable()
    .default(null)
    .describe('The day it was planned for, when there is no delivery on that day'),
  change_until: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('Until then the next delivery can still be changed'),
  paused_until: LondonDate.nullable(),
  may: z
    .array(z.enum(['pause', 'resume', 'skip', 'swap', 'slot', 'cancel']))
    .describe('The changes that are possible now'),
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
  access: 'user',
  response: dataOf(z.array(DeliverySubscription)),
})
export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/pause',
  summary: 'Pause deliveries until a date, or until it is resumed',
  tag,
  params: byId,
  body: z.strictObject({ until: LondonDate.nullable().default(null) }),
  access: 'user',
  refusals: ['not_found', 'wrong_state', 'too_late'],
  example: { params: { id: '7F3K2M9Q' }, body: { until: '2026-12-31' } },
  response: Answer,
})
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/resume',
  summary: 'Resume a paused subscription',
  tag,
  params: byId,
  body: NoBody,
  access: 'user',
  refusals: ['not_found', 'wrong_state', 'too_late', 'flowers_withdrawn'],
  example: { params: { id: '7F3K2M9Q' }, body: {} },
  response: Answer,
})
export const skipDelivery = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/skip',
  summary: 'Skip the next delivery',
  tag,
  params: byId,
  body: z.strictObject({
    next_delivery_on: LondonDate.describe('The delivery to skip; a repeat does not skip another'),
  }),
  access: 'user',
  refusals: ['not_found', 'wrong_state', 'too_late', 'not_the_next'],
  example: { params: { id: '7F3K2M9Q' }, body: { next_delivery_on: '2026-12-10' } },
  response: Answer,
})
export const swapSubscriptionProduct = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/swap',
  summary: 'Change the flowers from the next delivery on',
  tag,
  params: byId,
  body: z.strictObject({ product_id: ProductId, position_slug: Slug }),
  access: 'user',
  refusals: ['not_found', 'wrong_state', 'too_late', 'not_offered'],
  example: { params: { id: '7F3K2M9Q' }, body: { product_id: 272, position_slug: 'generous' } },
  response: Answer,
})
export const setSubscriptionWindow = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/slot',
  summary: 'Change the delivery window and, if a date is given, the next date',
  tag,
  params: byId,
  body: z.strictObject({
    interval_id: z.int().positive().max(2_147_483_647),
    date: LondonDate.optional(),
  }),
  access: 'user',
  refusals: ['not_found', 'wrong_state', 'too_late', 'ordered_already', 'closed_day', 'closed_time'],
  example: { params: { id: '7F3K2M9Q' }, body: { interval_id: 3, date: '2026-12-11' } },
  response: Answer,
})
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/v1/user/delivery-subscriptions/:id/cancel',
  summary: 'End the subscription for good',
  tag,
  params: byId,
  body: NoBody,
  description: 'Nothing more is ordered or charged; a delivery that is ordered already still comes.',
  access: 'user',
  refusals: ['not_found', 'wrong_state', 'too_late'],
  example: { params: { id: '7F3K2M9Q' }, body: {} },
  response: Answer,
})
