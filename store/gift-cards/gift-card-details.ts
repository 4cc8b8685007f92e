import { Temporal } from 'temporal-polyfill'
import type { Position } from '../../contract/basket.ts'
import { isName } from '../../contract/field-rules.ts'
import type { GiftCardDetails } from '../../contract/gift-card-details.ts'
import { londonDate, londonMoment, invalid, holdsWebAddress } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

/** So far ahead a day can be chosen. */
const DAYS_AHEAD = 365

/** When a gift card is to go out; null for at once. */
export function sendMoment({ send_on, send_hour }: GiftCardDetails): Temporal.Instant | null {
  if (!send_on) return null
  return londonMoment(Temporal.PlainDate.from(send_on), `${String(send_hour).padStart(2, '0')}:00`)
}

/**
 * Throws (400, naming the field below `path`) when a gift card cannot be sent like that: to nobody, at a time that has
 * gone by, or with a web address in its words, which would be bait that comes from us.
 */
export function refuseDetails(clock: Clock, path: string, details: GiftCardDetails, text: string): void {
  for (const field of ['recipient_name', 'sender'] as const)
    if (!isName(details[field])) throw invalid(`${path}.${field}`, 'invalid_name')
  if (holdsWebAddress(text)) throw invalid('body.gift_card_text', 'web_address')
  const moment = sendMoment(details)
  if (!moment || !details.send_on) return
  const today = londonDate(clock.now())
  if (Temporal.PlainDate.compare(details.send_on, today.add({ days: DAYS_AHEAD })) > 0)
    throw invalid(`${path}.send_on`, 'beyond_a_year')
  if (Temporal.Instant.compare(moment, clock.now()) > 0) return
  const isToday = details.send_on === today.toString()
  throw isToday ? invalid(`${path}.send_hour`, 'hour_past') : invalid(`${path}.send_on`, 'day_past')
}

/** Whether nothing of it is brought by a courier: it is all gift cards by e-mail. */
export function isSentByEmail(positions: Position[] | null): boolean {
  if (!positions?.length) return false
  return positions.every(({ gift_card }) => gift_card?.sent_by === 'email')
}

/** What goes with the courier. */
export function broughtByCourier(positions: Position[] | null): Position[] {
  return (positions ?? []).filter(({ gift_card }) => gift_card?.sent_by !== 'email')
}
