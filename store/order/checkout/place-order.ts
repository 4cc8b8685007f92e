import { eq, inArray } from 'drizzle-orm'
import { fieldMessage } from '../../../contract/types/field-errors.ts'
import type { Cart } from '../../../contract/basket.ts'
import type { Order } from '../../../contract/order.ts'
import type { NotMade } from '../../../contract/types/outcome-codes.ts'
import { cart, order, product } from '../../db/schema.ts'
import type { OrderedLine, OrderRow } from '../../db/schema.ts'
import { lineKey, positionKey, cartWithTerms, emptyCart, linesOf, lockCart } from '../../cart/index.ts'
import { OTHER_CHECKOUT, typeOf } from './checkout.ts'
import type { Checkout, Outcome } from './checkout.ts'
import { extendDraftHold } from './draft-hold.ts'
import { releaseSlot } from '../../delivery/index.ts'
import { mustMove } from '../order-state.ts'
import { toSubscriptionInCart, freezeSubscription } from '../order-subscription.ts'
import type { SubscriptionInCart } from '../order-subscription.ts'
import { amountsOfCart } from '../order-amounts.ts'
import { findDraft, newestUnpaidOrder, ownOrder, toOrder, withAmounts } from '../order.ts'
import { isOffered } from './payment-methods.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { PromoResult } from '../../loyalty/index.ts'
import { keepFirstPhone } from '../../visitor/index.ts'
import { removeLink } from '../recipient-link.ts'
import { reserve } from './reservation.ts'
import type { ReservationFailure } from './reservation.ts'
import { conflict, invalid, notFound } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'

type Purchase = {
  payment_method: string
  expected_total?: number | undefined
  expected_due?: number | undefined
}

/**
 * Places the order: freezes its positions and its total, reserves its discounts and its slot, and empties the
 * cart. The order then awaits its payment. An account without a phone number gets the buyer's. Idempotent: a repeat returns the order as it is.
 */
export async function placeOrder(
  tx: TransactionContext,
  { owner, type, by }: Checkout,
  orderId: string,
  input: Purchase,
  methods: PaymentMethods,
): Promise<Outcome> {
  const cart = await lockCart(tx, owner)
  const row = await ownOrder(tx, owner, orderId, type)
  if (row.state === 'awaiting_payment') return { success: true, message: '', data: await toOrder(tx, row) }
  if (row.state !== 'draft') throw conflict('wrong_state', 'This order has been ordered already.')
  const { cart: shown, terms } = await cartWithTerms(tx, owner, cart)
  const amounts = amountsOfCart({ cart: shown, terms })
  const shownBefore = await withAmounts(tx, row, amounts)
  const isTakenAgain = await extendDraftHold(tx, shownBefore, by)
  const before = isTakenAgain ? await withAmounts(tx, row, amounts) : shownBefore
  if (!isOffered(methods, input.payment_method, type)) throw invalid('body.payment_method', 'not_on_offer')
  const lines = await linesOf(tx, cart.id)
  const gone = await unavailableTitles(tx, lines, shown)
  const refused = wrongCheckout(row, shown) ?? blockedBy(before, terms.promo, input, gone)
  if (refused) return { success: false, ...refused, data: before }
  const fixed = await freezeOrder(tx, before, lines, toSubscriptionInCart(shown, terms))
  if (before.sent_by_email) await dropDelivery(tx, row.id)
  const failure = await reserve(tx, fixed)
  if (failure) return revertToDraft(tx, row, cart.id, failure)
  await mustMove(tx, row.id, 'awaiting_payment')
  if (row.userId && before.contact) await keepFirstPhone(tx, row.userId, before.contact.phone)
  // Gift cards cover the total, so there is nothing for a provider to charge.
  if (before.amount_due === 0) await mustMove(tx, row.id, 'paid')
  await emptyCart(tx, cart.id)
  return {
    success: true,
    message: '',
    data: await toOrder(tx, await ownOrder(tx, owner, orderId)),
  }
}

/**
 * Removes the delivery from an order that is sent by e-mail only. Its slot may be held for other products
 * that were in the cart before.
 */
async function dropDelivery(tx: TransactionContext, orderId: string): Promise<void> {
  await releaseSlot(tx, orderId)
  await removeLink(tx, orderId)
  await tx.db.update(order).set({ shippingAddress: null, recipient: null }).where(eq(order.id, orderId))
}

/**
 * Returns why the cart does not fit this checkout, or null. The cart may have changed since the
 * checkout began, and a subscriber needs an account.
 */
function wrongCheckout(row: OrderRow, shown: Cart): NotMade | null {
  if (typeOf(shown) !== row.type) return { code: 'other_checkout', message: OTHER_CHECKOUT[row.type] }
  if (row.type === 'default' || row.userId) return null
  return {
    code: 'sign_in_first',
    message: 'Sign in to subscribe: that is where you skip, pause or end it.',
  }
}

/**
 * Places the first order of a subscription. Without a draft, returns the one that awaits its payment. Throws
 * 404 when there is neither.
 */
export async function placeSubscriptionOrder(
  tx: TransactionContext,
  checkout: Checkout,
  input: Purchase,
  methods: PaymentMethods,
): Promise<Outcome> {
  const { owner } = checkout
  await lockCart(tx, owner)
  const row =
    (await findDraft(tx, owner, 'subscription')) ?? (await newestUnpaidOrder(tx, owner, 'subscription'))
  if (!row) throw notFound('order being checked out')
  return placeOrder(tx, checkout, row.id, input, methods)
}

/** The recipient with a number that the courier can call: the buyer's, if there is none of their own. */
function reachable({ recipient, contact, recipient_choice: asked }: Order): Order['recipient'] {
  if (!recipient || recipient.phone || asked) return recipient
  return { ...recipient, phone: contact?.phone ?? '' }
}

async function freezeOrder(
  tx: TransactionContext,
  shown: Order,
  lines: OrderedLine[],
  inCart: SubscriptionInCart | null,
): Promise<OrderRow> {
  const [row] = await tx.db
    .update(order)
    .set({
      lines,
      recipient: reachable(shown),
      subscription: inCart && (await freezeSubscription(tx, inCart)),
      positions: shown.positions,
      positionsCost: shown.positions_cost,
      deliveryAmount: shown.delivery_amount,
      serviceFee: shown.service_fee,
      discount: shown.discounts.discount,
      // A code without effect is not used up.
      promo: shown.promo_code?.discount ? shown.promo_code : null,
      usedBonuses: shown.used_bonus_amount,
      totalCost: shown.total_cost,
      giftCards: shown.gift_cards.length ? shown.gift_cards : null,
      giftCardAmount: shown.gift_card_amount,
    })
    .where(eq(order.id, shown.id))
    .returning()
  if (!row) throw notFound('order')
  return row
}

const NEXT_STEP: Record<ReservationFailure['what'], string> = {
  slot: ' Choose another delivery time.',
  discount: '',
  flowers: ' Choose others.',
  'first bouquet': ' The price is without it now: check it and order again.',
}

/**
 * Makes the order a draft again after a reservation failed: its positions are those of the cart. Releases a
 * slot that is taken, and removes a first-bouquet discount that is not available from the cart.
 */
async function revertToDraft(
  tx: TransactionContext,
  { id: orderId }: OrderRow,
  cartId: string,
  failure: ReservationFailure,
): Promise<Outcome> {
  const [row] = await tx.db
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
      giftCards: null,
      giftCardAmount: 0,
    })
    .where(eq(order.id, orderId))
    .returning()
  if (!row) throw notFound('order')
  if (failure.what === 'slot') await releaseSlot(tx, orderId)
  if (failure.what === 'first bouquet')
    await tx.db.update(cart).set({ firstBouquetPercent: null }).where(eq(cart.id, cartId))
  const message = failure.message + NEXT_STEP[failure.what]
  return { success: false, code: failure.code, message, data: await toOrder(tx, row) }
}

const MISSING_MESSAGE: Record<string, string> = {
  positions: 'The cart is empty',
  gift_card: 'Say in the cart who the gift card goes to',
  address: 'Say where the flowers go',
  recipient: 'Say who receives the flowers',
  interval: 'Choose a delivery time: the one you had is no longer held',
  contact: 'Tell us how to reach you',
}

/**
 * Returns the titles of products in the cart that are no longer on sale and therefore not among the
 * positions.
 */
async function unavailableTitles(ctx: Context, lines: OrderedLine[], { positions }: Cart): Promise<string[]> {
  const sold = new Set(positions.map(positionKey))
  const ids = lines.flatMap((line) =>
    line.productId === null || sold.has(lineKey(line)) ? [] : line.productId,
  )
  if (!ids.length) return []
  const rows = await ctx.db.select({ title: product.title }).from(product).where(inArray(product.id, ids))
  return rows.map(({ title }) => title)
}

function blockedBy(
  row: Order,
  promo: PromoResult | null,
  { expected_total: expectedTotal, expected_due: expectedDue }: Purchase,
  gone: string[],
): NotMade | null {
  const [missing] = row.missing
  if (missing)
    return {
      code: row.missing.includes('positions') ? 'cart_empty' : 'order_incomplete',
      message: MISSING_MESSAGE[missing] ?? fieldMessage('incomplete'),
    }
  if (promo && !promo.usable)
    return { code: promo.refusal, message: `${promo.message} Take it out to go on.` }
  if (expectedTotal !== undefined && expectedTotal !== row.total_cost)
    return {
      code: 'total_changed',
      message: gone.length
        ? `No longer to be had: ${gone.join(', ')}. The total has changed: check it and order again.`
        : 'The total has changed since you saw it. Check it and order again.',
    }
  if (expectedDue !== undefined && expectedDue !== row.amount_due)
    return {
      code: 'total_changed',
      message: 'What your gift cards pay has changed since you saw it. Check it and order again.',
    }
  return null
}
