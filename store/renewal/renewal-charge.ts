import { and, eq, lte } from 'drizzle-orm'
import { deliverySubscription, order, subscriptionPeriod } from '../db/schema.ts'
import type {
  SavedPaymentMethod,
  SubscriptionPeriodRow,
  DeliverySubscriptionRow,
  OrderRow,
  PaymentRow,
} from '../db/schema.ts'
import { ProviderError, toDate, inTransaction } from '../kernel/index.ts'
import type { PaymentProvider, Clock, TransactionContext } from '../kernel/index.ts'
import { beginWith, paymentOf, completePayment, lockPayment, knownTo } from '../payment/index.ts'
import {
  updateSubscription,
  TRY_AGAIN_AFTER_DAYS,
  notifyDunningExhausted,
  notifyNoSlot,
  notifyNotCharged,
} from '../subscription/index.ts'
import { isStale } from '../outbox/index.ts'
import type { DueContext, DueTransaction, DueWork, WithLinks } from '../outbox/index.ts'
import { mustMove, reserve, buyersUrl } from '../order/index.ts'

/** A charge nobody heard the end of is asked about after this. */
const LEASE = { minutes: 5 }

/** Soon is what is due within the lease: who died may have been at it. */
const isDue = (clock: Clock, soon: boolean) =>
  lte(subscriptionPeriod.chargeAt, toDate(soon ? clock.now().add(LEASE) : clock.now()))

/**
 * Charges a later delivery. Nothing is locked while the provider works: a copy that dies leaves the delivery due again
 * a little later, at a restart at once, and the provider knows each try by its number, so that none is made twice.
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
      // It is due again after the lease; a fault of ours is to be seen.
      if (!(error instanceof ProviderError)) throw error
    }
  },
}

/** Takes what is due and moves it on, so that no other copy charges at the same time. */
async function claim(ctx: DueContext, id: string, soon: boolean): Promise<SubscriptionPeriodRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const isPeriod = eq(subscriptionPeriod.orderId, id)
    const [period] = await tx.db
      .select()
      .from(subscriptionPeriod)
      .where(and(isPeriod, isDue(ctx.clock, soon)))
      .for('update', { skipLocked: true })
    if (period)
      await tx.db
        .update(subscriptionPeriod)
        .set({ chargeAt: toDate(ctx.clock.now().add(LEASE)) })
        .where(isPeriod)
    return period
  })
}

type Ready = { payment: PaymentRow; provider: PaymentProvider; way: SavedPaymentMethod }

/** All that the delivery needs is held anew before it is charged. Null when there is nothing to charge (any more). */
async function prepare(tx: DueTransaction, period: SubscriptionPeriodRow): Promise<Ready | null> {
  const [row] = await tx.db.select().from(order).where(eq(order.id, period.orderId)).for('update')
  const subscription = await lockSubscription(tx, period.subscriptionId)
  if (!row || !subscription) return null
  if (row.state !== 'awaiting_payment') {
    await settled(tx, period)
    return null
  }
  if (subscription.state !== 'active') {
    // Paused or ended meanwhile: nothing more is tried.
    await mustMove(tx, row.id, 'cancelled')
    return null
  }
  if (isStale(tx.clock.now(), period.chargeAt) && period.attempts) {
    // The shop was away when it was to be tried again: nobody expects the charge any more.
    await rest(tx, { row, period, subscription })
    return null
  }
  if (await reserve(tx, row)) {
    if (period.attempts) await rest(tx, { row, period, subscription })
    else await leaveOut(tx, { row, period, subscription })
    return null
  }
  const way = subscription.savedPaymentMethod
  const provider = tx.providers.find(
    ({ name, chargeOffSession }) => name === way?.provider && chargeOffSession,
  )
  if (!way || !provider) {
    await declined(tx, {
      row,
      period,
      message: 'There is no card to charge.',
    })
    return null
  }
  return { payment: await paymentOf(tx, row, provider), provider, way }
}

async function charge(
  ctx: DueContext,
  period: SubscriptionPeriodRow,
  { payment, provider, way }: Ready,
): Promise<void> {
  const begun = await beginWith(ctx, provider, payment, { customer: way.customer })
  const seen = await provider.chargeOffSession?.(knownTo(begun), way, period.attempts)
  if (!seen) return
  await inTransaction(ctx, async (tx) => {
    await lockPayment(tx, begun.id)
    const [row] = await tx.db.select().from(order).where(eq(order.id, period.orderId)).for('update')
    await completePayment(tx, begun.id, seen)
    if (seen.state === 'failed' && row?.state === 'awaiting_payment')
      await declined(tx, { row, period, message: seen.message })
  })
}

/** Counts a try that failed, once, and says when the next is; after the last the subscription rests. */
async function declined(
  tx: WithLinks<TransactionContext>,
  { row, period, message }: { row: OrderRow; period: SubscriptionPeriodRow; message: string | null },
): Promise<void> {
  const subscription = await lockSubscription(tx, period.subscriptionId)
  const [now] = await tx.db
    .select()
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.orderId, period.orderId))
    .for('update')
  // Another copy was quicker with the same try.
  if (!subscription || now?.attempts !== period.attempts) return
  const days = TRY_AGAIN_AFTER_DAYS[period.attempts]
  const attempts = period.attempts + 1
  if (days === undefined) return rest(tx, { row, period: { ...period, attempts }, subscription })
  const tryAt = tx.clock.now().add({ hours: days * 24 })
  await tx.db
    .update(subscriptionPeriod)
    .set({ attempts, chargeAt: toDate(tryAt) })
    .where(eq(subscriptionPeriod.orderId, period.orderId))
  const payUrl = buyersUrl(tx.links, row, 'payment')
  await notifyNotCharged(tx, { row, subscription, attempts, message, tryAt, payUrl })
}

type Unpaid = { row: OrderRow; period: SubscriptionPeriodRow; subscription: DeliverySubscriptionRow }

/** It was declined as often as it is tried, or until there was no time left for it: the subscription rests. */
async function rest(tx: WithLinks<TransactionContext>, unpaid: Unpaid): Promise<void> {
  const { row, period, subscription } = unpaid
  await exhaustDunning(tx, row, period)
  await mustMove(tx, row.id, 'cancelled')
  if (subscription.state === 'active')
    await updateSubscription(tx, subscription, { state: 'paused', pausedUntil: null })
  await notifyDunningExhausted(tx, row, subscription, period.attempts)
}

/** There is no time for it any more, and nobody was asked for money: the next one comes as planned. */
async function leaveOut(tx: WithLinks<TransactionContext>, unpaid: Unpaid): Promise<void> {
  const { row, period, subscription } = unpaid
  await exhaustDunning(tx, row, period)
  await mustMove(tx, row.id, 'cancelled')
  const news = { date: period.deliveryOn, next: subscription.nextDeliveryOn }
  await notifyNoSlot(tx, subscription, news)
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

async function settled(tx: TransactionContext, { orderId }: SubscriptionPeriodRow): Promise<void> {
  await tx.db
    .update(subscriptionPeriod)
    .set({ chargeAt: null })
    .where(eq(subscriptionPeriod.orderId, orderId))
}
