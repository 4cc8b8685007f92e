import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { order, partRefund } from '../db/schema.ts'
import { takeBackForPart } from './bonuses.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { NOTHING_TO_GIVE, leftOf, lockPaid, partsOf } from './given-back.ts'
import type { PartRow } from './given-back.ts'
import { creditPart } from './invoice.ts'
import { pounds } from './money.ts'
import { addLetterJob } from './order-letters.ts'
import { askSoon } from './refund.ts'
import { notFound } from './store-error.ts'

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
  const payments = await lockPaid(tx, orderId)
  const parts = await partsOf(tx, orderId)
  const left = Math.max(0, ...payments.map((row) => leftOf(row, parts)))
  const found = payments.find((row) => leftOf(row, parts) >= amount)
  if (!found) {
    const why = left ? `Only ${pounds(left)} is left of what was paid.` : NOTHING_TO_GIVE
    return { success: false, message: why }
  }
  await tx
    .insert(partRefund)
    .values({ paymentId: found.id, amount, reason, requestedAt: toDate(clock.now()) })
  await askSoon(tx, clock, found)
  return {
    success: true,
    message: `${pounds(amount)} of ${pounds(found.amount)} goes back; who ordered is written to when it has. ${pounds(leftOf(found, parts) - amount)} is left.`,
  }
}

/** The parts of payments that their providers have still to give back, the earliest first. */
export async function openParts(db: Queryable, ...paymentIds: string[]): Promise<PartRow[]> {
  if (!paymentIds.length) return []
  return db
    .select()
    .from(partRefund)
    .where(and(inArray(partRefund.paymentId, paymentIds), isNull(partRefund.refundedAt)))
    .orderBy(partRefund.requestedAt, partRefund.id)
}

/**
 * The provider has given a part back: what the order earned with it goes, and the shopper is written to. The caller has
 * locked the payment. Done once, however often it is said.
 */
export async function partIsBack(
  tx: Transaction,
  clock: Clock,
  part: PartRow,
  orderId: string,
): Promise<void> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('update')
  if (!row) throw notFound('order')
  const [marked] = await tx
    .update(partRefund)
    .set({ refundedAt: toDate(clock.now()) })
    .where(and(eq(partRefund.id, part.id), isNull(partRefund.refundedAt)))
    .returning()
  if (!marked) return
  await takeBackForPart(tx, clock, row)
  await creditPart(tx, clock, orderId, part)
  await addLetterJob(tx, orderId)
}
