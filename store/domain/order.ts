import { and, desc, eq } from 'drizzle-orm'
import type { Position } from '../../contract/basket.ts'
import type { Order } from '../../contract/order.ts'
import type { Queryable } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import { getCart } from './cart.ts'
import type { Clock } from './clock.ts'
import { heldSlot } from './intervals.ts'
import { percentOf } from './money.ts'
import { timelineOf } from './order-state.ts'
import { notFound } from './store-error.ts'

export type OrderRow = typeof order.$inferSelect

const CASHBACK_PERCENT = 5

/** An order of this session. Throws when there is none of that number, or it is somebody else's: the two look alike. */
export async function ownOrder(db: Queryable, sessionId: string, orderId: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), eq(order.sessionId, sessionId)))
  if (!row) throw notFound('order')
  return row
}

/** The draft a session is checking out, if it has begun to. */
export async function findDraft(db: Queryable, sessionId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.sessionId, sessionId), eq(order.state, 'draft')))
    .orderBy(desc(order.createdAt))
    .limit(1)
  return row
}

/** An order as the API shows it: a draft with the cart's positions and prices of now, any other as it was fixed. */
export async function toOrder(db: Queryable, clock: Clock, row: OrderRow): Promise<Order> {
  // One after the other: inside a transaction there is one connection.
  const held = await heldSlot(db, row.id)
  const [lastPayment] = await db.select().from(payment).where(eq(payment.orderId, row.id))
  const timeline = await timelineOf(db, row.id)
  const amounts = row.positions ? fixedAmounts(row, row.positions) : await cartAmounts(db, clock, row)
  const holds =
    held && (!held.hold.heldUntil || held.hold.heldUntil.getTime() > clock.now().epochMilliseconds)
  const interval = holds
    ? {
        interval_id: held.window.id,
        date: held.hold.date,
        from: held.window.startsAt,
        to: held.window.endsAt,
        price: held.window.price,
        held_until: held.hold.heldUntil?.toISOString() ?? null,
      }
    : null
  const delivery = row.positions ? (row.deliveryAmount ?? 0) : (interval?.price ?? 0)
  const total = amounts.positionsCost
    ? amounts.positionsCost - amounts.discount + amounts.serviceFee + delivery
    : 0
  return {
    id: row.id,
    state: row.state,
    positions: amounts.positions,
    shipping_address: row.shippingAddress,
    recipient: row.recipient,
    contact: row.contact,
    interval,
    promo_code: null,
    available_bonuses: 0,
    used_bonus_amount: 0,
    positions_cost: amounts.positionsCost,
    delivery_amount: delivery,
    service_fee: amounts.serviceFee,
    discounts: { discount: amounts.discount, old_total_cost: total + amounts.discount },
    total_cost: total,
    cashback: percentOf(amounts.positionsCost, CASHBACK_PERCENT),
    payment: lastPayment
      ? { method: lastPayment.method, state: lastPayment.state, message: lastPayment.message }
      : null,
    timeline,
    missing: missingParts(row, interval !== null, amounts.positions.length > 0),
    created_at: row.createdAt.toISOString(),
  }
}

type Amounts = { positions: Position[]; positionsCost: number; discount: number; serviceFee: number }

async function cartAmounts(db: Queryable, clock: Clock, row: OrderRow): Promise<Amounts> {
  if (!row.sessionId) return { positions: [], positionsCost: 0, discount: 0, serviceFee: 0 }
  const cart = await getCart(db, clock, row.sessionId)
  return {
    positions: cart.positions,
    positionsCost: cart.positions_cost,
    discount: cart.discount,
    serviceFee: cart.service_fee,
  }
}

function fixedAmounts(row: OrderRow, positions: Position[]): Amounts {
  return {
    positions,
    positionsCost: row.positionsCost ?? 0,
    discount: row.discount ?? 0,
    serviceFee: row.serviceFee ?? 0,
  }
}

/** What the shopper still has to say, in the order the pages ask for it. */
function missingParts(row: OrderRow, hasInterval: boolean, hasPositions: boolean): string[] {
  return [
    hasPositions ? '' : 'positions',
    row.shippingAddress ? '' : 'address',
    row.recipient ? '' : 'recipient',
    hasInterval ? '' : 'interval',
    row.contact ? '' : 'contact',
  ].filter(Boolean)
}
