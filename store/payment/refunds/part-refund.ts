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
import { creditPart, addOrderEmailJob, moveOrder, mustMove, askSoon } from '../../order/index.ts'

/** What is to go back: pence, and for what, in words that go on after "for"; whether for a gift card that was bought. */
type Wanted = { amount: number; reason: string | null; ofGiftCard?: boolean }

/**
 * The shop gives a part of what was paid for an order back, and the order goes on as it is. Refuses, as data, what is
 * more than is left of the payment, and where nothing was paid or all of it goes back already.
 */
export async function refundPart(
  tx: TransactionContext,
  orderId: string,
  wanted: Wanted,
): Promise<{ success: boolean; message: string }> {
  const { amount } = wanted
  const { row, first, ofPayment, onCards, giftCards, left } = await lockLeft(tx, orderId)
  if (amount > left) {
    const besides = giftCards ? `, besides the ${pounds(giftCards)} of gift cards in it` : ''
    const why =
      left || giftCards ? `Only ${pounds(left)} is left of what was paid${besides}.` : NOTHING_TO_REFUND
    return { success: false, message: why }
  }
  const off = Math.min(amount, ofPayment)
  if (first && off) await partOfPayment(tx, first, { ...wanted, amount: off })
  if (amount > off) await partOfGiftCards(tx, row, { ...wanted, amount: amount - off })
  const isAll = ofPayment + onCards === amount
  if (isAll && !off) await moveOrder(tx, orderId, 'refunded')
  const toCards = amount > off ? ` ${pounds(amount - off)} of it is on the gift cards again.` : ''
  return {
    success: true,
    message: `${pounds(amount)} of ${pounds((first?.amount ?? 0) + row.giftCardAmount)} goes back; who ordered is written to when it has.${toCards} ${pounds(left - amount)} is left.`,
  }
}

/** What of an order can still be given back, with all that is locked for it. Gift cards in it are not taken back in parts. */
async function lockLeft(tx: TransactionContext, orderId: string) {
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
 * The shop gives back one gift card of an order, and the order goes on: the card is voided at once, before the money is
 * back, and whoever was sent it is told. Refuses, as data, when anything of it was spent or has expired.
 */
export async function refundGiftCard(
  tx: TransactionContext,
  { id, orderId }: Pick<GiftCardRow, 'id' | 'orderId'>,
): Promise<{ success: boolean; message: string }> {
  const { row } = await lockLeft(tx, orderId)
  const [card] = await lockGiftCards(tx, [id])
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
  const outcome = await refundPart(tx, orderId, { amount: card.amount, reason, ofGiftCard: true })
  if (!outcome.success) throw conflict('nothing_left', outcome.message)
  const isLeft = (await giftCardValueIn(tx, orderId)) > 0
  // It was the last that had still to go out.
  if (
    row.state === 'paid' &&
    isSentByEmail(row.positions) &&
    isLeft &&
    !(await hasUnsentGiftCards(tx, orderId))
  )
    await mustMove(tx, orderId, 'delivered')
  return outcome
}

/** Gives back all of an order but the gift cards that were bought in it; nothing where there is nothing else. */
export async function refundBesidesGiftCards(tx: TransactionContext, orderId: string): Promise<void> {
  const { left, giftCards } = await lockLeft(tx, orderId)
  if (giftCards && left) await refundPart(tx, orderId, { amount: left, reason: null })
}

async function partOfPayment(
  tx: TransactionContext,
  paid: typeof payment.$inferSelect,
  wanted: Wanted,
): Promise<void> {
  await tx.db
    .insert(partialRefund)
    .values({ paymentId: paid.id, ...wanted, requestedAt: toDate(tx.clock.now()) })
  await askSoon(tx, paid)
}

/** What the payment does not cover goes back to the gift cards, at once. */
async function partOfGiftCards(
  tx: TransactionContext,
  row: typeof order.$inferSelect,
  wanted: Wanted,
): Promise<void> {
  await returnToGiftCards(tx, row, { most: wanted.amount, paid: true })
  const [part] = await tx.db
    .insert(partialRefund)
    .values({ orderId: row.id, ...wanted, requestedAt: toDate(tx.clock.now()) })
    .returning()
  if (part) await partIsBack(tx, part, row.id)
}

/** The parts of payments that their providers have still to give back, the earliest first. */
export async function openParts(ctx: Context, ...paymentIds: string[]): Promise<PartialRefundRow[]> {
  if (!paymentIds.length) return []
  return ctx.db
    .select()
    .from(partialRefund)
    .where(and(inArray(partialRefund.paymentId, paymentIds), isNull(partialRefund.refundedAt)))
    .orderBy(partialRefund.requestedAt, partialRefund.id)
}

/**
 * The provider has given a part back: what the order earned with it goes, and the shopper is written to. The caller has
 * locked the payment. Done once, however often it is said.
 */
export async function partIsBack(
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
  await creditPart(tx, orderId, part)
  await addOrderEmailJob(tx, orderId)
}
