import type { DeliveryDate } from '../../../contract/intervals.ts'
import { firstDeliveryDate } from './checkout.ts'
import type { Clock, Context } from '../../kernel/index.ts'
import { destinationOf, getDeliveryDates, heldSlot, isHeld, isSameDay } from '../../delivery/index.ts'
import { isRenewal } from '../order-subscription.ts'
import { ownOrder } from '../order.ts'
import type { Owner } from '../../visitor/index.ts'
import { deliveryDiscountOf } from '../../loyalty/index.ts'
import type { OrderRow } from '../../db/schema.ts'

/** Whether the time of an order that awaits its payment has gone, and what can be had in its place. */
export type AlternativeSlots = { gone: boolean; intervals: DeliveryDate[] }

const NOT_GONE: AlternativeSlots = { gone: false, intervals: [] }

/**
 * The windows an unpaid order can have for the price it was placed at, when its own has lapsed and is no longer to be
 * had. One that can still be paid for as it is needs none. Throws when there is no such order of this visitor.
 */
export async function alternativeSlots(
  ctx: Context,
  owner: Owner,
  orderId: string,
): Promise<AlternativeSlots> {
  const row = await ownOrder(ctx, owner, orderId)
  // A later delivery of a subscription takes the nearest place by itself; a recipient who is asked chooses their own.
  if (row.state !== 'awaiting_payment' || isRenewal(row) || !row.shippingAddress) return NOT_GONE
  const held = await heldSlot(ctx, row.id)
  if (isHeld(held, ctx.clock)) return NOT_GONE
  const dates = await getDeliveryDates(ctx, destinationOf(row.shippingAddress), {
    orderId: row.id,
    sameDay: isSameDay(row.positions),
  })
  const own = dates
    .find(({ date }) => date === held?.hold.date)
    ?.intervals.find(({ id }) => id === held?.hold.windowId)
  if (own && !own.disabled) return NOT_GONE
  return { gone: true, intervals: within(dates, await paidForDelivery(ctx, row), firstOf(ctx.clock, row)) }
}

/** What an order that is placed pays for its delivery at most, in pence: its price is fixed. */
export async function paidForDelivery(ctx: Context, row: OrderRow): Promise<number> {
  return (row.deliveryAmount ?? 0) + (await deliveryDiscountOf(ctx, row.promo))
}

const firstOf = (clock: Clock, { type }: OrderRow) =>
  type === 'subscription' ? firstDeliveryDate(clock) : ''

function within(dates: DeliveryDate[], price: number, first: string): DeliveryDate[] {
  return dates
    .filter(({ date }) => date >= first)
    .map((date) => ({
      ...date,
      intervals: date.intervals.filter((interval) => !interval.disabled && interval.price <= price),
    }))
    .filter(({ intervals }) => intervals.length)
}
