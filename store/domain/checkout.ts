import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Cart } from '../../contract/basket.ts'
import type { DeliveryDate } from '../../contract/intervals.ts'
import type { AddressInput, ContactInput, Order, OrderType, RecipientInput } from '../../contract/order.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { order, orderTransition } from '../db/schema.ts'
import type { OrderedLine } from '../db/schema.ts'
import { cartWithTerms, emptyCart, getCart, linesOf, lockCart } from './cart.ts'
import type { Clock } from './clock.ts'
import { londonDate, toDate } from './clock.ts'
import { getIntervals, holdSlot, releaseSlot } from './intervals.ts'
import { findDraft, newestAwaiting, ownOrder, toOrder } from './order.ts'
import type { OrderRow } from './order.ts'
import { mustMove } from './order-state.ts'
import { inCartOf, orderedSubscription } from './order-subscription.ts'
import type { SubscriptionInCart } from './order-subscription.ts'
import { newNumber } from './order-number.ts'
import type { Owner } from './owner.ts'
import { isOffered } from './payment-methods.ts'
import type { PaymentMethods } from './payment-methods.ts'
import { phoneOf } from './phone.ts'
import type { Zone } from './postcode.ts'
import type { PromoVerdict } from './promo-rule.ts'
import { deliveryFreedBy } from './promo-verdict.ts'
import { reserve } from './reservation.ts'
import type { Lost } from './reservation.ts'
import { linkOf, removeLink } from './recipient-link.ts'
import { isSameDay } from './same-day.ts'
import { chooseTakenOver } from './sender-link.ts'
import { shippingAddressOf } from './shipping-address.ts'
import { conflict, invalid, notFound } from './store-error.ts'

/** How long a chosen window waits for the shopper, and how long for the payment. */
const HOLD_WHILE_CHOOSING = { minutes: 20 }
const HOLD_WHILE_PAYING = { minutes: 30 }

export type Outcome = { success: boolean; message: string; data: Order }

/**
 * The draft of a visitor, made when there is none; one that was begun in the other checkout goes on in this one. Throws
 * when the cart is empty, and when it belongs into the other checkout: a subscription is never bought just once.
 */
export async function startCheckout(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  type: OrderType = 'default',
): Promise<Order> {
  await lockCart(tx, clock, owner)
  const cart = await getCart(tx, clock, owner)
  if (!cart.positions.length) throw conflict('cart_empty', 'The cart is empty.')
  if (typeOf(cart) !== type) throw conflict('other_checkout', OTHER_CHECKOUT[type])
  const draft = await findDraft(tx, owner)
  if (!draft) return toOrder(tx, clock, await createDraft(tx, clock, owner, type))
  return toOrder(tx, clock, draft.type === type ? draft : await changeType(tx, clock, draft, type))
}

/** Which checkout a cart goes through. */
function typeOf(cart: Cart): OrderType {
  return cart.comes_again ? 'subscription' : 'default'
}

const OTHER_CHECKOUT: Record<OrderType, string> = {
  default: 'There is a subscription in the cart. Go on from the cart.',
  subscription: 'There is no subscription in the cart any more. Go on from the cart.',
}

/**
 * What was said of address and people stays. The time does not, as a subscription begins tomorrow at the soonest, nor
 * does asking the recipient, whose answer would be for once.
 */
async function changeType(
  tx: Transaction,
  clock: Clock,
  draft: OrderRow,
  type: OrderType,
): Promise<OrderRow> {
  await releaseSlot(tx, draft.id)
  await removeLink(tx, draft.id)
  const recipient = draft.recipient?.phone ? draft.recipient : null
  const [row] = await tx
    .update(order)
    .set({ type, recipient, updatedAt: toDate(clock.now()) })
    .where(eq(order.id, draft.id))
    .returning()
  return row ?? draft
}

async function createDraft(tx: Transaction, clock: Clock, owner: Owner, type: OrderType): Promise<OrderRow> {
  const at = toDate(clock.now())
  const id = newNumber()
  const [row] = await tx
    .insert(order)
    .values({ id, ...owner, type, state: 'draft', createdAt: at, updatedAt: at })
    .returning()
  if (!row) throw conflict('busy', 'The order could not be made. Try again.')
  await tx.insert(orderTransition).values({ orderId: id, state: 'draft', at })
  return row
}

/** The draft being checked out. Throws when there is none. */
export async function getCheckout(
  db: Queryable,
  clock: Clock,
  owner: Owner,
  type: OrderType = 'default',
): Promise<Order> {
  return toOrder(db, clock, await draftOf(db, owner, type))
}

/** The same through whichever checkout it goes. */
export async function anyCheckout(db: Queryable, clock: Clock, owner: Owner): Promise<Order> {
  return toOrder(db, clock, await draftOf(db, owner))
}

/** The row of the draft being checked out, of either kind or of one. Throws when there is none. */
export async function draftOf(db: Queryable, owner: Owner, type?: OrderType): Promise<OrderRow> {
  const row = await findDraft(db, owner, type)
  if (!row) throw notFound('order being checked out')
  return row
}

/** The windows the draft can be delivered in: none until we know where it goes. */
export async function checkoutIntervals(
  db: Queryable,
  clock: Clock,
  row: Order,
  from?: string,
): Promise<DeliveryDate[]> {
  if (!row.shipping_address) return []
  const holder = { orderId: row.id, sameDay: isSameDay(row.positions) }
  return getIntervals(db, clock, row.shipping_address.zone as Zone, holder, notBefore(clock, row, from))
}

/** A subscription begins tomorrow (London) at the soonest. */
function notBefore(clock: Clock, { type }: Order, from: string | undefined): string | undefined {
  if (type === 'default') return from
  const first = firstDeliveryDate(clock)
  return from && from > first ? from : first
}

function firstDeliveryDate(clock: Clock): string {
  return londonDate(clock.now()).add({ days: 1 }).toString()
}

/** Where the draft goes. A window held in another zone is let go. */
export async function setAddress(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  input: z.infer<typeof AddressInput>,
  type: OrderType = 'default',
): Promise<Outcome & { intervals: DeliveryDate[] }> {
  await lockCart(tx, clock, owner)
  const draft = await draftOf(tx, owner, type)
  const shippingAddress = await shippingAddressOf(tx, input)
  if ('message' in shippingAddress) {
    const data = await toOrder(tx, clock, draft)
    const intervals = await checkoutIntervals(tx, clock, data)
    return { success: false, message: shippingAddress.message, data, intervals }
  }
  if (draft.shippingAddress && draft.shippingAddress.zone !== shippingAddress.zone)
    await releaseSlot(tx, draft.id)
  // Who knows where they go need not ask; how to ring at the door is still to be said.
  const asked = await linkOf(tx, draft.id)
  if (asked) await removeLink(tx, draft.id)
  const recipient = asked && !draft.recipient?.phone ? null : draft.recipient
  const data = await updateDraft(tx, clock, draft, { shippingAddress, recipient })
  return { success: true, message: '', data, intervals: await checkoutIntervals(tx, clock, data) }
}

export async function setRecipient(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  input: z.infer<typeof RecipientInput>,
  type: OrderType = 'default',
): Promise<Outcome> {
  await lockCart(tx, clock, owner)
  const draft = await draftOf(tx, owner, type)
  const phone = phoneOf(input.phone)
  if (!phone)
    return {
      success: false,
      message: 'Enter the correct phone number',
      data: await toOrder(tx, clock, draft),
    }
  const recipient = { name: input.name, phone, note: input.note || null, anonymous: input.anonymous }
  return { success: true, message: '', data: await updateDraft(tx, clock, draft, { recipient }) }
}

export async function setContact(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  input: z.infer<typeof ContactInput>,
  type: OrderType = 'default',
): Promise<Outcome> {
  await lockCart(tx, clock, owner)
  const draft = await draftOf(tx, owner, type)
  const phone = phoneOf(input.phone)
  if (!phone)
    return {
      success: false,
      message: 'Enter the correct phone number',
      data: await toOrder(tx, clock, draft),
    }
  const contact = { name: input.name, email: input.email, phone }
  return { success: true, message: '', data: await updateDraft(tx, clock, draft, { contact }) }
}

/** Chooses a delivery window and holds it; `orderId` names an order that lost its window while awaiting payment. */
export async function chooseInterval(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  choice: { date: string; interval_id: number; order_id?: string | undefined },
  type: OrderType = 'default',
): Promise<Outcome> {
  await lockCart(tx, clock, owner)
  const row = choice.order_id
    ? await ownOrder(tx, owner, choice.order_id, type)
    : await draftOf(tx, owner, type)
  if (row.state === 'paid') return chooseTakenOver(tx, clock, owner, row.id, choice)
  if (row.state !== 'draft' && row.state !== 'awaiting_payment') {
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  }
  const before = await toOrder(tx, clock, row)
  if (!before.shipping_address) {
    return { success: false, message: 'Say where the flowers go first', data: before }
  }
  if (type === 'subscription' && choice.date < firstDeliveryDate(clock)) {
    return { success: false, message: 'The first delivery can be tomorrow at the soonest', data: before }
  }
  const result = await holdSlot(tx, clock, {
    orderId: row.id,
    zone: before.shipping_address.zone as Zone,
    windowId: choice.interval_id,
    date: choice.date,
    sameDay: isSameDay(before.positions),
    until: clock.now().add(row.state === 'draft' ? HOLD_WHILE_CHOOSING : HOLD_WHILE_PAYING),
  })
  if (!result.held) return { success: false, message: result.reason, data: before }
  // An order that awaits payment has its price fixed: another window may not change it.
  const paidFor = (row.deliveryAmount ?? 0) + (await deliveryFreedBy(tx, row.promo))
  if (row.state === 'awaiting_payment' && result.window.price > paidFor) {
    throw invalid('body.interval_id', 'costs more than the time that was ordered')
  }
  return { success: true, message: '', data: await toOrder(tx, clock, row) }
}

/**
 * Fixes the draft's positions and total, takes what makes it cheaper and empties the cart; from here on the order waits
 * for its payment. Asked again for the same order, it answers with the order as it stands.
 */
export async function toPay(
  tx: Transaction,
  clock: Clock,
  methods: PaymentMethods,
  owner: Owner,
  orderId: string,
  input: { payment_method: string; expected_total?: number | undefined },
  type: OrderType = 'default',
): Promise<Outcome> {
  const cart = await lockCart(tx, clock, owner)
  const row = await ownOrder(tx, owner, orderId, type)
  const before = await toOrder(tx, clock, row)
  if (row.state === 'awaiting_payment') return { success: true, message: '', data: before }
  if (row.state !== 'draft') throw conflict('wrong_state', 'This order has been ordered already.')
  if (!isOffered(methods, input.payment_method, type)) throw invalid('body.payment_method', 'is not on offer')
  const { cart: shown, terms } = await cartWithTerms(tx, clock, owner)
  const refused = whyOtherCheckout(row, shown) || whyNotPayable(before, terms.promo, input.expected_total)
  if (refused) return { success: false, message: refused, data: before }
  const fixed = await fixOrder(tx, before, await linesOf(tx, cart.id), inCartOf(shown, terms))
  const lost = await reserve(tx, clock, fixed)
  if (lost) return loosen(tx, clock, owner, orderId, lost)
  await mustMove(tx, clock, row.id, 'awaiting_payment')
  await emptyCart(tx, cart.id)
  return {
    success: true,
    message: '',
    data: await toOrder(tx, clock, await ownOrder(tx, owner, orderId)),
  }
}

/** A cart may have changed since its checkout was begun; and who subscribes needs an account to end it in. */
function whyOtherCheckout(row: OrderRow, cart: Cart): string {
  if (typeOf(cart) !== row.type) return OTHER_CHECKOUT[row.type]
  if (row.type === 'default' || row.userId) return ''
  return 'Sign in to subscribe: that is where you skip, pause or end it.'
}

/** The first order of a visitor's subscription is fixed; without a draft, the one that awaits its payment is answered with. */
export async function toPaymentOfSubscription(
  tx: Transaction,
  clock: Clock,
  methods: PaymentMethods,
  owner: Owner,
  input: { payment_method: string; expected_total?: number | undefined },
): Promise<Outcome> {
  await lockCart(tx, clock, owner)
  const row =
    (await findDraft(tx, owner, 'subscription')) ?? (await newestAwaiting(tx, owner, 'subscription'))
  if (!row) throw notFound('order being checked out')
  return toPay(tx, clock, methods, owner, row.id, input, 'subscription')
}

async function fixOrder(
  tx: Transaction,
  shown: Order,
  lines: OrderedLine[],
  inCart: SubscriptionInCart | null,
): Promise<OrderRow> {
  const [row] = await tx
    .update(order)
    .set({
      lines,
      subscription: inCart && (await orderedSubscription(tx, inCart)),
      positions: shown.positions,
      positionsCost: shown.positions_cost,
      deliveryAmount: shown.delivery_amount,
      serviceFee: shown.service_fee,
      discount: shown.discounts.discount,
      // A code that takes nothing off is not used up.
      promo: shown.promo_code?.discount ? shown.promo_code : null,
      usedBonuses: shown.used_bonus_amount,
      totalCost: shown.total_cost,
    })
    .where(eq(order.id, shown.id))
    .returning()
  if (!row) throw notFound('order')
  return row
}

/** The order is a draft as before, whose positions are the cart's; a place that is gone is held no longer. */
async function loosen(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
  lost: Lost,
): Promise<Outcome> {
  const [row] = await tx
    .update(order)
    .set({
      positions: null,
      lines: null,
      subscription: null,
      positionsCost: null,
      deliveryAmount: null,
      serviceFee: null,
      discount: null,
      promo: null,
      usedBonuses: 0,
      totalCost: null,
    })
    .where(eq(order.id, orderId))
    .returning()
  if (!row) throw notFound('order')
  if (lost.what === 'place') await releaseSlot(tx, orderId)
  const message = lost.what === 'place' ? `${lost.message} Choose another delivery time.` : lost.message
  return { success: false, message, data: await toOrder(tx, clock, await ownOrder(tx, owner, orderId)) }
}

const MISSING_MESSAGE: Record<string, string> = {
  positions: 'The cart is empty',
  address: 'Say where the flowers go',
  recipient: 'Say who receives the flowers',
  interval: 'Choose a delivery time: the one you had is no longer held',
  contact: 'Tell us how to reach you',
}

function whyNotPayable(row: Order, promo: PromoVerdict | null, expectedTotal: number | undefined): string {
  const [missing] = row.missing
  if (missing) return MISSING_MESSAGE[missing] ?? 'Please fill all fields to continue'
  if (promo && !promo.usable) return `${promo.message} Take it out to go on.`
  if (expectedTotal !== undefined && expectedTotal !== row.total_cost) {
    return 'The total has changed since you saw it. Check it and order again.'
  }
  return ''
}

async function updateDraft(
  tx: Transaction,
  clock: Clock,
  draft: OrderRow,
  change: Partial<Pick<OrderRow, 'shippingAddress' | 'recipient' | 'contact'>>,
): Promise<Order> {
  const [row] = await tx
    .update(order)
    .set({ ...change, updatedAt: toDate(clock.now()) })
    .where(eq(order.id, draft.id))
    .returning()
  return toOrder(tx, clock, row ?? draft)
}
