import { eq, inArray } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscriptionRow, OrderRow } from '../db/schema.ts'
import { deliveryWindow, product, user, variant } from '../db/schema.ts'
import { queueMessage } from '../outbox/index.ts'
import type { RenderedEmail, WithLinks } from '../outbox/index.ts'
import * as emails from './subscription-email-templates.ts'
import type { SubscriptionSummary } from './subscription-email-templates.ts'
import { formatDay, formatDelivery, formatMoment, toInstant } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { comingDelivery } from './ordered-deliveries.ts'
import { deliveryPriceOf, nextPrice } from './next-delivery.ts'
import { deliveryOn, inBrackets, slotWanted } from './subscription-day.ts'
import { nextDeliveryDate, nextWindowId } from './subscription-rules.ts'
import type { SubscriptionAction } from './subscription-rules.ts'

/** Returns the subscription as e-mails show it and the address to write to; undefined when there is none. */
export async function subscriberContact(ctx: WithLinks<Context>, row: DeliverySubscriptionRow) {
  const [flowers] = await ctx.db
    .select({ title: product.title })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, row.variantId ?? 0))
  const [window] = await ctx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, row.windowId))
  const [owner] = await ctx.db.select().from(user).where(eq(user.id, row.userId))
  const to = row.contact?.email ?? owner?.email
  if (!to || !window) return undefined
  const times = row.quantity > 1 ? `${row.quantity} × ` : ''
  const summary: SubscriptionSummary = {
    id: row.id,
    name: row.contact?.name ?? owner?.name ?? '',
    recipient: row.recipient.name,
    flowers: `${times}${flowers?.title ?? 'Flowers'}`,
    // The page asks for a sign-in first, if needed.
    manageUrl: `${ctx.links.siteUrl}/profile/manage-subscription`,
  }
  return { to, summary, window }
}

type SubscriberContact = NonNullable<Awaited<ReturnType<typeof subscriberContact>>>

async function send(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  about: { kind: string; dedupeKey?: string; email: (to: SubscriberContact) => RenderedEmail },
): Promise<void> {
  const found = await subscriberContact(tx, row)
  if (!found) return
  await queueMessage(tx, {
    kind: about.kind,
    ...(about.dedupeKey && { dedupeKey: about.dedupeKey }),
    channel: 'email',
    to: found.to,
    userId: row.userId,
    ...about.email(found),
  })
}

/** Queues the notice of the charge of a delivery as it is announced now, once for the moment `dueAt` at which it was due. */
export async function sendRenewalNotice(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  dueAt: Date | null,
): Promise<void> {
  const next = await nextDeliveryWords(tx, row)
  if (!next?.until || !row.renewAt) return
  const { when, until, total, moved } = next
  return send(tx, row, {
    kind: 'renewal_notice',
    // A notice of the same day with another window, or with another time or amount of the charge, is another one. So is
    // one that says what an earlier one said: another was sent, or something confirmed, in between.
    dedupeKey: `renewal notice ${row.id} ${nextDeliveryDate(row)} ${nextWindowId(row)} ${row.renewAt.toISOString()} ${total} ${dueAt?.toISOString()}`,
    email: ({ summary }) =>
      emails.renewalNoticeEmail(summary, {
        ...{ when, until, total, moved },
        card: row.savedPaymentMethod?.label ?? null,
      }),
  })
}

/** Returns the next delivery of a subscription as e-mails show it; null if there is none. */
async function nextDeliveryWords(
  ctx: Context,
  row: DeliverySubscriptionRow,
): Promise<emails.NextDeliveryWords | null> {
  const day = row.state === 'active' ? nextDeliveryDate(row) : null
  if (!day || !row.nextDeliveryOn) return null
  const [date, planned] = [Temporal.PlainDate.from(day), Temporal.PlainDate.from(row.nextDeliveryOn)]
  const windows = await ctx.db
    .select()
    .from(deliveryWindow)
    .where(inArray(deliveryWindow.id, [row.windowId, nextWindowId(row)]))
  const usual = windows.find(({ id }) => id === row.windowId)
  const window = windows.find(({ id }) => id === nextWindowId(row))
  if (!usual || !window) return null
  const wanted = await slotWanted(ctx, row)
  const { obstacle } = await deliveryOn(ctx, wanted, { date, planned })
  const dayObstacle = row.movedTo ? await deliveryOn(ctx, wanted, { date: planned }) : null
  return {
    when: formatDelivery(day, window),
    until: row.renewAt && formatMoment(toInstant(row.renewAt)),
    total: (await nextPrice(ctx, row)) + deliveryPriceOf(row, usual, window),
    moved: {
      day:
        dayObstacle && !dayObstacle.delivery
          ? { from: formatDay(planned), why: inBrackets(dayObstacle.obstacle) }
          : null,
      time:
        window === usual ? null : { from: `${usual.startsAt}–${usual.endsAt}`, why: inBrackets(obstacle) },
    },
  }
}

/** Queues the confirmation of a change by the owner. */
export async function notifyChanged(
  tx: WithLinks<TransactionContext>,
  news: {
    action: SubscriptionAction
    before: DeliverySubscriptionRow
    after: DeliverySubscriptionRow
  },
): Promise<void> {
  const { action, before, after } = news
  const skippedDay = nextDeliveryDate(before)
  const next = await nextDeliveryWords(tx, after)
  const ordered = await orderedWords(tx, after.id)
  return send(tx, after, {
    kind: 'subscription_changed',
    email: ({ summary }) =>
      emails.changedEmail(summary, {
        action,
        next,
        skippedDay: skippedDay && formatDay(skippedDay),
        pausedUntil: after.pausedUntil && formatDay(after.pausedUntil),
        // A changed date shifts the later deliveries, so the e-mail repeats the interval. So it does when a delivery that
        // was moved comes on its planned day after all.
        everyWeeks: comesAsBefore(before, after) ? null : after.everyWeeks,
        ordered,
      }),
  })
}

/** Returns true if the later deliveries keep their days, and the next comes on the day it was to come, or is moved. */
function comesAsBefore(before: DeliverySubscriptionRow, after: DeliverySubscriptionRow): boolean {
  if (before.nextDeliveryOn !== after.nextDeliveryOn) return false
  return after.movedTo !== null || before.movedTo === null
}

/** Returns the delivery that is paid for and still comes as e-mails show it; null if there is none. */
async function orderedWords(ctx: Context, id: string): Promise<emails.OrderedWords | null> {
  const coming = await comingDelivery(ctx, id)
  return coming && { id: coming.id, day: formatDay(coming.date) }
}

/** Notifies the subscriber of deliveries that were missed while the shop was down and not charged. */
export async function notifyMissedDeliveries(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  { missed, next }: { missed: string[]; next: string | null },
): Promise<void> {
  const ordered = await orderedWords(tx, row.id)
  return send(tx, row, {
    kind: 'renewal_left_out',
    dedupeKey: `renewal missed ${row.id} ${missed[0]}`,
    email: ({ summary }) =>
      emails.missedDeliveriesEmail(summary, {
        ...{ days: missed.map(formatDay), next: next && formatDay(next), ordered },
      }),
  })
}

/** Notifies the subscriber that a charge failed and will be retried. */
export function notifyChargeFailed(
  tx: WithLinks<TransactionContext>,
  news: {
    row: OrderRow
    subscription: DeliverySubscriptionRow
    attempts: number
    message: string | null
    tryAt: Temporal.Instant
    payUrl: string
  },
): Promise<void> {
  const { row, subscription, attempts, message, tryAt, payUrl } = news
  return send(tx, subscription, {
    kind: 'renewal_failed',
    dedupeKey: `renewal failed ${row.id} ${attempts}`,
    email: ({ summary }) =>
      emails.chargeFailedEmail(summary, {
        orderId: row.id,
        total: row.totalCost ?? 0,
        message,
        tryAt: formatMoment(tryAt),
        payUrl,
      }),
  })
}

/** Notifies the subscriber that the last attempt failed and the subscription is paused. */
export function notifyDunningExhausted(
  tx: WithLinks<TransactionContext>,
  row: OrderRow,
  subscription: DeliverySubscriptionRow,
  tries: number,
): Promise<void> {
  return send(tx, subscription, {
    kind: 'subscription_paused',
    dedupeKey: `subscription paused ${row.id}`,
    email: ({ summary }) => emails.pausedEmail(summary, { total: row.totalCost ?? 0, tries }),
  })
}

/** Notifies the subscriber that the product is no longer sold. */
export function notifyProductWithdrawn(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<void> {
  return send(tx, row, {
    kind: 'subscription_paused',
    // Who goes on without choosing others is told again.
    dedupeKey: `flowers gone ${row.id} ${row.nextDeliveryOn} ${row.updatedAt.getTime()}`,
    email: ({ summary }) => emails.productWithdrawnEmail(summary),
  })
}

/** Notifies the subscriber that a delivery is skipped because no slot is free; `windowId` is the announced one. */
export async function notifyNoSlot(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  { date, windowId, next }: { date: string; windowId: number; next: string | null },
): Promise<void> {
  const [announced] = await tx.db.select().from(deliveryWindow).where(eq(deliveryWindow.id, windowId))
  return send(tx, row, {
    kind: 'renewal_left_out',
    dedupeKey: `renewal left out ${row.id} ${date}`,
    email: ({ summary, window }) =>
      emails.deliverySkippedEmail(summary, {
        when: formatDelivery(date, announced ?? window),
        next: next && formatDay(next),
      }),
  })
}
