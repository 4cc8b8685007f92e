import { Temporal } from 'temporal-polyfill'
import type { DeliveryDate } from '../../../contract/delivery-dates.ts'
import type { ShippingAddress } from '../../../contract/order.ts'
import { DAYS_AHEAD } from '../../../contract/types/field-rules.ts'
import { firstDeliveryDate } from './first-delivery-date.ts'
import { londonDate, toInstant } from '../../kernel/index.ts'
import type { Clock, Context } from '../../kernel/index.ts'
import { destinationOf, getDeliveryDates, isHeld, isSameDay } from '../../delivery/index.ts'
import type { HeldSlot } from '../../delivery/index.ts'
import { isRenewal } from '../order-subscription.ts'
import { mayReschedule } from '../order-state.ts'
import { placedAt } from '../order-parts.ts'
import type { OrderWithParts } from '../order-parts.ts'
import { deliveryDiscountOf } from '../../loyalty/index.ts'
import type { OrderRow } from '../../db/schema.ts'

/** Whether an unpaid order lost its slot, and the slots that the order can take instead of its own. */
export type AlternativeSlots = { gone: boolean; intervals: DeliveryDate[] }

/** How many days before its own day a paid order is offered. */
const DAYS_BEFORE = { days: 7 }

const NOT_GONE: AlternativeSlots = { gone: false, intervals: [] }

/**
 * Returns the slots an order can take at the price it was placed at: an unpaid one if its own slot has lapsed and is
 * taken, a paid one while the customer may reschedule it. `gone` is false while the order can be paid as it is.
 */
export async function alternativeSlots(
  ctx: Context,
  { row, parts }: OrderWithParts,
): Promise<AlternativeSlots> {
  const { held } = parts
  if (mayReschedule(row, parts, ctx.clock) && row.shippingAddress && held) {
    const last = lastDayOf({ row, parts })
    const slots = await slotsAround(ctx, row, row.shippingAddress, held.hold)
    return { gone: false, intervals: slots.filter(({ date }) => date <= last) }
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

/** The slots from a week before an order's own day on, without its own. */
async function slotsAround(
  ctx: Context,
  row: OrderRow,
  address: ShippingAddress,
  own: Pick<HeldSlot['hold'], 'date' | 'windowId'>,
): Promise<DeliveryDate[]> {
  const from = Temporal.PlainDate.from(own.date).subtract(DAYS_BEFORE).toString()
  const dates = (await datesOf(ctx, row, address, from)).map((day) =>
    day.date === own.date
      ? { ...day, intervals: day.intervals.filter(({ id }) => id !== own.windowId) }
      : day,
  )
  return affordableDates(dates, await paidDeliveryPrice(ctx, row))
}

/** Returns the last London civil date to which an order can be moved: as far ahead as it could have been ordered for. */
export const lastDayOf = ({ row, parts }: OrderWithParts): string =>
  londonDate(toInstant(placedAt(parts) ?? row.createdAt))
    .add({ days: DAYS_AHEAD - 1 })
    .toString()

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
