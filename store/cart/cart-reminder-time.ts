import { Temporal } from 'temporal-polyfill'
import type { CartRow } from '../db/schema.ts'
import { LONDON, toDate } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'

/** How long a cart lies still before its owner is asked about it, and the hours in London they may be asked in. */
const QUIET = { hours: 4 }
const FIRST_HOUR = 9
const LAST_HOUR = 20

/**
 * When the owner of a cart that was just changed is reminded of it: once until it is emptied. A guest only who has
 * agreed to hear of offers.
 */
export function nextCartReminder(
  clock: Clock,
  row: Pick<CartRow, 'userId' | 'remindedAt'> & { guestConsent: string | null },
  isEmpty: boolean,
): Partial<Pick<CartRow, 'remindAt' | 'remindedAt'>> {
  if (!row.userId && !row.guestConsent) return {}
  if (isEmpty) return { remindAt: null, remindedAt: null }
  return row.remindedAt ? {} : { remindAt: toDate(byDay(clock.now().add(QUIET))) }
}

/** The moment itself, or the next morning in London when it is night there. */
export function byDay(moment: Temporal.Instant): Temporal.Instant {
  const there = moment.toZonedDateTimeISO(LONDON)
  if (there.hour >= FIRST_HOUR && there.hour < LAST_HOUR) return moment
  const day = there.hour < FIRST_HOUR ? there : there.add({ days: 1 })
  return day.withPlainTime(Temporal.PlainTime.from({ hour: FIRST_HOUR })).toInstant()
}
