import { and, eq, ne } from 'drizzle-orm'
import { order, payment } from '../db/schema.ts'
import type { PaymentRow, OrderRow } from '../db/schema.ts'
import type { ProviderName } from '../../contract/payment.ts'
import { toDate, notFound } from '../kernel/index.ts'
import type { StoredCredential, PaymentSnapshot, TransactionContext } from '../kernel/index.ts'
import { paidByGiftCards } from '../gift-cards/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import { moveOrder, mustMove, requestRefund, reserveForPayment } from '../order/index.ts'
import type { ReservationFailure } from '../order/index.ts'
import { pendingPartialRefunds, completePartialRefund } from './refunds/partial-refund.ts'
import { subscriptionOrderPaid } from '../subscription/index.ts'

/** The shopper is notified of a failed payment after this time. */
const NOTIFY_FAILURE_AFTER = { hours: 1 }

/**
 * Applies a provider's snapshot to a payment; the only place that does. Webhooks, the shopper's return, card
 * answers and the reconciliation all call it, in any order and any number of times. A settled payment never
 * goes back. Money for an order that can no longer be delivered as ordered is marked for a refund, with a
 * message.
 */
export async function completePayment(
  tx: TransactionContext,
  paymentId: string,
  snapshot: PaymentSnapshot,
): Promise<PaymentRow> {
  const row = await lockPayment(tx, paymentId)
  if (row.state === 'refunded') return row
  if (snapshot.state !== 'succeeded') return row.state === 'succeeded' ? row : updateUnpaid(tx, row, snapshot)
  const paid = row.state === 'succeeded' ? row : await recordPayment(tx, row, snapshot)
  return snapshot.refunded >= paid.amount ? markRefunded(tx, paid) : paid
}

/**
 * Locks a payment. Lock its order afterwards: every transaction that changes both uses this order. Throws
 * 404.
 */
export async function lockPayment(tx: TransactionContext, id: string): Promise<PaymentRow> {
  const [row] = await tx.db.select().from(payment).where(eq(payment.id, id)).for('update')
  if (!row) throw notFound('payment')
  return row
}

async function updateUnpaid(
  tx: TransactionContext,
  row: PaymentRow,
  snapshot: PaymentSnapshot,
): Promise<PaymentRow> {
  const isNew = row.state !== snapshot.state || row.message !== snapshot.message
  // Nobody can pay it any more: there is nothing to check, and nobody was declined.
  if (snapshot.cancelled)
    return isNew || row.checkAt
      ? updatePayment(tx, row, { state: snapshot.state, message: snapshot.message, checkAt: null })
      : row
  if (!isNew) return row
  const notifyFailureAt =
    snapshot.state === 'failed' ? toDate(tx.clock.now().add(NOTIFY_FAILURE_AFTER)) : row.notifyFailureAt
  if (snapshot.state === 'failed')
    tx.onEvent?.({ what: 'payment', provider: row.provider, outcome: 'failed' })
  return updatePayment(tx, row, { state: snapshot.state, message: snapshot.message, notifyFailureAt })
}

async function recordPayment(
  tx: TransactionContext,
  row: PaymentRow,
  snapshot: PaymentSnapshot,
): Promise<PaymentRow> {
  const [paidFor] = await tx.db.select().from(order).where(eq(order.id, row.orderId)).for('update')
  if (!paidFor) throw notFound('order')
  const paid = await updatePayment(tx, row, {
    state: 'succeeded',
    message: null,
    captureRef: snapshot.captureRef,
    checkAt: null,
    notifyFailureAt: null,
  })
  tx.onEvent?.({ what: 'payment', provider: row.provider, outcome: 'taken' })
  const refused =
    snapshot.amount === row.amount
      ? await payOrder(tx, paidFor, row.provider, snapshot.kept ?? null)
      : 'Another amount was paid.'
  return refused ? requestRefund(tx, paid, `${refused} Your money goes back to where it came from.`) : paid
}

const REFUND_REASON: Record<ReservationFailure['what'], string> = {
  slot: 'The payment arrived when the delivery time was no longer held. ',
  discount: 'The payment arrived too late. ',
  'first bouquet': '',
  flowers: '',
}

/** Moves an order to `paid`. Returns why it cannot be paid any more, or an empty string. */
async function payOrder(
  tx: TransactionContext,
  row: OrderRow,
  provider: ProviderName,
  kept: StoredCredential | null,
): Promise<string> {
  if (row.state === 'cancelled' || row.state === 'refunded')
    return 'The order was cancelled before the payment arrived.'
  if (row.state !== 'awaiting_payment') return 'The order was paid for already.'
  const failure = await reserveForPayment(tx, row, kept?.card)
  if (failure) {
    await mustMove(tx, row.id, 'cancelled')
    return REFUND_REASON[failure.what] + failure.message
  }
  await mustMove(tx, row.id, 'paid')
  const savedMethod = kept && { provider, customer: kept.customer, method: kept.method, label: kept.label }
  await subscriptionOrderPaid(tx, row, savedMethod, kept?.card)
  return ''
}

/**
 * Marks a payment as fully refunded and completes its pending partial refunds. The order becomes refunded
 * too, unless another payment or gift cards pay for it.
 */
export async function markRefunded(tx: TransactionContext, row: PaymentRow): Promise<PaymentRow> {
  for (const part of await pendingPartialRefunds(tx, row.id))
    await completePartialRefund(tx, part, row.orderId)
  const [other] = await tx.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, row.orderId), ne(payment.id, row.id), eq(payment.state, 'succeeded')))
  if (!other && !(await isKeptByGiftCards(tx, row))) await moveOrder(tx, row.orderId, 'refunded')
  return updatePayment(tx, row, {
    state: 'refunded',
    refundedAt: toDate(tx.clock.now()),
    checkAt: null,
  })
}

/** Returns true if partial refunds used up the payment and gift cards still pay for the rest of the order. */
async function isKeptByGiftCards(tx: TransactionContext, row: PaymentRow): Promise<boolean> {
  if (row.refundRequestedAt || !(await paidByGiftCards(tx, row.orderId))) return false
  return refundableOf(row, await partialRefundsOf(tx, row.orderId)) <= 0
}

/** Updates the row of a payment and returns it. */
export async function updatePayment(
  tx: TransactionContext,
  row: PaymentRow,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const values = { ...change, updatedAt: toDate(tx.clock.now()) }
  await tx.db.update(payment).set(values).where(eq(payment.id, row.id))
  return { ...row, ...values }
}
