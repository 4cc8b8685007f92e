import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { OrderState } from '../../contract/order.ts'
import { payment } from '../db/schema.ts'
import type { PaymentRow } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { addDueJob } from '../outbox/index.ts'
import { RECONCILE_PAYMENT } from './refund.ts'

/** The states of payments that may still be paid. */
export const UNSETTLED = [
  'requires_payment',
  'requires_action',
  'processing',
  'failed',
] as const satisfies readonly PaymentRow['state'][]

/** The states of orders for which nothing is to be paid any more, and whose open payments are cancelled at their providers. */
export const GIVEN_UP = ['cancelled', 'refunded'] as const satisfies readonly OrderState[]

/**
 * Has what a cancelled or refunded order leaves open at payment providers cancelled there, by a job for each payment: it runs once
 * the cancellation is committed, so a provider that is away holds up nobody. A payment that is being begun has no
 * reference yet, and is cancelled when it is checked.
 */
export async function cancelOpenPayments(tx: TransactionContext, orderId: string): Promise<void> {
  const isLeftOpen = and(
    eq(payment.orderId, orderId),
    inArray(payment.state, UNSETTLED),
    isNotNull(payment.providerRef),
  )
  const open = await tx.db.select({ id: payment.id }).from(payment).where(isLeftOpen)
  if (!open.length) return
  for (const { id } of open) await addDueJob(tx, RECONCILE_PAYMENT, id)
  // The order is locked already, and payments are locked before their order: what somebody else has is left to the job.
  const unlocked = tx.db
    .select({ id: payment.id })
    .from(payment)
    .where(isLeftOpen)
    .for('update', { skipLocked: true })
  await tx.db
    .update(payment)
    .set({ checkAt: toDate(tx.clock.now()) })
    .where(inArray(payment.id, unlocked))
}
