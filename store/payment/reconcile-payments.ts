import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import { payment } from '../db/schema.ts'
import type { PartialRefundRow, PaymentRow } from '../db/schema.ts'
import { ProviderError, toDate, inTransaction } from '../kernel/index.ts'
import type { PaymentRef, PaymentProvider, Clock, Context, TransactionContext } from '../kernel/index.ts'
import { chargePayment } from './charge.ts'
import type { NextCheck } from './charge.ts'
import { completePayment, lockPayment, markRefunded, updatePayment } from './complete-payment.ts'
import type { DueWork } from '../outbox/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import { pendingPartialRefunds, completePartialRefund } from './refunds/partial-refund.ts'
import { providerOf } from './payment-providers.ts'
import { RECONCILE_PAYMENT } from '../order/index.ts'

/**
 * After a crash, payments due within this time are claimed as well: the dead process may have claimed them.
 */
const CLAIM_WINDOW = { minutes: 5 }
/** After this time without a result or another attempt, a payment is not checked any more. */
const GIVE_UP_HOURS = 24
/**
 * The same while its provider fails, or somebody has yet to confirm it at the bank: an order can be paid for as long as
 * this.
 */
const GIVE_UP_UNDER_WAY_HOURS = 72
/** Failed checks are at most this far apart: soon after the provider works again the money is taken. */
const LONGEST_RETRY_MINUTES = 20

/** The states of payments that may still be paid. */
const UNSETTLED = ['requires_payment', 'requires_action', 'processing', 'failed'] as const

/**
 * Scheduled task: reconciles a payment with its provider and sends its refunds. Repeats until the payment is
 * settled, so an outage, a lost webhook or a crash has no lasting effect.
 */
export const reconcilePayment: DueWork = {
  kind: RECONCILE_PAYMENT,
  table: payment,
  id: payment.id,
  oldest: payment.checkAt,
  isDue,
  run: async (ctx, id, soon) => {
    const row = await claim(ctx, id, soon)
    const provider = row && providerOf(ctx.providers, row)
    if (!row?.providerRef || !provider) return
    try {
      const { state } = await refundAndReconcile(ctx, provider, row, 'planned')
      const isUnderWay = state === 'requires_action' || state === 'processing'
      if (ageOf(ctx.clock.now(), row) > GIVE_UP_HOURS * 60 && !isUnderWay) await planCheck(ctx, row, null)
    } catch (error) {
      // It is retried later; only our own errors are reported.
      if (!(error instanceof ProviderError)) throw error
      await planCheck(ctx, row, nextCheck(ctx.clock.now(), row, LONGEST_RETRY_MINUTES))
    }
  },
}

function isDue(clock: Clock, soon: boolean): SQL {
  return lte(payment.checkAt, toDate(soon ? clock.now().add(CLAIM_WINDOW) : clock.now()))
}

/** Claims a due payment and sets its next check, so that no other process works on it. */
async function claim(ctx: Context<Database>, id: string, soon: boolean): Promise<PaymentRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(payment)
      .where(and(eq(payment.id, id), soon ? isNotNull(payment.checkAt) : isDue(ctx.clock, soon)))
      .for('update', { skipLocked: true })
    if (!row) return undefined
    const goesBack = row.refundRequestedAt !== null || (await pendingPartialRefunds(tx, id)).length > 0
    const now = ctx.clock.now()
    const isOver = ageOf(now, row) > GIVE_UP_UNDER_WAY_HOURS * 60 && !goesBack
    await tx.db
      .update(payment)
      .set({ checkAt: isOver ? null : nextCheck(now, row) })
      .where(eq(payment.id, id))
    return row
  })
}

/** Returns how many minutes ago a payment last changed, which includes attempts to pay it. */
function ageOf(now: Temporal.Instant, row: PaymentRow): number {
  return (now.epochMilliseconds - row.updatedAt.getTime()) / 60_000
}

/** Returns the next check: after 2 minutes at first, then after 5, and after an hour after `longest` minutes. */
function nextCheck(now: Temporal.Instant, row: PaymentRow, longest = 60): Date {
  const age = ageOf(now, row)
  return toDate(now.add({ minutes: age < 10 ? 2 : age < 60 ? 5 : longest }))
}

/**
 * Sets the next check of a payment that was checked without a result, or that there is none. Does nothing if
 * the payment has changed meanwhile or is settled: its refunds are retried until they succeed.
 */
async function planCheck(ctx: Context<Database>, row: PaymentRow, checkAt: Date | null): Promise<void> {
  const isUnchanged = and(eq(payment.id, row.id), eq(payment.updatedAt, row.updatedAt))
  await ctx.db
    .update(payment)
    .set({ checkAt })
    .where(and(isUnchanged, inArray(payment.state, UNSETTLED)))
}

async function refundAndReconcile(
  ctx: Context<Database>,
  provider: PaymentProvider,
  row: PaymentRow,
  check: NextCheck,
): Promise<PaymentRow> {
  const known = paymentRefOf(row)
  const open = await pendingPartialRefunds(ctx, row.id)
  let latest = row
  for (const part of open) {
    await provider.refund(known, { key: part.id, amount: part.amount })
    latest = await inTransaction(ctx, (tx) => recordPartialRefund(tx, row.id, part))
  }
  if (!row.refundRequestedAt) return open.length ? latest : reconcileSnapshot(ctx, provider, row, check)
  // No partial refund is added once the full refund is requested, so a retry asks for the same amount.
  const rest = refundableOf(row, await partialRefundsOf(ctx, row.orderId))
  if (rest > 0) await provider.refund(known, { key: row.id, amount: rest })
  return inTransaction(ctx, async (tx) => {
    const locked = await lockPayment(tx, row.id)
    return locked.state === 'refunded' ? locked : markRefunded(tx, locked)
  })
}

/**
 * Completes a partial refund. If nothing is left of the payment, the payment is refunded; if more refunds are
 * pending, it is checked again.
 */
async function recordPartialRefund(
  tx: TransactionContext,
  paymentId: string,
  part: PartialRefundRow,
): Promise<PaymentRow> {
  const row = await lockPayment(tx, paymentId)
  if (row.state === 'refunded') return row
  await completePartialRefund(tx, part, row.orderId)
  const isMore = row.refundRequestedAt !== null || (await pendingPartialRefunds(tx, paymentId)).length > 0
  if (isMore) return row
  if (refundableOf(row, await partialRefundsOf(tx, row.orderId)) <= 0) return markRefunded(tx, row)
  return updatePayment(tx, row, { checkAt: null })
}

/**
 * Fetches a snapshot from the provider and applies it. Captures a payment that the shopper approved and left,
 * but not after a decline: they were told that nothing was charged.
 */
export async function reconcileSnapshot(
  ctx: Context<Database>,
  provider: PaymentProvider,
  row: PaymentRow,
  check: NextCheck = 'soon',
): Promise<PaymentRow> {
  const snapshot = await provider.retrieve(paymentRefOf(row).ref)
  const { capture } = provider
  if (snapshot.approved && capture) {
    if (row.state === 'failed') return row
    const taken = await chargePayment(ctx, row.id, (ready) => capture(paymentRefOf(ready)), check)
    if (taken) return taken
  }
  return inTransaction(ctx, (tx) => completePayment(tx, row.id, snapshot))
}

/** Returns the reference of a payment for provider calls. */
export function paymentRefOf(row: PaymentRow): PaymentRef {
  const { id, orderId, amount, captureRef } = row
  return { id, orderId, amount, captureRef, ref: row.providerRef ?? '' }
}

/** Reconciles the open payments of an order now, when the shopper returns from a provider. */
export async function reconcileOrder(
  ctx: Context<Database>,
  providers: PaymentProvider[],
  orderId: string,
): Promise<void> {
  const open = await ctx.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        inArray(payment.state, UNSETTLED),
        sql`${payment.providerRef} is not null`,
      ),
    )
  for (const row of open) {
    const provider = providerOf(providers, row)
    if (!provider) continue
    try {
      await refundAndReconcile(ctx, provider, row, 'soon')
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
    }
  }
}
