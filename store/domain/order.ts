import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Position } from '../../contract/basket.ts'
import type { Order } from '../../contract/order.ts'
import type { Queryable } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import { getCart } from './cart.ts'
import type { Clock } from './clock.ts'
import { heldSlots } from './intervals.ts'
import type { HeldSlot } from './intervals.ts'
import { CASHBACK_PERCENT } from './loyalty-rules.ts'
import { percentOf } from './money.ts'
import { mayCancel, mayHide, timelinesOf } from './order-state.ts'
import type { Owner } from './owner.ts'
import { ownedBy } from './owner.ts'
import { notFound } from './store-error.ts'

export type OrderRow = typeof order.$inferSelect
type PaymentRow = typeof payment.$inferSelect

/** An order of this visitor. Throws when there is none of that number, or it is somebody else's: the two look alike. */
export async function ownOrder(db: Queryable, owner: Owner, orderId: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), ownedBy(order, owner)))
  if (!row) throw notFound('order')
  return row
}

/** The draft a visitor is checking out, if there is one. */
export async function findDraft(db: Queryable, owner: Owner): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(ownedBy(order, owner), eq(order.state, 'draft')))
    .orderBy(desc(order.createdAt))
    .limit(1)
  return row
}

/** An order as the API shows it: a draft with the cart's positions and prices of now, any other as it was fixed. */
export async function toOrder(db: Queryable, clock: Clock, row: OrderRow): Promise<Order> {
  const [shown] = await toOrders(db, clock, [row])
  if (!shown) throw notFound('order')
  return shown
}

/** Many orders as the API shows them, in their order. */
export async function toOrders(db: Queryable, clock: Clock, rows: OrderRow[]): Promise<Order[]> {
  if (!rows.length) return []
  const ids = rows.map((row) => row.id)
  // One after the other: inside a transaction there is one connection.
  const held = await heldSlots(db, ids)
  const payments = await db.select().from(payment).where(inArray(payment.orderId, ids))
  const timelines = await timelinesOf(db, ids)
  const paymentOf = new Map(payments.map((entry) => [entry.orderId, entry]))
  const shown: Order[] = []
  for (const row of rows) {
    const amounts = row.positions ? fixedAmounts(row, row.positions) : await cartAmounts(db, clock, row)
    const parts = { held: held.get(row.id), payment: paymentOf.get(row.id) }
    shown.push(assemble(clock, row, amounts, parts, timelines.get(row.id) ?? []))
  }
  return shown
}

function assemble(
  clock: Clock,
  row: OrderRow,
  amounts: Amounts,
  parts: { held: HeldSlot | undefined; payment: PaymentRow | undefined },
  timeline: Order['timeline'],
): Order {
  const interval = intervalOf(clock, parts.held)
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
    payment: parts.payment
      ? { method: parts.payment.method, state: parts.payment.state, message: parts.payment.message }
      : null,
    timeline,
    missing: missingParts(row, interval !== null, amounts.positions.length > 0),
    may_cancel: mayCancel(row.state),
    may_delete: mayHide(row.state),
    created_at: row.createdAt.toISOString(),
  }
}

/** The window an order holds; null when it lapsed. */
function intervalOf(clock: Clock, held: HeldSlot | undefined): Order['interval'] {
  if (!held) return null
  const { hold, window } = held
  if (hold.heldUntil && hold.heldUntil.getTime() <= clock.now().epochMilliseconds) return null
  return {
    interval_id: window.id,
    date: hold.date,
    from: window.startsAt,
    to: window.endsAt,
    price: window.price,
    held_until: hold.heldUntil?.toISOString() ?? null,
  }
}

type Amounts = { positions: Position[]; positionsCost: number; discount: number; serviceFee: number }

async function cartAmounts(db: Queryable, clock: Clock, row: OrderRow): Promise<Amounts> {
  const owner = ownerOf(row)
  if (!owner) return { positions: [], positionsCost: 0, discount: 0, serviceFee: 0 }
  const cart = await getCart(db, clock, owner)
  return {
    positions: cart.positions,
    positionsCost: cart.positions_cost,
    discount: cart.discount,
    serviceFee: cart.service_fee,
  }
}

/** Whose an order is; undefined when the account or the session is gone. */
function ownerOf(row: OrderRow): Owner | undefined {
  if (row.userId) return { userId: row.userId }
  return row.sessionId ? { sessionId: row.sessionId } : undefined
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
