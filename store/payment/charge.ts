import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order } from '../db/schema.ts'
import type { PaymentRow } from '../db/schema.ts'
import { inTransaction } from '../kernel/index.ts'
import type { PaymentSnapshot, Context, TransactionContext } from '../kernel/index.ts'
import { completePayment, lockPayment, updatePayment } from './complete-payment.ts'
import { reserve } from '../order/index.ts'
import type { Lost } from '../order/index.ts'

/**
 * Makes sure of all that the order needs, has the provider take the money, and completes. Nothing is locked while the
 * provider works; between its yes and our commit anything may break, and whoever asks next finishes it. Answers with
 * the payment as it is then, or null when its order awaits no payment. Throws ProviderTrouble.
 */
export async function chargePayment(
  ctx: Context<Database>,
  paymentId: string,
  take: (row: PaymentRow) => Promise<PaymentSnapshot>,
): Promise<PaymentRow | null> {
  const { row, ready } = await inTransaction(ctx, (tx) => prepare(tx, paymentId))
  if (!ready) return row
  const seen = await take(ready)
  return inTransaction(ctx, (tx) => completePayment(tx, paymentId, seen))
}

type Prepared = { ready: PaymentRow; row: null } | { ready: null; row: PaymentRow | null }

/** Nothing is charged for what is gone: then the payment fails, and says why. */
async function prepare(tx: TransactionContext, paymentId: string): Promise<Prepared> {
  const row = await lockPayment(tx, paymentId)
  if (row.state === 'succeeded' || row.state === 'refunded') return { ready: null, row }
  const [paidFor] = await tx.db.select().from(order).where(eq(order.id, row.orderId))
  if (paidFor?.state !== 'awaiting_payment') return { ready: null, row: null }
  const lost = await reserve(tx, paidFor)
  if (!lost) return { ready: row, row: null }
  const failed = await updatePayment(tx, row, { state: 'failed', message: whyNotCharged(lost) })
  return { ready: null, row: failed }
}

/** What is gone, and what can be done instead. */
export function whyNotCharged({ what, message }: Lost): string {
  const wayOut = what === 'place' ? ': choose another delivery time.' : '. Order again without it.'
  return `${message} You were not charged${wayOut}`
}
