import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { OrderState } from '../../contract/order.ts'
import type { Database } from '../db/database.ts'
import { order, payment } from '../db/schema.ts'
import type { PartialRefundRow, PaymentRow } from '../db/schema.ts'
import { ProviderError, toDate, inTransaction } from '../kernel/index.ts'
import type {
  PaymentRef,
  PaymentProvider,
  PaymentSnapshot,
  Clock,
  Context,
  TransactionContext,
} from '../kernel/index.ts'
import { chargePayment } from './charge.ts'
import type { NextCheck } from './charge.ts'
import { completePayment, lockPayment, markRefunded, updatePayment } from './complete-payment.ts'
import type { DueWork } from '../outbox/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import { pendingPartialRefunds, completePartialRefund } from './refunds/partial-refund.ts'
import { providerOf } from './payment-providers.ts'
import { GIVEN_UP, RECONCILE_PAYMENT, UNSETTLED } from '../order/index.ts'

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

/** What a cancelled order has left open: a job asks for its cancellation at the provider, whenever it was to be checked. */
const IS_LEFT_OPEN = and(inArray(payment.state, UNSETTLED), inArray(order.state, GIVEN_UP))

/**
 * Scheduled task: reconciles a payment with its provider, cancels it there when its order is cancelled, and sends its
 * refunds. Repeats until the payment is settled, so an outage, a lost webhook or a crash has no lasting effect.
 */
export const reconcilePayment: DueWork = {
  kind: RECONCILE_PAYMENT,
  table: payment,
  id: payment.id,
  oldest: payment.checkAt,
  isDue,
  run: async (ctx, id, soon) => {
    const claimed = await claim(ctx, id, soon)
    const provider = claimed && providerOf(ctx.providers, claimed.row)
    if (!claimed?.row.providerRef || !provider) return
    const { row, since, isOver } = claimed
    try {
      const { state } = await refundAndReconcile(ctx, provider, row, 'planned')
      const isUnderWay = state === 'requires_action' || state === 'processing'
      if (minutesSince(ctx.clock.now(), since) > GIVE_UP_HOURS * 60 && !isUnderWay)
        await planCheck(ctx, row, null)
    } catch (error) {
      // It is retried later; only our own errors are reported.
      if (!(error instanceof ProviderError)) throw error
      if (!isOver) await planCheck(ctx, row, nextCheck(ctx.clock.now(), since, LONGEST_RETRY_MINUTES))
    }
  },
}

function isDue(clock: Clock, soon: boolean): SQL {
  return lte(payment.checkAt, toDate(soon ? clock.now().add(CLAIM_WINDOW) : clock.now()))
}

/**
 * A payment that is worked on; when its checks began, which is when it last changed or its order was given up; and
 * whether this is the last check.
 */
type Claimed = { row: PaymentRow; since: Date; isOver: boolean }

const IS_GIVEN_UP: ReadonlySet<OrderState> = new Set(GIVEN_UP)

/** Claims a payment that is due or left open, and sets its next check, so that no other process works on it. */
async function claim(ctx: Context<Database>, id: string, soon: boolean): Promise<Claimed | undefined> {
  return inTransaction(ctx, async (tx) => {
    // Waits for who has it: the job of a cancelled order is the only one to ask for its cancellation.
    const [found] = await tx.db
      .select({ row: payment, orderState: order.state, orderChangedAt: order.updatedAt })
      .from(payment)
      .innerJoin(order, eq(order.id, payment.orderId))
      .where(
        and(eq(payment.id, id), or(soon ? isNotNull(payment.checkAt) : isDue(ctx.clock, soon), IS_LEFT_OPEN)),
      )
      .for('update', { of: payment })
    if (!found) return undefined
    const { row, orderState, orderChangedAt } = found
    const isOrderLater = IS_GIVEN_UP.has(orderState) && orderChangedAt > row.updatedAt
    const since = isOrderLater ? orderChangedAt : row.updatedAt
    const goesBack = row.refundRequestedAt !== null || (await pendingPartialRefunds(tx, id)).length > 0
    const now = ctx.clock.now()
    const isOver = minutesSince(now, since) > GIVE_UP_UNDER_WAY_HOURS * 60 && !goesBack
    await tx.db
      .update(payment)
      .set({ checkAt: isOver ? null : nextCheck(now, since) })
      .where(eq(payment.id, id))
    return { row, since, isOver }
  })
}

function minutesSince(now: Temporal.Instant, since: Date): number {
  return (now.epochMilliseconds - since.getTime()) / 60_000
}

/** Returns the next check: after 2 minutes at first, then after 5, and after an hour after `longest` minutes. */
function nextCheck(now: Temporal.Instant, since: Date, longest = 60): Date {
  const age = minutesSince(now, since)
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
  const snapshot = await cancelOrRetrieve(ctx, provider, row)
  const { capture } = provider
  if (snapshot.approved && capture) {
    if (row.state === 'failed') return row
    const taken = await chargePayment(ctx, row.id, (ready) => capture(paymentRefOf(ready)), check)
    if (taken) return taken
  }
  return inTransaction(ctx, (tx) => completePayment(tx, row.id, snapshot))
}

/**
 * Returns what a payment is at its provider. What a cancelled order has left open is cancelled there first, where that is
 * possible: whoever is in the middle of paying is told, and is not charged.
 */
async function cancelOrRetrieve(
  ctx: Context<Database>,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<PaymentSnapshot> {
  const { cancel, retrieve } = provider
  const known = paymentRefOf(row)
  if (!cancel || !(UNSETTLED as readonly string[]).includes(row.state)) return retrieve(known.ref)
  const isGivenUp = and(eq(order.id, row.orderId), inArray(order.state, GIVEN_UP))
  const [givenUp] = await ctx.db.select({ id: order.id }).from(order).where(isGivenUp)
  return givenUp ? cancel(known) : retrieve(known.ref)
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
