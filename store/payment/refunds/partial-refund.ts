import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { payment, PartialRefundRow } from '../../db/schema.ts'
import { order, partialRefund } from '../../db/schema.ts'
import {
  revokeForPartialRefund,
  NOTHING_TO_REFUND,
  refundableOf,
  lockPaidPayments,
  partialRefundsOf,
} from '../../loyalty/index.ts'
import { toDate, pounds, conflict, notFound } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import {
  isSentByEmail,
  voidGiftCard,
  hasUnsentGiftCards,
  giftCardValueIn,
  giftCardBalance,
  lockGiftCards,
  isOrderPaid,
  paidByGiftCards,
  returnToGiftCards,
} from '../../gift-cards/index.ts'
import type { GiftCardRow } from '../../gift-cards/index.ts'
import {
  creditPartialRefund,
  addOrderEmailJob,
  moveOrder,
  mustMove,
  queueReconcile,
} from '../../order/index.ts'

/**
 * A requested partial refund: pence, a reason that continues "for …", and whether it is the price of a gift
 * card.
 */
type Wanted = { amount: number; reason: string | null; ofGiftCard?: boolean }

/**
 * Requests a partial refund; the order continues. Used by operators. Refused, as data, when the amount
 * exceeds what is left or nothing was paid.
 */
export async function refundPartially(
  tx: TransactionContext,
  orderId: string,
  wanted: Wanted,
): Promise<{ success: boolean; message: string }> {
  const { amount } = wanted
  const { row, first, ofPayment, onCards, giftCards, left } = await lockRefundable(tx, orderId)
  if (amount > left) {
    const besides = giftCards ? `, besides the ${pounds(giftCards)} of gift cards in it` : ''
    const why =
      left || giftCards ? `Only ${pounds(left)} is left of what was paid${besides}.` : NOTHING_TO_REFUND
    return { success: false, message: why }
  }
  const off = Math.min(amount, ofPayment)
  if (first && off) await requestFromPayment(tx, first, { ...wanted, amount: off })
  if (amount > off) await returnToCards(tx, row, { ...wanted, amount: amount - off })
  const isAll = ofPayment + onCards === amount
  if (isAll && !off) await moveOrder(tx, orderId, 'refunded')
  const toCards = amount > off ? ` ${pounds(amount - off)} of it is on the gift cards again.` : ''
  return {
    success: true,
    message: `${pounds(amount)} of ${pounds((first?.amount ?? 0) + row.giftCardAmount)} goes back; who ordered is written to when it has.${toCards} ${pounds(left - amount)} is left.`,
  }
}

/**
 * Locks an order with its payments and returns what can still be refunded, in pence. Gift cards bought in the
 * order are not refunded in parts.
 */
async function lockRefundable(tx: TransactionContext, orderId: string) {
  const payments = await lockPaidPayments(tx, orderId)
  const [row] = await tx.db.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const parts = await partialRefundsOf(tx, orderId)
  const [first] = payments.toSorted((one, other) => refundableOf(other, parts) - refundableOf(one, parts))
  const ofPayment = first ? refundableOf(first, parts) : 0
  const onCards = isOrderPaid(row.state) ? await paidByGiftCards(tx, orderId) : 0
  const giftCards = await giftCardValueIn(tx, orderId)
  const left = Math.max(0, ofPayment + onCards - giftCards)
  return { row, first, ofPayment, onCards, giftCards, left }
}

/**
 * Refunds one gift card of an order; the order continues. Voids the card at once and notifies its recipient.
 * Refused, as data, when any of it was spent or has expired.
 */
export async function refundGiftCard(
  tx: TransactionContext,
  { id, orderId }: Pick<GiftCardRow, 'id' | 'orderId'>,
): Promise<{ success: boolean; message: string }> {
  const { row } = await lockRefundable(tx, orderId)
  const [card] = await lockGiftCards(tx, [{ id }])
  const balance = await giftCardBalance(tx, id)
  if (!card || card.voidedAt) return { success: false, message: 'This gift card has been given back.' }
  if (balance !== card.amount) {
    const gone = pounds(card.amount - balance)
    return {
      success: false,
      message: `${gone} of this gift card have been spent or have expired: it cannot be given back.`,
    }
  }
  await voidGiftCard(tx, card, balance)
  const reason = card.last4 ? `the gift card ending in ${card.last4}` : 'a gift card'
  const outcome = await refundPartially(tx, orderId, { amount: card.amount, reason, ofGiftCard: true })
  if (!outcome.success) throw conflict('nothing_left', outcome.message)
  const isLeft = (await giftCardValueIn(tx, orderId)) > 0
  // This was the last gift card to be sent.
  if (
    row.state === 'paid' &&
    isSentByEmail(row.positions) &&
    isLeft &&
    !(await hasUnsentGiftCards(tx, orderId))
  )
    await mustMove(tx, orderId, 'delivered')
  return outcome
}

/**
 * Refunds everything of an order but the gift cards bought in it. Does nothing when there is nothing else.
 */
export async function refundAllButGiftCards(tx: TransactionContext, orderId: string): Promise<void> {
  const { left, giftCards } = await lockRefundable(tx, orderId)
  if (giftCards && left) await refundPartially(tx, orderId, { amount: left, reason: null })
}

async function requestFromPayment(
  tx: TransactionContext,
  paid: typeof payment.$inferSelect,
  wanted: Wanted,
): Promise<void> {
  await tx.db
    .insert(partialRefund)
    .values({ paymentId: paid.id, ...wanted, requestedAt: toDate(tx.clock.now()) })
  await queueReconcile(tx, paid)
}

/** Returns the rest to the gift cards at once. */
async function returnToCards(
  tx: TransactionContext,
  row: typeof order.$inferSelect,
  wanted: Wanted,
): Promise<void> {
  await returnToGiftCards(tx, row, { most: wanted.amount, paid: true })
  const [part] = await tx.db
    .insert(partialRefund)
    .values({ orderId: row.id, ...wanted, requestedAt: toDate(tx.clock.now()) })
    .returning()
  if (part) await completePartialRefund(tx, part, row.id)
}

/** Returns the partial refunds their providers have not confirmed yet, earliest first. */
export async function pendingPartialRefunds(
  ctx: Context,
  ...paymentIds: string[]
): Promise<PartialRefundRow[]> {
  if (!paymentIds.length) return []
  return ctx.db
    .select()
    .from(partialRefund)
    .where(and(inArray(partialRefund.paymentId, paymentIds), isNull(partialRefund.refundedAt)))
    .orderBy(partialRefund.requestedAt, partialRefund.id)
}

/**
 * Completes a partial refund: takes back what the order earned with it, issues the credit note and queues the
 * e-mail. The caller has locked the payment. Idempotent.
 */
export async function completePartialRefund(
  tx: TransactionContext,
  part: PartialRefundRow,
  orderId: string,
): Promise<void> {
  const [row] = await tx.db.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const [marked] = await tx.db
    .update(partialRefund)
    .set({ refundedAt: toDate(tx.clock.now()) })
    .where(and(eq(partialRefund.id, part.id), isNull(partialRefund.refundedAt)))
    .returning()
  if (!marked) return
  await revokeForPartialRefund(tx, row)
  await creditPartialRefund(tx, orderId, part)
  await addOrderEmailJob(tx, orderId)
}
