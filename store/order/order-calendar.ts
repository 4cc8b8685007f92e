import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { Order } from '../../contract/order.ts'
import type { CalendarFile } from '../../contract/types/calendar-file.ts'
import { londonMoment, notFound } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

type Delivery = {
  id: string
  /** When the order was begun, as an ISO moment. */
  createdAt: string
  interval: Pick<NonNullable<Order['interval']>, 'date' | 'from' | 'to'> | null
  recipient: string | null
  location: string | null
}

/** Returns the calendar file of an order for its buyer, with the address. */
export const orderCalendar = (order: Order, clock: Clock): CalendarFile =>
  deliveryCalendar(
    {
      id: order.id,
      createdAt: order.created_at,
      interval: order.interval,
      recipient: order.recipient?.name ?? null,
      location: placeOf(order),
    },
    clock,
  )

/**
 * Returns an iCalendar file (RFC 5545) with the hours in which an order arrives, as moments of UTC, so that it needs no table of time
 * zones. A calendar that has the entry of this order puts the new one in its place. Throws 404 for an order without a delivery time.
 */
export function deliveryCalendar(
  { id, createdAt, interval, recipient, location }: Delivery,
  clock: Clock,
): CalendarFile {
  if (!interval) throw notFound('delivery time')
  const now = clock.now()
  const day = Temporal.PlainDate.from(interval.date)
  const calendar = ical({ prodId: { company: 'Larkspur', product: 'Order', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@larkspur`,
    stamp: now,
    // Each file is a later one than those before it.
    sequence: Math.floor((now.epochMilliseconds - Date.parse(createdAt)) / 1000),
    start: londonMoment(day, interval.from),
    end: londonMoment(day, interval.to),
    summary: recipient ? `Flowers for ${recipient}` : 'Your flowers',
    location,
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
