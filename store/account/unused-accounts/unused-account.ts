import { and, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { deliverySubscription, order, partialRefund, payment, user } from '../../db/schema.ts'
import { earlierNow, londonDate, londonMoment, toDate } from '../../kernel/index.ts'
import type { Clock } from '../../kernel/index.ts'
import { isGuestOrderOf } from '../../order/index.ts'

/** After so many years without use an account is erased, as the privacy page says. */
export const UNUSED_YEARS = 3
/** How many days before that its owner is written to. */
export const NOTICE_DAYS = 30

/** Returns the London date that erasures go by. */
export const erasureToday = (clock: Clock): Temporal.PlainDate => londonDate(earlierNow(clock))

/**
 * Returns the condition for accounts whose years without use are over on a London date: nobody has been signed in or
 * ordered in them, and nothing is open.
 */
export function isUnusedOn(date: Temporal.PlainDate): SQL | undefined {
  const last = date.subtract({ years: UNUSED_YEARS })
  return and(
    lte(user.lastUsedOn, last.toString()),
    sql`not exists (${ordersInTheWay(last)})`,
    sql`not exists (${runningSubscriptions})`,
  )
}

/** A refund that was asked for, and has not been confirmed. */
const hasOpenRefund = sql`
  exists (select from ${payment} where ${payment.orderId} = ${order.id}
    and ((${payment.refundRequestedAt} is not null and ${payment.refundedAt} is null)
      or exists (select from ${partialRefund}
        where ${partialRefund.paymentId} = ${payment.id} and ${partialRefund.refundedAt} is null)))
  or exists (select from ${partialRefund}
    where ${partialRefund.orderId} = ${order.id} and ${partialRefund.refundedAt} is null)`

/**
 * The orders that an erasure would change, those of a guest with the account's address included, which are newer than a
 * date or not over.
 */
const ordersInTheWay = (last: Temporal.PlainDate) => sql`
  select from ${order}
  where (${order.userId} = ${user.id}
      or (${user.emailVerified} and ${isGuestOrderOf(sql`lower(${user.email})`)}))
    and (${order.createdAt} >= ${toDate(londonMoment(last.add({ days: 1 }), '00:00'))}
      or ${order.state} in ('awaiting_payment', 'paid', 'preparing', 'on_its_way')
      or ${hasOpenRefund})`

/** A subscription that was paused until further notice does not run. */
const runningSubscriptions = sql`
  select from ${deliverySubscription}
  where ${deliverySubscription.userId} = ${user.id}
    and (${deliverySubscription.state} = 'active'
      or (${deliverySubscription.state} = 'paused' and ${deliverySubscription.pausedUntil} is not null))`
