import { eq, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { deliverySubscription } from '../db/schema.ts'
import type { DeliverySubscriptionRow } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { SlotWanted, SubscriptionDelivery } from '../subscription/index.ts'
import {
  announcementOf,
  loadFlowers,
  pauseWithoutFlowers,
  updateSubscription,
  deliveryOn,
  nearestDelivery,
  scheduleOn,
  slotWanted,
  notifyMissedDeliveries,
  notifyNoSlot,
  sendRenewalNotice,
  chargeTime,
  firstDateInTime,
  nextDeliveryDate,
} from '../subscription/index.ts'
import { pauseForMissedRetry } from './missed-retry.ts'
import { dueRow } from '../outbox/index.ts'
import type { WithLinks } from '../outbox/index.ts'

/**
 * Scheduled task: announces a renewal. The row moves on in the transaction that queues the e-mail, so it is
 * sent once.
 */
export const announceRenewal = dueRow({
  kind: 'announce_renewal',
  table: deliverySubscription,
  id: deliverySubscription.id,
  oldest: deliverySubscription.noticeAt,
  isDue: (clock) => lte(deliverySubscription.noticeAt, toDate(clock.now())),
  work: async (tx, row) => (await pauseForMissedRetry(tx, row)) || announce(tx, row),
})

/**
 * Announces the next delivery on the day it can come and schedules its charge at least three days later. A
 * delivery that cannot be announced in time is skipped and not charged; when its flowers are no longer on sale, the
 * subscription is paused instead.
 */
export async function announce(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<void> {
  if (row.state !== 'active' || !row.nextDeliveryOn) return updateSubscription(tx, row, { state: row.state })
  if (!(await loadFlowers(tx, row))) return pauseWithoutFlowers(tx, row)
  const now = tx.clock.now()
  if (row.announcedFor && row.announcedFor === nextDeliveryDate(row)) return announceAgain(tx, row)
  const planned = Temporal.PlainDate.from(row.nextDeliveryOn)
  const wanted = await slotWanted(tx, row)
  const delivery =
    (await shownDelivery(tx, row, { wanted, planned })) ?? (await nearestDelivery(tx, wanted, planned))
  if (!delivery) return skipDelivery(tx, row)
  const renewAt = chargeTime(now, delivery.date)
  if (!renewAt) return skipMissedDeliveries(tx, row)
  const announced = { date: delivery.date.toString(), window: delivery.window }
  const values = {
    ...scheduleOn(row, delivery),
    ...(await announcementOf(tx, row, announced)),
    noticeAt: null,
    renewAt: toDate(renewAt),
  }
  await tx.db.update(deliverySubscription).set(values).where(eq(deliverySubscription.id, row.id))
  await sendRenewalNotice(tx, { ...row, ...values }, row.noticeAt)
}

/**
 * Announces a delivery again whose window was closed after the first notice. Its day and its charge stay. When it is
 * being charged already, the e-mail about that names the window.
 */
async function announceAgain(tx: WithLinks<TransactionContext>, row: DeliverySubscriptionRow): Promise<void> {
  await tx.db.update(deliverySubscription).set({ noticeAt: null }).where(eq(deliverySubscription.id, row.id))
  if (row.renewAt && row.renewAt > toDate(tx.clock.now())) await sendRenewalNotice(tx, row, row.noticeAt)
}

/** Returns the delivery on the day to which it was moved, if it can still be announced then: its owner has seen it. */
async function shownDelivery(
  tx: TransactionContext,
  { movedTo }: DeliverySubscriptionRow,
  { wanted, planned }: { wanted: SlotWanted; planned: Temporal.PlainDate },
): Promise<SubscriptionDelivery | null> {
  if (!movedTo) return null
  const date = Temporal.PlainDate.from(movedTo)
  if (!chargeTime(tx.clock.now(), date)) return null
  return (await deliveryOn(tx, wanted, { date, planned })).delivery
}

/** Skips a delivery because every day near it is closed. */
async function skipDelivery(tx: WithLinks<TransactionContext>, row: DeliverySubscriptionRow): Promise<void> {
  const date = row.nextDeliveryOn
  if (!date) return
  const next = Temporal.PlainDate.from(date).add({ weeks: row.everyWeeks }).toString()
  await updateSubscription(tx, row, { nextDeliveryOn: next })
  await notifyNoSlot(tx, row, { date, windowId: row.windowId, next: await openDayFor(tx, row, next) })
}

/** Returns the day on which a delivery planned for a date comes: the nearest open one. All are London civil dates. */
export async function openDayFor(
  tx: TransactionContext,
  row: DeliverySubscriptionRow,
  planned: string,
): Promise<string> {
  const delivery = await nearestDelivery(tx, await slotWanted(tx, row), Temporal.PlainDate.from(planned))
  return delivery?.date.toString() ?? planned
}

/**
 * Skips the deliveries that were missed while the shop was down, notifies the subscriber, and continues with
 * the next one that can be announced in time, or pauses when the flowers are no longer on sale. Nothing is charged for
 * them.
 */
export async function skipMissedDeliveries(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<void> {
  if (!row.nextDeliveryOn) return
  const first = Temporal.PlainDate.from(row.nextDeliveryOn)
  const next = await firstDateInTime(
    tx,
    await slotWanted(tx, row),
    { from: first.add({ weeks: row.everyWeeks }), everyWeeks: row.everyWeeks },
    (day) => chargeTime(tx.clock.now(), day) !== null,
  )
  // The first may have been announced for another day than it was planned for.
  const missed = [nextDeliveryDate(row) ?? row.nextDeliveryOn]
  for (
    let date = first.add({ weeks: row.everyWeeks });
    Temporal.PlainDate.compare(date, next) < 0;
    date = date.add({ weeks: row.everyWeeks })
  )
    missed.push(date.toString())
  const goesOn = { nextDeliveryOn: next.toString() }
  if (!(await loadFlowers(tx, row))) {
    // The next e-mail says that it is paused.
    await notifyMissedDeliveries(tx, row, { missed, next: null })
    return pauseWithoutFlowers(tx, row, goesOn)
  }
  await updateSubscription(tx, row, goesOn)
  await notifyMissedDeliveries(tx, row, { missed, next: await openDayFor(tx, row, next.toString()) })
}
