import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { Position } from '../../contract/basket.ts'
import type { Order } from '../../contract/order.ts'
import { OrderType } from '../../contract/types/order-type.ts'
import { order } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { notFound, sumOf } from '../kernel/index.ts'
import type { Clock, Context } from '../kernel/index.ts'
import { isSentByEmail } from '../gift-cards/index.ts'
import { cashbackAfterRefunds, refundableOf } from '../loyalty/index.ts'
import { isHeld } from '../delivery/index.ts'
import type { LoadedCart } from '../cart/index.ts'
import { cartAmounts, frozenAmounts } from './order-amounts.ts'
import type { Amounts } from './order-amounts.ts'
import { firstWithParts, partsOf } from './order-parts.ts'
import type { OrderParts, OrderWithParts } from './order-parts.ts'
import { mayCancel, mayChange, isFinished, mayReschedule } from './order-state.ts'
import { subscriptionOf } from './order-subscription.ts'
import { hasOrderAccess } from './order-access.ts'
import { ownedBy } from '../visitor/index.ts'
import type { Owner, OwnerOf } from '../visitor/index.ts'
import { linkState } from './recipient-link.ts'
import { deliveryAddressView } from './delivery-address-view.ts'

/**
 * Returns an order of this visitor, or a guest's order they opened by an e-mail link. With `type`, only an
 * order of that checkout. Throws 404 when there is none, also when it belongs to someone else.
 */
export async function ownOrder(
  ctx: Context,
  owner: Owner,
  orderId: string,
  type?: OrderType,
): Promise<OrderRow> {
  const [row] = await ctx.db
    .select()
    .from(order)
    .where(
      and(
        eq(order.id, orderId),
        or(ownedBy(order, owner), hasOrderAccess(ctx, owner)),
        type && eq(order.type, type),
      ),
    )
  if (!row) throw notFound('order')
  return row
}

/** Like `ownOrder`, but with everything that belongs to the order. */
export async function ownOrderWithParts(
  ctx: Context,
  owner: Owner,
  orderId: string,
  type?: OrderType,
): Promise<OrderWithParts> {
  return withParts(ctx, await ownOrder(ctx, owner, orderId, type))
}

/** Loads everything that belongs to an order whose row is known. Throws 404 for an order that is not there any more. */
export async function withParts(ctx: Context, row: OrderRow): Promise<OrderWithParts> {
  const parts = (await partsOf(ctx, [row.id])).get(row.id)
  if (!parts) throw notFound('order')
  return { row, parts }
}

/** Like `ownOrder`, but throws 404 also for an order the user has hidden from the history. */
export async function visibleOrder(
  ctx: Context,
  owner: Owner,
  orderId: string,
  type?: OrderType,
): Promise<OrderRow> {
  const row = await ownOrder(ctx, owner, orderId, type)
  if (row.hiddenAt) throw notFound('order')
  return row
}

const isDraftOf = (owner: OwnerOf<string | Placeholder>, type?: OrderType) =>
  and(ownedBy(order, owner), eq(order.state, 'draft'), type && eq(order.type, type))

/** Returns the visitor's draft if there is one; with `type`, only a draft of that checkout. */
export async function findDraft(ctx: Context, owner: Owner, type?: OrderType): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(order)
    .where(isDraftOf(owner, type))
    .orderBy(desc(order.createdAt))
    .limit(1)
  return row
}

const draftWithParts = (owner: OwnerOf<Placeholder>) =>
  firstWithParts(
    and(isDraftOf(owner), sql`${order.type} = any(${sql.placeholder('types')})`),
    desc(order.createdAt),
  )
const draftOfUser = draftWithParts({ userId: sql.placeholder('userId') })
const draftOfSession = draftWithParts({ sessionId: sql.placeholder('sessionId') })

/** Like `findDraft`, but with everything that belongs to the order. */
export async function findDraftWithParts(
  ctx: Context,
  owner: Owner,
  type?: OrderType,
): Promise<OrderWithParts | undefined> {
  const find = 'userId' in owner ? draftOfUser : draftOfSession
  return find(ctx, { ...owner, types: type ? [type] : OrderType.options })
}

/**
 * Returns the visitor's newest order that awaits its payment, if there is one. If two have the same time, the
 * one placed last.
 */
export async function newestUnpaidOrder(
  ctx: Context,
  owner: Owner,
  type: OrderType,
): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(order)
    .where(and(ownedBy(order, owner), eq(order.state, 'awaiting_payment'), eq(order.type, type)))
    .orderBy(
      desc(order.createdAt),
      desc(sql`(select max(step.id) from order_transition as step where step.order_id = ${order.id})`),
    )
    .limit(1)
  return row
}

/** Returns an order as the API shows it: a draft with the cart's current prices, any other as frozen. */
export async function toOrder(ctx: Context, row: OrderRow, cart?: LoadedCart): Promise<Order> {
  return withAmounts(ctx, row, await amountsOf(ctx, row, cart))
}

/** Like `toOrder`, for an order whose amounts are known. */
export async function withAmounts(ctx: Context, row: OrderRow, amounts: Amounts): Promise<Order> {
  return viewOrder(ctx, await withParts(ctx, row), amounts)
}

/** Like `toOrder`, but for many orders; keeps their order. */
export async function toOrders(ctx: Context, rows: OrderRow[]): Promise<Order[]> {
  if (!rows.length) return []
  const partsById = await partsOf(
    ctx,
    rows.map((row) => row.id),
  )
  const shown: Order[] = []
  // Sequential, because a transaction has one connection.
  for (const row of rows) {
    const parts = partsById.get(row.id)
    if (parts) shown.push(await viewOrder(ctx, { row, parts }, await amountsOf(ctx, row)))
  }
  return shown
}

/**
 * Returns the amounts of an order: those of the cart for a draft (`cart` is its row if already loaded), else
 * those frozen.
 */
export async function amountsOf(ctx: Context, row: OrderRow, cart?: LoadedCart): Promise<Amounts> {
  return row.positions ? frozenAmounts(row, row.positions) : cartAmounts(ctx, row, cart)
}

/** Builds the API's view of an order from loaded parts. */
export async function viewOrder(
  ctx: Context,
  { row, parts }: OrderWithParts,
  amounts: Amounts,
): Promise<Order> {
  const { clock } = ctx
  // The payment that changed last.
  const payment = parts.payments.at(-1)
  const wholeBack = parts.payments.filter(
    ({ refundRequestedAt, refundedAt }) => refundRequestedAt ?? refundedAt,
  )
  const sentByEmail = isSentByEmail(amounts.positions)
  const interval = sentByEmail ? null : intervalOf(clock, row, parts.held)
  const delivery = sentByEmail ? 0 : (interval?.price ?? parts.link?.price ?? 0)
  const { promo, price, giftCards } = amounts.priced(delivery)
  const giftCardAmount = sumOf(giftCards)
  // A code for free delivery is in no discount on the products.
  const saved = Math.max(price.discount, price.promoDiscount) + price.usedBonuses
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    subscription: await subscriptionOf(ctx, row, {
      positions: amounts.positions,
      inCart: amounts.inCart,
      firstBouquetMessage: amounts.firstBouquetMessage,
      period: parts.period,
      interval,
    }),
    positions: amounts.positions,
    ...deliveryAddressView(row, parts.link),
    contact: row.contact,
    saved_recipient_id: row.savedRecipientId,
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
    gift_cards: giftCards,
    gift_card_amount: giftCardAmount,
    amount_due: price.total - giftCardAmount,
    sent_by_email: sentByEmail,
    cashback: parts.partialRefunds.length ? cashbackAfterRefunds(row, parts.partialRefunds) : price.cashback,
    payment: payment ? { method: payment.method, state: payment.state, message: payment.message } : null,
    refunds: [
      ...parts.partialRefunds,
      ...wholeBack.map((entry) => ({
        ...entry,
        amount: refundableOf(entry, parts.partialRefunds),
        reason: null,
      })),
    ].map(({ amount, reason, refundedAt }) => ({ amount, reason, at: refundedAt?.toISOString() ?? null })),
    timeline: parts.timeline,
    missing: missingParts(row, interval !== null, amounts.positions, parts.link),
    may_cancel: mayCancel(row.state),
    may_change: mayChange(row),
    may_reschedule: mayReschedule(row, parts, clock),
    may_delete: isFinished(row.state),
    tracking_token: row.trackingToken,
    share_token: row.shareToken,
    created_at: row.createdAt.toISOString(),
  }
}

/**
 * Returns the held slot of an order, with its current price until the order is placed; null when the hold has
 * lapsed.
 */
function intervalOf(clock: Clock, row: OrderRow, held: OrderParts['held']): Order['interval'] {
  if (!held || !isHeld(held, clock)) return null
  const { hold, window } = held
  return {
    interval_id: window.id,
    date: hold.date,
    from: window.startsAt,
    to: window.endsAt,
    price: row.positions ? (row.deliveryAmount ?? window.price) : window.price,
    held_until: hold.heldUntil?.toISOString() ?? null,
  }
}

/** Returns the missing parts of an order, in the order of the checkout's pages. */
function missingParts(
  row: OrderRow,
  hasInterval: boolean,
  positions: Position[],
  link: OrderParts['link'],
): string[] {
  const isAsked = link !== undefined && row.type === 'default'
  // An order sent by e-mail needs no address.
  const needsCourier = !isSentByEmail(positions)
  return [
    positions.length ? '' : 'positions',
    positions.every(hasRecipientDetails) ? '' : 'gift_card',
    row.shippingAddress || isAsked || !needsCourier ? '' : 'address',
    row.recipient || !needsCourier ? '' : 'recipient',
    hasInterval || isAsked || !needsCourier ? '' : 'interval',
    row.contact ? '' : 'contact',
  ].filter(Boolean)
}

/**
 * Returns false for a gift card by e-mail without a recipient. Carts filled before the shop asked for one
 * have these.
 */
const hasRecipientDetails = ({ gift_card }: Position) =>
  gift_card?.sent_by !== 'email' || gift_card.details !== null
