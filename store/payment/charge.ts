import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order } from '../db/schema.ts'
import type { PaymentRow } from '../db/schema.ts'
import { inTransaction } from '../kernel/index.ts'
import type { PaymentSnapshot, Context, TransactionContext } from '../kernel/index.ts'
import { completePayment, lockPayment, updatePayment } from './complete-payment.ts'
import { checkSoon } from './check-soon.ts'
import { reserve } from '../order/index.ts'
import type { ReservationFailure } from '../order/index.ts'

/**
 * When a payment is checked if its charge has no result: soon after somebody's attempt, or as the
 * reconciliation that makes the attempt has planned, whose waits grow.
 */
export type NextCheck = 'soon' | 'planned'

/**
 * Reserves what the order needs, has the provider charge, and completes the payment. Holds no locks during
 * the provider's call; if the process dies after the charge, the reconciliation completes the payment.
 * Returns the payment, or null when its order does not await one. Throws ProviderError.
 */
export async function chargePayment(
  ctx: Context<Database>,
  paymentId: string,
  take: (row: PaymentRow) => Promise<PaymentSnapshot>,
  check: NextCheck = 'soon',
): Promise<PaymentRow | null> {
  const { row, ready } = await inTransaction(ctx, (tx) => prepare(tx, paymentId, check))
  if (!ready) return row
  const snapshot = await take(ready)
  return inTransaction(ctx, (tx) => completePayment(tx, paymentId, snapshot))
}

type Prepared = { ready: PaymentRow; row: null } | { ready: null; row: PaymentRow | null }

/** Reserves what the order needs. If that fails, the payment fails with a message and nothing is charged. */
async function prepare(tx: TransactionContext, paymentId: string, check: NextCheck): Promise<Prepared> {
  const row = await lockPayment(tx, paymentId)
  if (row.state === 'succeeded' || row.state === 'refunded') return { ready: null, row }
  const [paidFor] = await tx.db.select().from(order).where(eq(order.id, row.orderId))
  if (paidFor?.state !== 'awaiting_payment') return { ready: null, row: null }
  const failure = await reserve(tx, paidFor)
  if (!failure) return { ready: check === 'soon' ? await checkSoon(tx, row) : row, row: null }
  const failed = await updatePayment(tx, row, { state: 'failed', message: whyNotCharged(failure) })
  return { ready: null, row: failed }
}

const WAY_OUT: Record<ReservationFailure['what'], string> = {
  slot: ': choose another delivery time.',
  discount: '. Order again without it.',
  'first bouquet': '. Order again without it.',
  flowers: '. Choose others and order again.',
}

/** Returns the shopper's message for a reservation that failed before the charge. */
export function whyNotCharged({ what, message }: Pick<ReservationFailure, 'what' | 'message'>): string {
  return `${message} You were not charged${WAY_OUT[what]}`
}
