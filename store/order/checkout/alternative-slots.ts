import { Temporal } from 'temporal-polyfill'
import type { DeliveryDate } from '../../../contract/intervals.ts'
import type { ShippingAddress } from '../../../contract/order.ts'
import { firstDeliveryDate } from './checkout.ts'
import type { Clock, Context } from '../../kernel/index.ts'
import { destinationOf, getDeliveryDates, heldSlot, isHeld, isSameDay } from '../../delivery/index.ts'
import { isRenewal } from '../order-subscription.ts'
import { mayReschedule } from '../order-state.ts'
import { linkOf } from '../recipient-link.ts'
import { deliveryDiscountOf } from '../../loyalty/index.ts'
import type { OrderRow } from '../../db/schema.ts'

/** Whether an unpaid order lost its slot, and the slots that the order can take instead of its own. */
export type AlternativeSlots = { gone: boolean; intervals: DeliveryDate[] }

/** How long before its own day those begin that a paid order can be moved to, unless they are past. */
const DAYS_BEFORE = { days: 7 }

const NOT_GONE: AlternativeSlots = { gone: false, intervals: [] }

/**
 * Returns the slots an order can take at the price it was placed at: an unpaid one if its own slot has lapsed and is
 * taken, a paid one while the customer may reschedule it. `gone` is false while the order can be paid as it is.
 */
export async function alternativeSlots(ctx: Context, row: OrderRow): Promise<AlternativeSlots> {
  const [held, link] = await Promise.all([heldSlot(ctx, row.id), linkOf(ctx, row.id)])
  if (mayReschedule(row, { link }) && row.shippingAddress) {
    const { date, windowId } = held?.hold ?? {}
    // The days before its own, and more of those behind it.
    const from = date && Temporal.PlainDate.from(date).subtract(DAYS_BEFORE).toString()
    const dates = (await datesOf(ctx, row, row.shippingAddress, from)).map((day) =>
      day.date === date ? { ...day, intervals: day.intervals.filter(({ id }) => id !== windowId) } : day,
    )
    return { gone: false, intervals: affordableDates(dates, await paidDeliveryPrice(ctx, row)) }
  }
  // A renewal takes the nearest slot automatically; a recipient who is asked chooses their own.
  if (row.state !== 'awaiting_payment' || isRenewal(row) || !row.shippingAddress) return NOT_GONE
  if (isHeld(held, ctx.clock)) return NOT_GONE
  const dates = await datesOf(ctx, row, row.shippingAddress)
  const own = dates
    .find(({ date }) => date === held?.hold.date)
    ?.intervals.find(({ id }) => id === held?.hold.windowId)
  if (own && !own.disabled) return NOT_GONE
  return {
    gone: true,
    intervals: affordableDates(dates, await paidDeliveryPrice(ctx, row), earliestDate(ctx.clock, row)),
  }
}

const datesOf = (ctx: Context, row: OrderRow, address: ShippingAddress, from?: string) =>
  getDeliveryDates(ctx, destinationOf(address), { orderId: row.id, sameDay: isSameDay(row.positions) }, from)

/**
 * Returns the most a placed order may pay for its delivery, in pence. Its price is fixed, including a
 * delivery that a promo code made free.
 */
export async function paidDeliveryPrice(ctx: Context, row: OrderRow): Promise<number> {
  return (row.deliveryAmount ?? 0) + (await deliveryDiscountOf(ctx, row.promo))
}

const earliestDate = (clock: Clock, { type }: OrderRow) =>
  type === 'subscription' ? firstDeliveryDate(clock) : ''

function affordableDates(dates: DeliveryDate[], price: number, first = ''): DeliveryDate[] {
  return dates
    .filter(({ date }) => date >= first)
    .map((date) => ({
      ...date,
      intervals: date.intervals.filter((interval) => !interval.disabled && interval.price <= price),
    }))
    .filter(({ intervals }) => intervals.length)
}
