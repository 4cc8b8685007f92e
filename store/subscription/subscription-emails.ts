import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { DeliverySubscription } from '../../contract/delivery-subscription.ts'
import type { DeliverySubscriptionRow, OrderRow } from '../db/schema.ts'
import { deliveryWindow, product, user, variant } from '../db/schema.ts'
import { queueMessage } from '../outbox/index.ts'
import type { RenderedEmail, WithLinks } from '../outbox/index.ts'
import * as emails from './subscription-email-templates.ts'
import type { OfSubscription } from './subscription-email-templates.ts'
import { formatDay, formatDelivery, formatMoment } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { comesOn } from './subscription-rules.ts'
import type { SubscriptionAction } from './subscription-rules.ts'

/** The subscription as e-mails know it, and where they go; undefined when there is nobody to write to. */
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
  const of: OfSubscription = {
    id: row.id,
    name: row.contact?.name ?? owner?.name ?? '',
    recipient: row.recipient.name,
    flowers: `${times}${flowers?.title ?? 'Flowers'}`,
    // Whoever is signed out signs in on the way.
    manageUrl: `${ctx.links.siteUrl}/profile/manage-subscription`,
  }
  return { to, of, window }
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

/** Announces a delivery, once for each date it is planned on. */
export function sendRenewalNotice(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  {
    date,
    until,
    movedFrom,
  }: { date: string; until: Temporal.Instant; movedFrom: { date: string; why: string } | null },
): Promise<void> {
  return send(tx, row, {
    kind: 'renewal_notice',
    dedupeKey: `renewal notice ${row.id} ${date}`,
    email: ({ of, window }) =>
      emails.renewalNoticeEmail(of, {
        when: formatDelivery(date, window),
        movedFrom: movedFrom && { day: formatDay(movedFrom.date), why: movedFrom.why },
        until: formatMoment(until),
        total: row.price + window.price,
        card: row.savedPaymentMethod?.label ?? null,
      }),
  })
}

/** Confirms what the owner of a subscription has done with it, and says what comes of it. */
export function notifyChanged(
  tx: WithLinks<TransactionContext>,
  news: {
    action: SubscriptionAction
    before: DeliverySubscriptionRow
    after: DeliverySubscriptionRow
    shown: DeliverySubscription
  },
): Promise<void> {
  const { action, before, after, shown } = news
  const leftOut = comesOn(before)
  const next = shown.next_delivery_on && {
    when: formatDelivery(shown.next_delivery_on, {
      startsAt: shown.interval.from,
      endsAt: shown.interval.to,
    }),
    until: shown.change_until && formatMoment(Temporal.Instant.from(shown.change_until)),
    total: shown.price + shown.delivery_price,
  }
  return send(tx, after, {
    kind: 'subscription_changed',
    email: ({ of }) =>
      emails.changedEmail(of, {
        action,
        next: next || null,
        leftOut: leftOut && formatDay(leftOut),
        pausedUntil: after.pausedUntil && formatDay(after.pausedUntil),
        // Days are moved one by one; a rhythm goes on from the new one.
        everyWeeks: before.nextDeliveryOn === after.nextDeliveryOn ? null : after.everyWeeks,
        ordered: shown.ordered && { id: shown.ordered.order_id, day: formatDay(shown.ordered.date) },
      }),
  })
}

/** Deliveries were not made, as the shop was away; nothing was charged for them. */
export function notifyMissed(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  { missed, next }: { missed: string[]; next: string },
): Promise<void> {
  return send(tx, row, {
    kind: 'renewal_left_out',
    dedupeKey: `renewal missed ${row.id} ${missed[0]}`,
    email: ({ of }) => emails.missedEmail(of, { days: missed.map(formatDay), next: formatDay(next) }),
  })
}

/** A try to charge a delivery failed; another follows. */
export function notifyNotCharged(
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
    email: ({ of }) =>
      emails.notChargedEmail(of, {
        orderId: row.id,
        total: row.totalCost ?? 0,
        message,
        tryAt: formatMoment(tryAt),
        payUrl,
      }),
  })
}

/** The last try failed as well. */
export function notifyDunningExhausted(
  tx: WithLinks<TransactionContext>,
  row: OrderRow,
  subscription: DeliverySubscriptionRow,
  tries: number,
): Promise<void> {
  return send(tx, subscription, {
    kind: 'subscription_paused',
    dedupeKey: `subscription paused ${row.id}`,
    email: ({ of }) => emails.pausedEmail(of, { total: row.totalCost ?? 0, tries }),
  })
}

/** What it was of is sold no more. */
export function notifyFlowersGone(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
): Promise<void> {
  return send(tx, row, {
    kind: 'subscription_paused',
    dedupeKey: `flowers gone ${row.id} ${row.nextDeliveryOn}`,
    email: ({ of }) => emails.flowersGoneEmail(of),
  })
}

/** A delivery is left out, as there is no time left for it. */
export function notifyNoSlot(
  tx: WithLinks<TransactionContext>,
  row: DeliverySubscriptionRow,
  { date, next }: { date: string; next: string | null },
): Promise<void> {
  return send(tx, row, {
    kind: 'renewal_left_out',
    dedupeKey: `renewal left out ${row.id} ${date}`,
    email: ({ of, window }) =>
      emails.noRoomEmail(of, { when: formatDelivery(date, window), next: next && formatDay(next) }),
  })
}
