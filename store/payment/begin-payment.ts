import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payment } from '../db/schema.ts'
import type { OrderRow, PaymentRow } from '../db/schema.ts'
import { toDate, conflict, notFound } from '../kernel/index.ts'
import type { PaymentRequest, PaymentProvider, Context, TransactionContext } from '../kernel/index.ts'
import { amountDue } from '../gift-cards/index.ts'
import { FIRST_CHECK } from './check-soon.ts'

/**
 * Returns the row of an order's payment by a provider and creates it if needed. Throws 409 when the order
 * does not await a payment: what was begun before it was paid otherwise or cancelled must not be charged any more.
 */
export async function findOrCreatePayment(
  tx: TransactionContext,
  row: OrderRow,
  provider: PaymentProvider,
): Promise<PaymentRow> {
  const which = and(eq(payment.orderId, row.id), eq(payment.method, provider.method))
  const [existing] = await tx.db.select().from(payment).where(which)
  // A repeat of what was paid is answered as before.
  if (existing?.state === 'succeeded') return existing
  if (row.state !== 'awaiting_payment' || !amountDue(row)) throw notAwaitingPayment()
  if (existing) return existing
  const at = toDate(tx.clock.now())
  await tx.db
    .insert(payment)
    .values({
      id: `pi_${randomBytes(12).toString('hex')}`,
      orderId: row.id,
      method: provider.method,
      provider: provider.name,
      amount: amountDue(row),
      state: 'requires_payment',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  const [created] = await tx.db.select().from(payment).where(which)
  if (!created) throw notFound('payment')
  return created
}

/**
 * Creates the payment at its provider unless that is done. The provider gets the row's id as idempotency key,
 * so a repeat is the same payment. Throws ProviderError.
 */
export async function beginWithProvider(
  ctx: Context<Database>,
  provider: PaymentProvider,
  row: PaymentRow,
  keep: PaymentRequest['keep'],
): Promise<PaymentRow> {
  if (row.providerRef) return row
  const { ref, clientSecret } = await provider.create({ ...row, keep })
  await ctx.db
    .update(payment)
    .set({ providerRef: ref, clientSecret, checkAt: toDate(ctx.clock.now().add(FIRST_CHECK)) })
    .where(and(eq(payment.id, row.id), isNull(payment.providerRef)))
  const [begun] = await ctx.db.select().from(payment).where(eq(payment.id, row.id))
  return begun ?? row
}

/** Returns the 409 error for an order that does not await a payment. */
export const notAwaitingPayment = () => conflict('wrong_state', 'This order does not await a payment.')
