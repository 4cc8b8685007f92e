import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { PaymentState } from '../../contract/payment-state.ts'
import type { PaymentIntent, SandboxCard } from '../../contract/payment.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { order, payment, slotHold } from '../db/schema.ts'
import { answerOf } from '../providers/sandbox-card.ts'
import { extendHold } from './checkout.ts'
import type { Clock } from './clock.ts'
import { londonDate, toDate } from './clock.ts'
import { ownOrder, toOrder } from './order.ts'
import type { Owner } from './owner.ts'
import { ownedBy } from './owner.ts'
import { moveOrder } from './order-state.ts'
import { conflict, notFound } from './store-error.ts'

type PaymentRow = typeof payment.$inferSelect

/** The one payment intent of an order that awaits its payment, made when first asked for. */
export async function paymentIntent(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
): Promise<PaymentIntent> {
  const row = await ownOrder(tx, owner, orderId)
  const existing = await paymentOf(tx, orderId)
  if (existing) return toIntent(existing)
  if (row.state !== 'awaiting_payment' || !row.totalCost) {
    throw conflict('wrong_state', 'This order does not await a payment.')
  }
  const at = toDate(clock.now())
  const id = `pi_${randomBytes(12).toString('hex')}`
  await tx
    .insert(payment)
    .values({
      id,
      orderId,
      method: 'stripe',
      provider: 'sandbox',
      clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      amount: row.totalCost,
      state: 'requires_payment',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  const made = await paymentOf(tx, orderId)
  if (!made) throw notFound('payment')
  return toIntent(made)
}

/** Pays an intent with a sandbox card: succeeds, is declined with a message, or asks for 3-D Secure. */
export async function confirmWithCard(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  intentId: string,
  card: z.infer<typeof SandboxCard>,
): Promise<PaymentIntent> {
  const row = await lockPayment(tx, owner, intentId)
  if (row.state === 'succeeded') return toIntent(row)
  const lost = await holdBeforeCharge(tx, clock, owner, row.orderId)
  if (lost) return update(tx, clock, row, 'failed', lost)
  const answer = answerOf(card, londonDate(clock.now()))
  if (answer.state === 'succeeded') return succeed(tx, clock, row)
  return update(tx, clock, row, answer.state, answer.message)
}

/** Answers the 3-D Secure question: a yes pays, a no leaves the order unpaid and payable. */
export async function answerChallenge(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  intentId: string,
  approve: boolean,
): Promise<PaymentIntent> {
  const row = await lockPayment(tx, owner, intentId)
  if (row.state === 'succeeded') return toIntent(row)
  if (row.state !== 'requires_action') throw conflict('wrong_state', 'This payment asks for nothing.')
  if (!approve)
    return update(tx, clock, row, 'failed', 'Your bank did not confirm the payment. You were not charged.')
  const lost = await holdBeforeCharge(tx, clock, owner, row.orderId)
  if (lost) return update(tx, clock, row, 'failed', lost)
  return succeed(tx, clock, row)
}

/** Whether an order, or the newest of the visitor that was ordered, is paid. */
export async function isPaid(db: Queryable, owner: Owner, orderId?: string) {
  const paidStates = ['paid', 'preparing', 'on_its_way', 'delivered'] as const
  const [row] = orderId
    ? [await ownOrder(db, owner, orderId)]
    : await db
        .select()
        .from(order)
        .where(and(ownedBy(order, owner), inArray(order.state, ['awaiting_payment', ...paidStates])))
        .orderBy(desc(order.createdAt))
        .limit(1)
  return {
    success: row !== undefined && (paidStates as readonly string[]).includes(row.state),
    order_id: row?.id ?? null,
  }
}

/** Nothing is charged for a window that is gone: why not, or an empty text. */
async function holdBeforeCharge(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
): Promise<string> {
  const row = await ownOrder(tx, owner, orderId)
  if (row.state !== 'awaiting_payment') throw conflict('wrong_state', 'This order does not await a payment.')
  const result = await extendHold(tx, clock, await toOrder(tx, clock, row))
  return result.held ? '' : `${result.reason}. You were not charged: choose another delivery time.`
}

/** The one completion: the payment is taken, the window is the order's for good, the order is paid. */
async function succeed(tx: Transaction, clock: Clock, row: PaymentRow): Promise<PaymentIntent> {
  await tx.update(slotHold).set({ heldUntil: null }).where(eq(slotHold.orderId, row.orderId))
  await moveOrder(tx, clock, row.orderId, 'paid')
  return update(tx, clock, row, 'succeeded', null)
}

async function lockPayment(tx: Transaction, owner: Owner, intentId: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, intentId)).for('update')
  if (!row) throw notFound('payment')
  await ownOrder(tx, owner, row.orderId)
  return row
}

async function paymentOf(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.orderId, orderId))
  return row
}

async function update(
  tx: Transaction,
  clock: Clock,
  row: PaymentRow,
  state: PaymentState,
  message: string | null,
) {
  const change = { state, message, updatedAt: toDate(clock.now()) }
  await tx.update(payment).set(change).where(eq(payment.id, row.id))
  return toIntent({ ...row, ...change })
}

function toIntent(row: PaymentRow): PaymentIntent {
  return {
    id: row.id,
    order_id: row.orderId,
    provider: row.provider,
    client_secret: row.clientSecret,
    amount: row.amount,
    currency: 'GBP',
    state: row.state,
    message: row.message,
  }
}
