import { z } from 'zod'
import { Cart } from './basket.ts'
import { endpoint, outcomeOf } from './types/endpoint.ts'
import { Order } from './order.ts'
import { LondonDate, Pence } from './types/primitives.ts'

/** As it is typed: what stands between the characters does not matter. */
const Code = z.strictObject({ code: z.string().trim().min(1, 'required').max(60) })

export const GiftCardBalance = z.object({
  last4: z.string(),
  balance: Pence,
  amount: Pence.describe('Its original value'),
  expires_on: LondonDate.describe('The last day on which it can be spent'),
})
export type GiftCardBalance = z.infer<typeof GiftCardBalance>

export const GiftCardOutcome = outcomeOf({
  data: z.object({ order_details: Order.nullable(), cart: Cart }),
})

const tag = 'gift-cards'

export const getGiftCardBalance = endpoint({
  method: 'POST',
  path: '/v1/gift-card/balance/',
  summary: 'The balance of a gift card by its code; all codes without a balance get the same answer',
  tag,
  body: Code,
  description: 'Wrong codes are counted by session and network.',
  access: 'optional session',
  refusals: ['too_many_requests'],
  example: { body: { code: 'LARK-7F3K-2M9Q-5T8W' } },
  response: outcomeOf({ data: GiftCardBalance.nullable() }),
  startsSession: false,
})
export const applyGiftCard = endpoint({
  method: 'POST',
  path: '/v1/order/gift-cards/',
  summary: 'Pay with a gift card up to its balance; at most five cards',
  tag,
  body: Code,
  access: 'visitor',
  refusals: ['too_many_requests'],
  example: { body: { code: 'LARK-7F3K-2M9Q-5T8W' } },
  response: GiftCardOutcome,
})
export const removeGiftCard = endpoint({
  method: 'DELETE',
  path: '/v1/order/gift-cards/:id',
  summary: 'Remove a gift card',
  tag,
  params: z.object({ id: z.uuid() }),
  access: 'visitor',
  example: { params: { id: '6f1e7c1e-3f0a-4a55-9d7e-0c5f6d1b2a33' } },
  response: GiftCardOutcome,
})
