import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import type { payment, PartialRefundRow } from '../../db/schema.ts'
import { order, partialRefund } from '../../db/schema.ts'
import { takeBackForPart } from '../../loyalty/bonuses.ts'
import type { Clock } from '../../kernel/clock.ts'
import { toDate } from '../../kernel/clock.ts'
import {
  NOTHING_TO_REFUND,
  refundableOf,
  lockPaidPayments,
  partialRefundsOf,
} from '../../loyalty/partial-refunds.ts'
import { worthOfGiftCardsIn } from '../../gift-cards/gift-card-issue.ts'
import { isPaidFor, paidByGiftCards, returnToGiftCards } from '../../gift-cards/gift-card-payment.ts'
import { creditPart } from '../../order/invoice/invoice.ts'
import { pounds } from '../../kernel/money.ts'
import { addOrderEmailJob } from '../../order/order-email-job.ts'
import { moveOrder } from '../../order/order-state.ts'
import { askSoon } from '../../order/refund.ts'
import { notFound } from '../../kernel/store-error.ts'

/** What is to go back: pence, and for what, in words that go on after "for". */
type Wanted = { amount: number; reason: string | null }

/**
 * The shop gives a part of what was paid for an order back, and the order goes on as it is. Refuses, as data, what is
 * more than is left of the payment, and where nothing was paid or all of it goes back already.
 */
export async function refundPart(
  tx: Transaction,
  clock: Clock,
  orderId: string,
  { amount, reason }: Wanted,
): Promise<{ success: boolean; message: string }> {
  const { row, first, ofPayment, onCards, giftCards, left } = await lockLeft(tx, orderId)
  if (amount > left) {
    const besides = giftCards ? `, besides the ${pounds(giftCards)} of gift cards in it` : ''
    const why =
      left || giftCards ? `Only ${pounds(left)} is left of what was paid${besides}.` : NOTHING_TO_REFUND
    return { success: false, message: why }
  }
  const off = Math.min(amount, ofPayment)
  if (first && off) await partOfPayment(tx, clock, first, { amount: off, reason })
  if (amount > off) await partOfGiftCards(tx, clock, row, { amount: amount - off, reason })
  const isAll = ofPayment + onCards === amount
  if (isAll && !off) await moveOrder(tx, clock, orderId, 'refunded')
  const toCards = amount > off ? ` ${pounds(amount - off)} of it is on the gift cards again.` : ''
  return {
    success: true,
    message: `${pounds(amount)} of ${pounds((first?.amount ?? 0) + row.giftCardAmount)} goes back; who ordered is written to when it has.${toCards} ${pounds(left - amount)} is left.`,
  }
}

/** What of an order can still be given back, with all that is locked for it. Gift cards in it are not taken back in parts. */
async function lockLeft(tx: Transaction, orderId: string) {
  const payments = await lockPaidPayments(tx, orderId)
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const parts = await partialRefundsOf(tx, orderId)
  const [first] = payments.toSorted((one, other) => refundableOf(other, parts) - refundableOf(one, parts))
  const ofPayment = first ? refundableOf(first, parts) : 0
  const onCards = isPaidFor(row.state) ? await paidByGiftCards(tx, orderId) : 0
  const giftCards = await worthOfGiftCardsIn(tx, orderId)
  const left = Math.max(0, ofPayment + onCards - giftCards)
  return { row, first, ofPayment, onCards, giftCards, left }
}

/** Gives back all of an order but the gift cards that were bought in it; nothing where there is nothing else. */
export async function refundBesidesGiftCards(tx: Transaction, clock: Clock, orderId: string): Promise<void> {
  const { left, giftCards } = await lockLeft(tx, orderId)
  if (giftCards && left) await refundPart(tx, clock, orderId, { amount: left, reason: null })
}

async function partOfPayment(
  tx: Transaction,
  clock: Clock,
  paid: typeof payment.$inferSelect,
  { amount, reason }: Wanted,
): Promise<void> {
  await tx
    .insert(partialRefund)
    .values({ paymentId: paid.id, amount, reason, requestedAt: toDate(clock.now()) })
  await askSoon(tx, clock, paid)
}

/** What the payment does not cover goes back to the gift cards, at once. */
async function partOfGiftCards(
  tx: Transaction,
  clock: Clock,
  row: typeof order.$inferSelect,
  { amount, reason }: Wanted,
): Promise<void> {
  await returnToGiftCards(tx, clock, row, { most: amount, paid: true })
  const [part] = await tx
    .insert(partialRefund)
    .values({ orderId: row.id, amount, reason, requestedAt: toDate(clock.now()) })
    .returning()
  if (part) await partIsBack(tx, clock, part, row.id)
}

/** The parts of payments that their providers have still to give back, the earliest first. */
export async function openParts(db: Queryable, ...paymentIds: string[]): Promise<PartialRefundRow[]> {
  if (!paymentIds.length) return []
  return db
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
  tx: Transaction,
  clock: Clock,
  part: PartialRefundRow,
  orderId: string,
): Promise<void> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const [marked] = await tx
    .update(partialRefund)
    .set({ refundedAt: toDate(clock.now()) })
    .where(and(eq(partialRefund.id, part.id), isNull(partialRefund.refundedAt)))
    .returning()
  if (!marked) return
  await takeBackForPart(tx, clock, row)
  await creditPart(tx, clock, orderId, part)
  await addOrderEmailJob(tx, orderId)
}
