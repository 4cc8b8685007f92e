import type { DeliveryDate } from '../../../contract/intervals.ts'
import { firstDeliveryDate } from './checkout.ts'
import type { Clock, Context } from '../../kernel/index.ts'
import { destinationOf, getDeliveryDates, heldSlot, isHeld, isSameDay } from '../../delivery/index.ts'
import { isRenewal } from '../order-subscription.ts'
import { ownOrder } from '../order.ts'
import type { Owner } from '../../visitor/index.ts'
import { deliveryDiscountOf } from '../../loyalty/index.ts'
import type { OrderRow } from '../../db/schema.ts'

/** Whether an unpaid order lost its slot, and the slots it can take instead. */
export type AlternativeSlots = { gone: boolean; intervals: DeliveryDate[] }

const NOT_GONE: AlternativeSlots = { gone: false, intervals: [] }

/**
 * Returns the slots an unpaid order can take at the price it was placed at, if its own slot has lapsed and is
 * taken. `gone` is false while the order can be paid as it is. Throws 404 when the visitor has no such order.
 */
export async function alternativeSlots(
  ctx: Context,
  owner: Owner,
  orderId: string,
): Promise<AlternativeSlots> {
  const row = await ownOrder(ctx, owner, orderId)
  // A renewal takes the nearest slot automatically; a recipient who is asked chooses their own.
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
  return {
    gone: true,
    intervals: affordableDates(dates, await paidDeliveryPrice(ctx, row), earliestDate(ctx.clock, row)),
  }
}

/**
 * Returns the most a placed order may pay for its delivery, in pence. Its price is fixed, including a
 * delivery that a promo code made free.
 */
export async function paidDeliveryPrice(ctx: Context, row: OrderRow): Promise<number> {
  return (row.deliveryAmount ?? 0) + (await deliveryDiscountOf(ctx, row.promo))
}

const earliestDate = (clock: Clock, { type }: OrderRow) =>
  type === 'subscription' ? firstDeliveryDate(clock) : ''

function affordableDates(dates: DeliveryDate[], price: number, first: string): DeliveryDate[] {
  return dates
    .filter(({ date }) => date >= first)
    .map((date) => ({
      ...date,
      intervals: date.intervals.filter((interval) => !interval.disabled && interval.price <= price),
    }))
    .filter(({ intervals }) => intervals.length)
}
