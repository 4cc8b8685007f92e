import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { Order } from '../../contract/order.ts'
import { londonMoment, notFound } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

/**
 * Returns an iCalendar file (RFC 5545) with the hours in which an order arrives, as moments of UTC, so that it needs no table of time
 * zones. A calendar that has the entry of this order puts the new one in its place. Throws 404 for an order without a delivery time.
 */
export function orderCalendar({ id, interval, ...order }: Order, clock: Clock) {
  if (!interval) throw notFound('delivery time')
  const now = clock.now()
  const day = Temporal.PlainDate.from(interval.date)
  const calendar = ical({ prodId: { company: 'Larkspur', product: 'Order', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@larkspur`,
    stamp: now,
    // Each file is a later one than those before it.
    sequence: Math.floor((now.epochMilliseconds - Date.parse(order.created_at)) / 1000),
    start: londonMoment(day, interval.from),
    end: londonMoment(day, interval.to),
    summary: order.recipient ? `Flowers for ${order.recipient.name}` : 'Your flowers',
    location: placeOf(order),
    description: `Order ${id}`,
  })
  return { file_name: `larkspur-${id}.ics`, content: `${calendar.toString()}\r\n` }
}

/** Returns where the order goes; null while it is not known, or known to the recipient alone. */
function placeOf({
  shipping_address: address,
  recipient_choice: choice,
}: Pick<Order, 'shipping_address' | 'recipient_choice'>) {
  if (!address || choice?.state === 'made') return null
  return `${address.line1}, ${address.postcode}`
}
