import { and, eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription, order, subscriptionPeriod } from '../db/schema.ts'
import type {
  SavedPaymentMethod,
  SubscriptionPeriodRow,
  DeliverySubscriptionRow,
  OrderRow,
  PaymentRow,
} from '../db/schema.ts'
import { ProviderError, londonDate, toDate, inTransaction } from '../kernel/index.ts'
import type { PaymentProvider, Clock, TransactionContext } from '../kernel/index.ts'
import {
  beginWithProvider,
  checkSoon,
  findOrCreatePayment,
  completePayment,
  lockPayment,
  paymentRefOf,
} from '../payment/index.ts'
import {
  chargeTime,
  holdSlotForRenewal,
  loadFlowers,
  nextDeliveryDate,
  updateSubscription,
  RETRY_AFTER_DAYS,
  notifyDunningExhausted,
  notifyMissedDeliveries,
  notifyNoSlot,
  notifyChargeFailed,
} from '../subscription/index.ts'
import { isStale } from '../outbox/index.ts'
import type { DueContext, DueTransaction, DueWork, WithLinks } from '../outbox/index.ts'
import { HOLD_WHILE_PAYING, mustMove, reserve, buyerOrderUrl } from '../order/index.ts'
import { isMissedRetry } from './missed-retry.ts'

/** A charge without a result is retried after this time. */
const LEASE = { minutes: 5 }

/** With `soon`, also charges due within the lease, which a dead process may have claimed. */
const isDue = (clock: Clock, soon: boolean) =>
  lte(subscriptionPeriod.chargeAt, toDate(soon ? clock.now().add(LEASE) : clock.now()))

/**
 * Scheduled task: charges a renewal. Holds no locks during the provider's call: after a crash the renewal is
 * due again, and the attempt number is the idempotency key, so no attempt charges twice.
 */
export const chargeRenewal: DueWork = {
  kind: 'charge_renewal',
  table: subscriptionPeriod,
  id: subscriptionPeriod.orderId,
  oldest: subscriptionPeriod.chargeAt,
  isDue,
  run: async (ctx, id, soon) => {
    const period = await claim(ctx, id, soon)
    const ready = period && (await inTransaction(ctx, (tx) => prepare(tx, period)))
    if (!ready) return
    try {
      await charge(ctx, period, ready)
    } catch (error) {
      // It is retried after the lease; only our own errors are reported.
      if (!(error instanceof ProviderError)) throw error
    }
  },
}

/** Claims a due charge and moves its time on, so that no other process charges it. */
async function claim(ctx: DueContext, id: string, soon: boolean): Promise<SubscriptionPeriodRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const isPeriod = eq(subscriptionPeriod.orderId, id)
    const [period] = await tx.db
      .select()
      .from(subscriptionPeriod)
      .where(and(isPeriod, isDue(ctx.clock, soon)))
      .for('update', { skipLocked: true })
    // A missed retry is not charged, and stays recognisable for the other tasks.
    if (period && !isMissedRetry(ctx.clock, period))
      await tx.db
        .update(subscriptionPeriod)
        .set({ chargeAt: toDate(ctx.clock.now().add(LEASE)) })
        .where(isPeriod)
    return period
  })
}

type PreparedCharge = { payment: PaymentRow; provider: PaymentProvider; savedMethod: SavedPaymentMethod }

/** Reserves what the renewal needs before its charge. Returns null when there is nothing to charge. */
async function prepare(tx: DueTransaction, period: SubscriptionPeriodRow): Promise<PreparedCharge | null> {
  const [row] = await tx.db.select().from(order).where(eq(order.id, period.orderId)).for('update')
  const subscription = await lockSubscription(tx, period.subscriptionId)
  if (!row || !subscription) return null
  if (row.state !== 'awaiting_payment') {
    await clearChargeTime(tx, period)
    return null
  }
  if (subscription.state !== 'active') {
    // The subscription was paused or cancelled meanwhile.
    await mustMove(tx, row.id, 'cancelled')
    return null
  }
  if (isMissedRetry(tx.clock, period)) {
    await pauseUnpaid(tx, { row, period, subscription })
    return null
  }
  if (!period.attempts && (await isMissed(tx, row, period))) {
    await missDelivery(tx, { row, period, subscription })
    return null
  }
  if (await reserve(tx, row)) {
    if (period.attempts) await pauseUnpaid(tx, { row, period, subscription })
    else await skipDelivery(tx, { row, period, subscription })
    return null
  }
  const savedMethod = subscription.savedPaymentMethod
  const provider = tx.providers.find(
    ({ name, chargeOffSession }) => name === savedMethod?.provider && chargeOffSession,
  )
  if (!savedMethod || !provider) {
    await recordDecline(tx, {
      row,
      period,
      message: 'There is no card to charge.',
    })
    return null
  }
  return { payment: await findOrCreatePayment(tx, row, provider), provider, savedMethod }
}

async function charge(
  ctx: DueContext,
  period: SubscriptionPeriodRow,
  { payment, provider, savedMethod }: PreparedCharge,
): Promise<void> {
  const begun = await beginWithProvider(ctx, provider, payment, { customer: savedMethod.customer })
  // Its owner may end the subscription before this is tried again: then nobody else asks what became of the money.
  await inTransaction(ctx, (tx) => checkSoon(tx, begun))
  const snapshot = await provider.chargeOffSession?.(paymentRefOf(begun), savedMethod, period.attempts)
  if (!snapshot) return
  await inTransaction(ctx, async (tx) => {
    await lockPayment(tx, begun.id)
    const [row] = await tx.db.select().from(order).where(eq(order.id, period.orderId)).for('update')
    await completePayment(tx, begun.id, snapshot)
    if (snapshot.state === 'failed' && row?.state === 'awaiting_payment')
      await recordDecline(tx, { row, period, message: snapshot.message })
  })
}

/**
 * Records a declined charge once, notifies the subscriber and schedules the next attempt. After the last
 * attempt, pauses the subscription.
 */
async function recordDecline(
  tx: WithLinks<TransactionContext>,
  { row, period, message }: { row: OrderRow; period: SubscriptionPeriodRow; message: string | null },
): Promise<void> {
  const subscription = await lockSubscription(tx, period.subscriptionId)
  const [now] = await tx.db
    .select()
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.orderId, period.orderId))
    .for('update')
  // Another process has recorded the same attempt.
  if (!subscription || now?.attempts !== period.attempts) return
  // It was paused or cancelled while the provider was asked: nobody expects another try.
  if (subscription.state !== 'active') return mustMove(tx, row.id, 'cancelled')
  const days = RETRY_AFTER_DAYS[period.attempts]
  const attempts = period.attempts + 1
  if (days === undefined) return pauseUnpaid(tx, { row, period: { ...period, attempts }, subscription })
  const tryAt = tx.clock.now().add({ hours: days * 24 })
  await tx.db
    .update(subscriptionPeriod)
    .set({ attempts, chargeAt: toDate(tryAt) })
    .where(eq(subscriptionPeriod.orderId, period.orderId))
  const payUrl = buyerOrderUrl(tx.links, row, 'payment')
  await notifyChargeFailed(tx, { row, subscription, attempts, message, tryAt, payUrl })
}

type UnpaidRenewal = { row: OrderRow; period: SubscriptionPeriodRow; subscription: DeliverySubscriptionRow }

/**
 * Cancels the order and pauses the subscription, after the last declined attempt or when no slot is left for
 * a retry.
 */
async function pauseUnpaid(tx: WithLinks<TransactionContext>, unpaid: UnpaidRenewal): Promise<void> {
  const { row, period, subscription } = unpaid
  await exhaustDunning(tx, row, period)
  await mustMove(tx, row.id, 'cancelled')
  if (subscription.state === 'active')
    await updateSubscription(tx, subscription, { state: 'paused', pausedUntil: null })
  await notifyDunningExhausted(tx, row, subscription, period.attempts)
}

/**
 * Cancels the order because no slot is left before the first attempt. The subscription continues with its
 * next delivery.
 */
async function skipDelivery(tx: WithLinks<TransactionContext>, unpaid: UnpaidRenewal): Promise<void> {
  const { row, period, subscription } = unpaid
  await exhaustDunning(tx, row, period)
  await mustMove(tx, row.id, 'cancelled')
  await notifyNoSlot(tx, subscription, {
    ...{ date: announcedDate(period), windowId: period.announcedWindowId ?? subscription.windowId },
    next: await expectedDelivery(tx, subscription),
  })
}

/** Cancels the order because the shop was down when it was to be charged, before the first attempt. */
async function missDelivery(tx: WithLinks<TransactionContext>, unpaid: UnpaidRenewal): Promise<void> {
  const { row, period, subscription } = unpaid
  await exhaustDunning(tx, row, period)
  await mustMove(tx, row.id, 'cancelled')
  await notifyMissedDeliveries(tx, subscription, {
    ...{ missed: [announcedDate(period)], next: await expectedDelivery(tx, subscription) },
  })
}

/** Returns true if a delivery cannot come on its announced day any more because the shop was down. */
async function isMissed(
  tx: TransactionContext,
  row: OrderRow,
  period: SubscriptionPeriodRow,
): Promise<boolean> {
  if (announcedDate(period) < londonDate(tx.clock.now()).toString()) return true
  if (!isStale(tx.clock.now(), period.chargeAt)) return false
  const until = tx.clock.now().add(HOLD_WHILE_PAYING)
  return (await holdSlotForRenewal(tx, row, until, { onlyThatDay: true })) === null
}

/** Returns the London civil date that was announced for an ordered delivery. */
const announcedDate = ({ announcedFor, deliveryOn }: SubscriptionPeriodRow) => announcedFor ?? deliveryOn

/**
 * Returns the date of the next delivery; null if that is missed as well or its flowers are no longer on sale, of which
 * another e-mail tells.
 */
async function expectedDelivery(
  tx: TransactionContext,
  subscription: DeliverySubscriptionRow,
): Promise<string | null> {
  const next = nextDeliveryDate(subscription)
  if (!next || !(await loadFlowers(tx, subscription))) return null
  const now = tx.clock.now()
  const isAnnounced = subscription.announcedFor === next && next >= londonDate(now).toString()
  return isAnnounced || chargeTime(now, Temporal.PlainDate.from(next)) ? next : null
}

async function lockSubscription(
  tx: TransactionContext,
  id: string,
): Promise<DeliverySubscriptionRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(deliverySubscription)
    .where(eq(deliverySubscription.id, id))
    .for('update')
  return row
}

async function exhaustDunning(
  tx: TransactionContext,
  row: OrderRow,
  { attempts }: SubscriptionPeriodRow,
): Promise<void> {
  await tx.db
    .update(subscriptionPeriod)
    .set({ attempts, chargeAt: null, dunningExhausted: true })
    .where(eq(subscriptionPeriod.orderId, row.id))
}

async function clearChargeTime(tx: TransactionContext, { orderId }: SubscriptionPeriodRow): Promise<void> {
  await tx.db
    .update(subscriptionPeriod)
    .set({ chargeAt: null })
    .where(eq(subscriptionPeriod.orderId, orderId))
}
