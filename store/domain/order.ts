import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Position, PromoCode } from '../../contract/basket.ts'
import type { Order, OrderType } from '../../contract/order.ts'
import type { Queryable } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import { cartWithTerms, shownPromo } from './cart.ts'
import type { Clock } from './clock.ts'
import { heldSlots } from './intervals.ts'
import type { HeldSlot } from './intervals.ts'
import { mayCancel, mayHide, timelinesOf } from './order-state.ts'
import type { Owner } from './owner.ts'
import { ownedBy } from './owner.ts'
import { linkState, linksOf } from './recipient-link.ts'
import type { LinkRow } from './recipient-link.ts'
import { cashbackOf, priceOf } from './pricing.ts'
import type { Price } from './pricing.ts'
import { notFound } from './store-error.ts'
import { periodsOf, subscriptionOf } from './order-subscription.ts'
import { inCartOf } from './order-subscription.ts'
import type { Period, SubscriptionInCart } from './order-subscription.ts'

export type OrderRow = typeof order.$inferSelect
type PaymentRow = typeof payment.$inferSelect

/**
 * An order of this visitor; with `type`, only one of that checkout. Throws when there is none of that number, or it is
 * somebody else's: the two look alike.
 */
export async function ownOrder(
  db: Queryable,
  owner: Owner,
  orderId: string,
  type?: OrderType,
): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), ownedBy(order, owner), type && eq(order.type, type)))
  if (!row) throw notFound('order')
  return row
}

/** The draft a visitor is checking out, if there is one; with `type`, only when it goes through that checkout. */
export async function findDraft(
  db: Queryable,
  owner: Owner,
  type?: OrderType,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(ownedBy(order, owner), eq(order.state, 'draft'), type && eq(order.type, type)))
    .orderBy(desc(order.createdAt))
    .limit(1)
  return row
}

/** The newest order of a visitor that awaits its payment, if there is one. */
export async function newestAwaiting(
  db: Queryable,
  owner: Owner,
  type: OrderType,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(ownedBy(order, owner), eq(order.state, 'awaiting_payment'), eq(order.type, type)))
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
  const payments = await db
    .select()
    .from(payment)
    .where(inArray(payment.orderId, ids))
    .orderBy(asc(payment.updatedAt))
  const timelines = await timelinesOf(db, ids)
  const periods = await periodsOf(db, rows)
  const links = await linksOf(db, ids)
  const paymentOf = new Map(payments.map((entry) => [entry.orderId, entry]))
  const shown: Order[] = []
  for (const row of rows) {
    const amounts = row.positions ? fixedAmounts(row, row.positions) : await cartAmounts(db, clock, row)
    const parts = {
      held: held.get(row.id),
      payment: paymentOf.get(row.id),
      period: periods.get(row.id),
      link: links.get(row.id),
    }
    shown.push(assemble(clock, row, amounts, parts, timelines.get(row.id) ?? []))
  }
  return shown
}

function assemble(
  clock: Clock,
  row: OrderRow,
  amounts: Amounts,
  parts: {
    held: HeldSlot | undefined
    payment: PaymentRow | undefined
    period: Period | undefined
    link: LinkRow | undefined
  },
  timeline: Order['timeline'],
): Order {
  const interval = intervalOf(clock, parts.held)
  const { promo, price } = amounts.priced(interval?.price ?? parts.link?.price ?? 0)
  // What a code took off the delivery is in no discount on the flowers.
  const saved = Math.max(price.discount, price.promoDiscount) + price.usedBonuses
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    subscription: subscriptionOf(row, {
      positions: amounts.positions,
      inCart: amounts.inCart,
      period: parts.period,
      interval,
    }),
    positions: amounts.positions,
    ...whereTo(row, parts.link),
    contact: row.contact,
    interval,
    recipient_choice: parts.link ? { name: parts.link.name, state: linkState(clock, parts.link) } : null,
    promo_code: promo,
    available_bonuses: amounts.bonuses,
    used_bonus_amount: price.usedBonuses,
    bonus_percent: amounts.bonusPercent,
    positions_cost: amounts.positionsCost,
    delivery_amount: price.delivery,
    service_fee: amounts.serviceFee,
    discounts: { discount: price.discount, old_total_cost: price.total + saved },
    total_cost: price.total,
    cashback: price.cashback,
    payment: parts.payment
      ? { method: parts.payment.method, state: parts.payment.state, message: parts.payment.message }
      : null,
    timeline,
    missing: missingParts(row, interval !== null, amounts.positions.length > 0, parts.link),
    may_cancel: mayCancel(row.state),
    may_delete: mayHide(row.state),
    tracking_token: row.trackingToken,
    created_at: row.createdAt.toISOString(),
  }
}

/** Where an order goes. A door that its recipient has told us is the courier's to know, not the sender's. */
function whereTo(row: OrderRow, link: LinkRow | undefined): Pick<Order, 'shipping_address' | 'recipient'> {
  const { shippingAddress: address, recipient } = row
  if (!link?.chosenAt || link.takenOverAt || !address || !recipient)
    return { shipping_address: address, recipient }
  return {
    shipping_address: {
      ...address,
      postcode: address.postcode.split(' ')[0] ?? '',
      line1: `Where ${link.name} chose`,
      line2: null,
      point: null,
    },
    recipient: { ...recipient, phone: link.channel === 'sms' ? link.receiver : '', note: null },
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

type Amounts = {
  positions: Position[]
  positionsCost: number
  serviceFee: number
  bonuses: number
  bonusPercent: number | null
  /** Of a draft: the subscription in the cart. */
  inCart: SubscriptionInCart | null
  /** The price with what the window costs. */
  priced: (delivery: number) => { promo: PromoCode | null; price: Price }
}

const NOTHING: Amounts = {
  positions: [],
  positionsCost: 0,
  serviceFee: 0,
  bonuses: 0,
  bonusPercent: null,
  inCart: null,
  priced: () => ({
    promo: null,
    price: { discount: 0, delivery: 0, promoDiscount: 0, usedBonuses: 0, total: 0, cashback: 0 },
  }),
}

async function cartAmounts(db: Queryable, clock: Clock, row: OrderRow): Promise<Amounts> {
  const owner = ownerOf(row)
  if (!owner) return NOTHING
  const { cart, terms } = await cartWithTerms(db, clock, owner)
  const { positions_cost: positionsCost, service_fee: serviceFee } = cart
  return {
    positions: cart.positions,
    positionsCost,
    serviceFee,
    bonuses: terms.bonuses,
    bonusPercent: terms.bonusPercent,
    inCart: inCartOf(cart, terms),
    priced: (delivery) => {
      const price = priceOf({ positionsCost, serviceFee, delivery, ...terms })
      return { price, promo: shownPromo(terms.promo, price.promoDiscount) }
    },
  }
}

/** Whose an order is; undefined when the account or the session is gone. */
function ownerOf(row: OrderRow): Owner | undefined {
  if (row.userId) return { userId: row.userId }
  return row.sessionId ? { sessionId: row.sessionId } : undefined
}

/** Whatever changes in the shop, what was ordered costs what it did then. */
function fixedAmounts(row: OrderRow, positions: Position[]): Amounts {
  const positionsCost = row.positionsCost ?? 0
  const discount = row.discount ?? 0
  return {
    ...NOTHING,
    positions,
    positionsCost,
    serviceFee: row.serviceFee ?? 0,
    priced: () => ({
      promo: row.promo,
      price: {
        discount,
        delivery: row.deliveryAmount ?? 0,
        promoDiscount: row.promo?.discount ?? 0,
        usedBonuses: row.usedBonuses,
        total: row.totalCost ?? 0,
        cashback: cashbackOf(positionsCost - discount - row.usedBonuses),
      },
    }),
  }
}

/** What the shopper still has to say, in the order the pages ask for it. */
function missingParts(
  row: OrderRow,
  hasInterval: boolean,
  hasPositions: boolean,
  link: LinkRow | undefined,
): string[] {
  const isAsked = link !== undefined && row.type === 'default'
  return [
    hasPositions ? '' : 'positions',
    row.shippingAddress || isAsked ? '' : 'address',
    row.recipient ? '' : 'recipient',
    hasInterval || isAsked ? '' : 'interval',
    row.contact ? '' : 'contact',
  ].filter(Boolean)
}
