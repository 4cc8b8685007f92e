import { and, between, eq, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { ShippingAddress } from '../../contract/order.ts'
import { deliveryWindow, slot } from '../db/schema.ts'
import { deliveryDays, destinationOf } from '../delivery/index.ts'
import type { Destination } from '../delivery/index.ts'
import { firstToAnnounce } from './subscription-rules.ts'
import type { Context } from '../kernel/index.ts'

/** A delivery that cannot come on its day comes at most so many days before or after it. */
const DAYS_AWAY = 6

export type SubscriptionDay = {
  date: Temporal.PlainDate
  /** Why it does not come on the day it was planned for (`Christmas Day`); null when it does. */
  movedFor: string | null
}

/**
 * The day nearest to a planned one on which something is delivered at an address, of two that are as near the earlier:
 * it is brought forward only to a day that can still be announced. Null when there is none within six days. All are
 * London civil dates.
 */
export async function nearestOpenDay(
  ctx: Context,
  address: ShippingAddress,
  planned: Temporal.PlainDate,
): Promise<SubscriptionDay | null> {
  const first = firstToAnnounce(ctx.clock.now())
  const earliest = Temporal.PlainDate.compare(first, planned) < 0 ? first : planned
  const whyClosed = await closings(ctx, address, planned)
  const date = nearestFirst(planned).find(
    (day) => Temporal.PlainDate.compare(day, earliest) >= 0 && whyClosed(day) === null,
  )
  return date ? { date, movedFor: date.equals(planned) ? null : (whyClosed(planned) ?? 'that day') } : null
}

/** Why nothing is delivered at an address on a London civil date, as shoppers are told; null when something is. */
export async function whyClosedOn(
  ctx: Context,
  address: ShippingAddress,
  date: Temporal.PlainDate,
): Promise<string | null> {
  return (await closings(ctx, address, date))(date)
}

function nearestFirst(planned: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: DAYS_AWAY * 2 + 1 }, (_, n) =>
    n % 2 ? planned.subtract({ days: (n + 1) / 2 }) : planned.add({ days: n / 2 }),
  )
}

async function closings(ctx: Context, address: ShippingAddress, around: Temporal.PlainDate) {
  const destination = destinationOf(address)
  const [first, last] = [around.subtract({ days: DAYS_AWAY }), around.add({ days: DAYS_AWAY })]
  const calendar = await deliveryDays(ctx, first, last)
  const shut = await daysShut(ctx, destination, first, last)
  return (day: Temporal.PlainDate): string | null => {
    const rule = calendar.ruleOn(destination, day)
    if (rule?.lastEnd === null) return rule.name
    return shut.has(day.toString()) ? 'that day' : null
  }
}

/** The dates on which staff have closed every window of a zone. */
async function daysShut(
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
