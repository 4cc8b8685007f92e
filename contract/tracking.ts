import { z } from 'zod'
import { dataOf, endpoint, outcomeOf } from './types/endpoint.ts'
import { OrderState } from './order.ts'
import { Image, LondonDate, OrderId } from './types/primitives.ts'

/** What the florist does when a flower cannot be had on the day. */
export const SUBSTITUTIONS = ['allow', 'ask', 'refund'] as const
export const Substitution = z.enum(SUBSTITUTIONS)
export type Substitution = z.infer<typeof Substitution>

/** Who took a picture of the flowers: the florist of what was tied, the courier at the door. */
export const PHOTOGRAPHERS = ['florist', 'courier'] as const
export const Photographer = z.enum(PHOTOGRAPHERS)
export type Photographer = z.infer<typeof Photographer>

/** An order as whoever has its private link sees it: no prices, and no more of an address than its district. */
export const TrackedOrder = z.object({
  id: OrderId,
  state: OrderState,
  timeline: z.array(z.object({ state: OrderState, at: z.iso.datetime({ offset: true }) })),
  recipient_name: z.string().nullable(),
  district: z.string().nullable().describe('The first half of the postcode'),
  interval: z.object({ date: LondonDate, from: z.string(), to: z.string() }).nullable(),
  positions: z.array(
    z.object({ title: z.string(), variant_title: z.string(), quantity: z.int(), image: Image }),
  ),
  substitution: Substitution,
  may_change_substitution: z.boolean().describe('Until the florist starts, and only by the buyer’s link'),
  photos: z.array(
    z.object({
      photographer: Photographer,
      path: z.string().describe('Below the address of pictures'),
      width: z.int(),
      height: z.int(),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

const tag = 'tracking'
const byToken = z.object({ token: z.uuid() })

export const getTrackedOrder = endpoint({
  method: 'GET',
  path: '/v1/order/track/:token/',
  summary: 'An order by its private link',
  tag,
  params: byToken,
  refusals: ['not_found'],
  example: { params: { token: '6f1e7c1e-3f0a-4a55-9d7e-0c5f6d1b2a33' } },
  response: dataOf(TrackedOrder),
})
export const setSubstitution = endpoint({
  method: 'POST',
  path: '/v1/order/track/:token/substitution/',
  summary: 'Set what the florist does when a flower is not available',
  tag,
  params: byToken,
  body: z.strictObject({ substitution: Substitution }),
  refusals: ['not_found'],
  example: { params: { token: '6f1e7c1e-3f0a-4a55-9d7e-0c5f6d1b2a33' }, body: { substitution: 'ask' } },
  response: outcomeOf({ data: TrackedOrder }),
})
