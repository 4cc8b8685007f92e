import { Temporal } from 'temporal-polyfill'
import type { Position } from '../../contract/basket.ts'
import { isName } from '../../contract/types/field-rules.ts'
import type { GiftCardDetails } from '../../contract/types/gift-card-details.ts'
import { londonDate, londonMoment, invalid, containsWebAddress } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

/** How many days ahead a gift card can be scheduled. */
const DAYS_AHEAD = 365

/** Returns the instant at which a gift card is sent, or null for immediately. Date and hour are London time. */
export function sendMoment({ send_on, send_hour }: GiftCardDetails): Temporal.Instant | null {
  if (!send_on) return null
  return londonMoment(Temporal.PlainDate.from(send_on), `${String(send_hour).padStart(2, '0')}:00`)
}

/**
 * Throws 400, naming the field below `path`, when a gift card cannot be sent: for an invalid name, a time in the past
 * or more than a year ahead, or a web address in the message, which could be used for phishing in the shop's name.
 */
export function checkGiftCardDetails(
  clock: Clock,
  path: string,
  details: GiftCardDetails,
  text: string,
): void {
  for (const field of ['recipient_name', 'sender'] as const)
    if (!isName(details[field])) throw invalid(`${path}.${field}`, 'invalid_name')
  if (containsWebAddress(text)) throw invalid('body.gift_card_text', 'web_address')
  const moment = sendMoment(details)
  if (!moment || !details.send_on) return
  const today = londonDate(clock.now())
  if (Temporal.PlainDate.compare(details.send_on, today.add({ days: DAYS_AHEAD })) > 0)
    throw invalid(`${path}.send_on`, 'beyond_a_year')
  if (Temporal.Instant.compare(moment, clock.now()) > 0) return
  const isToday = details.send_on === today.toString()
  throw isToday ? invalid(`${path}.send_hour`, 'hour_past') : invalid(`${path}.send_on`, 'day_past')
}

/** Returns true if all positions are gift cards sent by e-mail, so that no courier is needed. */
export function isSentByEmail(positions: Position[] | null): boolean {
  if (!positions?.length) return false
  return positions.every(({ gift_card }) => gift_card?.sent_by === 'email')
}

/** Returns the positions that a courier delivers. */
export function courierPositions(positions: Position[] | null): Position[] {
  return (positions ?? []).filter(({ gift_card }) => gift_card?.sent_by !== 'email')
}
