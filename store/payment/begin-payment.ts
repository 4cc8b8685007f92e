import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payment } from '../db/schema.ts'
import type { OrderRow, PaymentRow } from '../db/schema.ts'
import { toDate, conflict, notFound } from '../kernel/index.ts'
import type { PaymentRequest, PaymentProvider, Context, TransactionContext } from '../kernel/index.ts'
import { amountDue } from '../gift-cards/index.ts'

/** After so long the provider is asked about a payment of which nothing was heard. */
const FIRST_CHECK = { minutes: 1 }

/** The row of an order's payment by a provider, made when there is none. Throws when the order awaits none. */
export async function paymentOf(
  tx: TransactionContext,
  row: OrderRow,
  provider: PaymentProvider,
): Promise<PaymentRow> {
  const which = and(eq(payment.orderId, row.id), eq(payment.method, provider.method))
  const [existing] = await tx.db.select().from(payment).where(which)
  if (existing) return existing
  if (row.state !== 'awaiting_payment' || !amountDue(row)) throw notAwaiting()
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
  const [made] = await tx.db.select().from(payment).where(which)
  if (!made) throw notFound('payment')
  return made
}

/**
 * Begins a payment with its provider, unless it was; the provider knows it by the row's id, so that a repeat is the
 * same payment. Throws ProviderTrouble.
 */
export async function beginWith(
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

export const notAwaiting = () => conflict('wrong_state', 'This order does not await a payment.')
