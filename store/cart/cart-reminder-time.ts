import { Temporal } from 'temporal-polyfill'
import type { CartRow } from '../db/schema.ts'
import { LONDON, toDate } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

/**
 * A cart is abandoned after this time without a change. Reminders go out between these hours, London time.
 */
const REMIND_AFTER = { hours: 4 }
const FIRST_HOUR = 9
const LAST_HOUR = 20

/**
 * Returns the reminder columns for a cart that was just changed. A cart is reminded of once until it is
 * emptied; a guest's only if the guest agreed to marketing.
 */
export function nextCartReminder(
  clock: Clock,
  row: Pick<CartRow, 'userId' | 'remindedAt'> & { guestConsent: string | null },
  isEmpty: boolean,
): Partial<Pick<CartRow, 'remindAt' | 'remindedAt'>> {
  if (!row.userId && !row.guestConsent) return {}
  if (isEmpty) return { remindAt: null, remindedAt: null }
  return row.remindedAt ? {} : { remindAt: toDate(nextDaytime(clock.now().add(REMIND_AFTER))) }
}

/**
 * Returns the moment itself, or the next morning at nine in London if it is outside the hours for reminders.
 */
export function nextDaytime(moment: Temporal.Instant): Temporal.Instant {
  const there = moment.toZonedDateTimeISO(LONDON)
  if (there.hour >= FIRST_HOUR && there.hour < LAST_HOUR) return moment
  const day = there.hour < FIRST_HOUR ? there : there.add({ days: 1 })
  return day.withPlainTime(Temporal.PlainTime.from({ hour: FIRST_HOUR })).toInstant()
}
