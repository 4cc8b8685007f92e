import { z } from 'zod'
import { AddressPlace } from './address.ts'
import { OrderState } from './order.ts'
import { OrderPhoto } from './types/order-photo.ts'
import { CalendarFile } from './types/calendar-file.ts'
import { dataOf, endpoint, outcomeOf } from './types/endpoint.ts'
import { Image, LondonDate, OrderId } from './types/primitives.ts'

/** What the florist does when a flower cannot be had on the day. */
export const SUBSTITUTIONS = ['allow', 'ask', 'refund'] as const
export const Substitution = z.enum(SUBSTITUTIONS)
export type Substitution = z.infer<typeof Substitution>

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
  photos: z.array(OrderPhoto),
  share_token: z
    .uuid()
    .nullish()
    .describe('The token of a read-only link to the same page; null by that link itself'),
  place: AddressPlace.nullish().describe(
    'The surroundings of its district, for a map; null where they are unknown',
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
export const getTrackedCalendar = endpoint({
  method: 'GET',
  path: '/v1/order/track/:token/calendar/',
  summary: 'The hours in which the order of a private link arrives, as an iCalendar file',
  tag,
  params: byToken,
  description:
    '`content` is the file itself, of the type text/calendar; of the address it names the district only. `not_found` also for an order without a delivery time.',
  refusals: ['not_found'],
  example: { params: { token: '6f1e7c1e-3f0a-4a55-9d7e-0c5f6d1b2a33' } },
  response: dataOf(CalendarFile),
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
