import { and, between, eq, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { ShippingAddress } from '../../contract/order.ts'
import { deliveryWindow, slot } from '../db/schema.ts'
import { deliveryDays, destinationOf } from '../delivery/index.ts'
import type { Destination } from '../delivery/index.ts'
import { chargeTime, firstAnnounceableDate } from './subscription-rules.ts'
import type { Context } from '../kernel/index.ts'

/** A delivery moves at most this many days to avoid a closed day. */
const MAX_DAYS_AWAY = 6

export type SubscriptionDay = {
  date: Temporal.PlainDate
  /** Why the delivery moved (`Christmas Day`); null if it did not. */
  movedFor: string | null
}

/**
 * Returns the open day nearest to the planned date, the earlier of two equally near ones. A delivery moves only to
 * a day that can still be announced. Null if there is none within six days. All dates are London civil dates.
 */
export async function nearestOpenDay(
  ctx: Context,
  address: ShippingAddress,
  planned: Temporal.PlainDate,
): Promise<SubscriptionDay | null> {
  const now = ctx.clock.now()
  const first = firstAnnounceableDate(now)
  const isInTime = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(day, planned) < 0
      ? Temporal.PlainDate.compare(day, first) >= 0
      : chargeTime(now, day) !== null
  const whyClosed = await closingReasons(ctx, address, planned)
  const date = datesByDistance(planned).find(
    (day) => (day.equals(planned) || isInTime(day)) && whyClosed(day) === null,
  )
  return date ? { date, movedFor: date.equals(planned) ? null : (whyClosed(planned) ?? 'that day') } : null
}

/**
 * Returns why there is no delivery at an address on a London civil date, in words for shoppers; null if there
 * is.
 */
export async function closingReasonOn(
  ctx: Context,
  address: ShippingAddress,
  date: Temporal.PlainDate,
): Promise<string | null> {
  return (await closingReasons(ctx, address, date))(date)
}

function datesByDistance(planned: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: MAX_DAYS_AWAY * 2 + 1 }, (_, n) =>
    n % 2 ? planned.subtract({ days: (n + 1) / 2 }) : planned.add({ days: n / 2 }),
  )
}

async function closingReasons(ctx: Context, address: ShippingAddress, around: Temporal.PlainDate) {
  const destination = destinationOf(address)
  const [first, last] = [around.subtract({ days: MAX_DAYS_AWAY }), around.add({ days: MAX_DAYS_AWAY })]
  const calendar = await deliveryDays(ctx, first, last)
  const shut = await closedDates(ctx, destination, first, last)
  return (day: Temporal.PlainDate): string | null => {
    const rule = calendar.ruleOn(destination, day)
    if (rule?.lastEnd === null) return rule.name
    return shut.has(day.toString()) ? 'that day' : null
  }
}

/** Returns the dates on which staff closed every window of a zone. */
async function closedDates(
  ctx: Context,
  { zone }: Destination,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ date: slot.date })
    .from(slot)
    .innerJoin(deliveryWindow, eq(deliveryWindow.id, slot.windowId))
    .where(
      and(
        eq(deliveryWindow.zone, zone),
        eq(slot.closed, true),
        between(slot.date, first.toString(), last.toString()),
      ),
    )
    .groupBy(slot.date)
    .having(sql`count(*) = (select count(*) from ${deliveryWindow} where ${deliveryWindow.zone} = ${zone})`)
  return new Set(rows.map(({ date }) => date))
}
