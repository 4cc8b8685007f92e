import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { LondonDate, Pence } from './types/primitives.ts'
import { Region } from './types/region.ts'
import { Zone } from './types/zone.ts'

export const Slot = z
  .object({
    id: z.int(),
    from: z.string().describe('HH:MM, London'),
    to: z.string().describe('HH:MM, London'),
    price: Pence.describe('What the delivery costs'),
    disabled: z.boolean().describe('It cannot be chosen'),
    reason: z.string().nullable().describe('Why it is disabled, for a person'),
    places_left: z.int().describe('How many more orders it takes'),
    order_by: z.iso.datetime({ offset: true }).describe('The last moment to choose it'),
  })
  .meta({
    examples: [
      {
        ...{ id: 3, from: '12:00', to: '16:00', price: 499, disabled: false, reason: null, places_left: 9 },
        order_by: '2026-12-24T10:00:00+00:00',
      },
    ],
  })
export type Slot = z.infer<typeof Slot>

export const DeliveryDate = z.object({
  date: LondonDate,
  disabled: z.boolean().describe('None of its windows can be chosen'),
  intervals: z.array(Slot),
})
export type DeliveryDate = z.infer<typeof DeliveryDate>

const OpenWindow = z.object({
  date: LondonDate,
  from: z.string().describe('HH:MM, London'),
  to: z.string().describe('HH:MM, London'),
  order_by: z.iso.datetime({ offset: true }),
})
export type OpenWindow = z.infer<typeof OpenWindow>

/** The soonest a parcel can arrive, for "today by 20:00 · order in 1 h 12 m", and what that costs. */
export const EarliestDelivery = OpenWindow.extend({
  zone: z.string(),
  price: Pence,
  free: OpenWindow.nullable().describe('The earliest free window, if there is one'),
})
export type EarliestDelivery = z.infer<typeof EarliestDelivery>

/** The earliest delivery of what is not sent on the same day, to a postcode of one region. */
export const RegionalDelivery = z.object({ region: Region, delivery: EarliestDelivery })
export type RegionalDelivery = z.infer<typeof RegionalDelivery>

/** How the reach of a delivery is said beside its moment. */
export const DeliveryWords = z.object({
  london: z.string().describe('Where the earliest delivery of same-day products goes'),
  elsewhere: z.string().describe('Where they go otherwise, for use within a sentence'),
  anywhere: z.string().describe('Where everything else goes'),
})

/** The clock of a shop that was set: countdowns in a browser go by it. */
export const SetClock = z.object({
  now: z.iso.datetime({ offset: true }),
  ahead_seconds: z.int().describe('Seconds ahead of the real time; negative when behind'),
})

export const getDeliveryDates = endpoint({
  method: 'GET',
  path: '/v1/intervals/get-delivery-intervals-for-date-range/',
  summary: 'Delivery dates and windows, from today (London) on',
  tag: 'intervals',
  query: z.object({
    intervals_date_from: LondonDate.optional(),
    zone: Zone.optional().describe('Without it, the zone of the order being checked out'),
  }),
  description:
    'With `zone` it is the same for everybody; without it, it is about the order being checked out, and needs a token. The days of a subscription begin tomorrow. The store lists three weeks; later days, up to nine weeks ahead, are asked for with `intervals_date_from`.',
  access: 'optional visitor',
  refusals: ['not_found'],
  example: { query: { zone: 'london', intervals_date_from: '2026-12-01' } },
  response: dataOf(z.array(DeliveryDate)),
})

export const getEarliestDelivery = endpoint({
  method: 'GET',
  path: '/v1/intervals/earliest/',
  summary: 'The earliest delivery in each zone, with and without same-day',
  tag: 'intervals',
  shared: { seconds: 30 },
  response: dataOf(
    z.object({
      today: LondonDate,
      same_day: EarliestDelivery.nullable(),
      next_day: EarliestDelivery.nullable().describe('On a day that is open in every region outside London'),
      next_day_in: z
        .array(RegionalDelivery)
        .default([])
        .describe(
          'The regions where it is another than `next_day`, e.g. before a bank holiday of one nation',
        ),
      words: DeliveryWords,
      clock: SetClock.nullable()
        .default(null)
        .describe('The sandbox clock when it was set; null while it is the real time'),
    }),
  ),
})
