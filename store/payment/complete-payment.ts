import { and, eq, ne } from 'drizzle-orm'
import { order, payment } from '../db/schema.ts'
import type { PaymentRow, OrderRow } from '../db/schema.ts'
import type { ProviderName } from '../../contract/payment.ts'
import { toDate, notFound } from '../kernel/index.ts'
import type { StoredCredential, PaymentSnapshot, TransactionContext } from '../kernel/index.ts'
import { paidByGiftCards } from '../gift-cards/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import { moveOrder, mustMove, requestRefund, reserveForPaid } from '../order/index.ts'
import type { Lost } from '../order/index.ts'
import { openParts, partIsBack } from './refunds/part-refund.ts'
import { paidForSubscription } from '../subscription/index.ts'

/** Who has not paid so long after a card was declined has left, and is written to. */
const LEFT_AFTER = { hours: 1 }

/**
 * The one completion: takes over what the provider says of a payment at this moment. The webhook, the shopper's return,
 * the answer to a card and the worker all come here, in any order and as often as they like: what is settled stays so.
 * Money that came for an order that can no longer be delivered as ordered is marked to go back, with a message.
 */
export async function completePayment(
  tx: TransactionContext,
  paymentId: string,
  seen: PaymentSnapshot,
): Promise<PaymentRow> {
  const row = await lockPayment(tx, paymentId)
  if (row.state === 'refunded') return row
  if (seen.state !== 'succeeded') return row.state === 'succeeded' ? row : stillOpen(tx, row, seen)
  const paid = row.state === 'succeeded' ? row : await takeMoney(tx, row, seen)
  return seen.refunded >= paid.amount ? markRefunded(tx, paid) : paid
}

/** Locks a payment and then its order, as everybody does who changes both. */
export async function lockPayment(tx: TransactionContext, id: string): Promise<PaymentRow> {
  const [row] = await tx.db.select().from(payment).where(eq(payment.id, id)).for('update')
  if (!row) throw notFound('payment')
  return row
}

async function stillOpen(
  tx: TransactionContext,
  row: PaymentRow,
  seen: PaymentSnapshot,
): Promise<PaymentRow> {
  if (row.state === seen.state && row.message === seen.message) return row
  const notifyFailureAt =
    seen.state === 'failed' ? toDate(tx.clock.now().add(LEFT_AFTER)) : row.notifyFailureAt
  return updatePayment(tx, row, { state: seen.state, message: seen.message, notifyFailureAt })
}

async function takeMoney(
  tx: TransactionContext,
  row: PaymentRow,
  seen: PaymentSnapshot,
): Promise<PaymentRow> {
  const [paidFor] = await tx.db.select().from(order).where(eq(order.id, row.orderId)).for('update')
  if (!paidFor) throw notFound('order')
  const paid = await updatePayment(tx, row, {
    state: 'succeeded',
    message: null,
    captureRef: seen.captureRef,
    checkAt: null,
    notifyFailureAt: null,
  })
  const refused =
    seen.amount === row.amount
      ? await accept(tx, paidFor, row.provider, seen.kept ?? null)
      : 'Another amount was paid.'
  return refused ? requestRefund(tx, paid, `${refused} Your money goes back to where it came from.`) : paid
}

const WHY_BACK: Record<Lost['what'], string> = {
  place: 'The payment arrived when the delivery time was no longer held. ',
  saving: 'The payment arrived too late. ',
  'first bouquet': '',
}

/** Why an order cannot be paid any more, or an empty text: then it is paid. */
async function accept(
  tx: TransactionContext,
  row: OrderRow,
  provider: ProviderName,
  kept: StoredCredential | null,
): Promise<string> {
  if (row.state === 'cancelled' || row.state === 'refunded')
    return 'The order was cancelled before the payment arrived.'
  if (row.state !== 'awaiting_payment') return 'The order was paid for already.'
  const lost = await reserveForPaid(tx, row, kept?.card)
  if (lost) {
    await mustMove(tx, row.id, 'cancelled')
    return WHY_BACK[lost.what] + lost.message
  }
  await mustMove(tx, row.id, 'paid')
  const way = kept && { provider, customer: kept.customer, method: kept.method, label: kept.label }
  await paidForSubscription(tx, row, way, kept?.card)
  return ''
}

/** The money is back, and with it the parts that were still to go; so is the order, unless another payment pays for it. */
export async function markRefunded(tx: TransactionContext, row: PaymentRow): Promise<PaymentRow> {
  for (const part of await openParts(tx, row.id)) await partIsBack(tx, part, row.orderId)
  const [other] = await tx.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, row.orderId), ne(payment.id, row.id), eq(payment.state, 'succeeded')))
  if (!other && !(await goesOnByGiftCards(tx, row))) await moveOrder(tx, row.orderId, 'refunded')
  return updatePayment(tx, row, {
    state: 'refunded',
    refundedAt: toDate(tx.clock.now()),
    checkAt: null,
  })
}

/** Parts have taken all of a payment, and its order goes on with what gift cards have paid of it. */
async function goesOnByGiftCards(tx: TransactionContext, row: PaymentRow): Promise<boolean> {
  if (row.refundRequestedAt || !(await paidByGiftCards(tx, row.orderId))) return false
  return refundableOf(row, await partialRefundsOf(tx, row.orderId)) <= 0
}

export async function updatePayment(
  tx: TransactionContext,
  row: PaymentRow,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const values = { ...change, updatedAt: toDate(tx.clock.now()) }
  await tx.db.update(payment).set(values).where(eq(payment.id, row.id))
  return { ...row, ...values }
}
