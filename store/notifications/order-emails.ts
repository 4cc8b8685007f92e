import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { QueryBuilder, alias } from 'drizzle-orm/pg-core'
import { deliveryWindow, order, orderTransition, payment } from '../db/schema.ts'
import type { OrderTransitionRow, OrderRow } from '../db/schema.ts'
import {
  londonDate,
  toInstant,
  toDate,
  formatDay,
  formatDelivery,
  formatMoment,
  pounds,
  sumOf,
  isLandline,
  inTransaction,
} from '../kernel/index.ts'
import type { Clock, TransactionContext } from '../kernel/index.ts'
import { deliveryTimeOf } from '../delivery/index.ts'
import {
  dueRow,
  emailPicture,
  orderEmail,
  orderText,
  channelsFor,
  queueMessage,
  countUnpaidEmail,
  unsubscribeUrl,
} from '../outbox/index.ts'
import type { DueTransaction, Part, Picture, RenderedEmail, Links } from '../outbox/index.ts'
import { loadFlowers, nextDeliveryOf, renewalPaidEmail, subscriberContact } from '../subscription/index.ts'
import { isSentByEmail, amountDue, spendableUntil } from '../gift-cards/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import {
  deliveryAddressView,
  endsFulfilment,
  ORDER_EMAILS,
  buyerOrderUrl,
  isRenewal,
  periodOf,
  linkOf,
  mayCancel,
  photosOf,
  trackingUrl,
} from '../order/index.ts'
import type { Period, LinkRow } from '../order/index.ts'
import { receiptOf } from './receipt.ts'
import { shopContact } from './shop-contact.ts'
import { sendLink, notifyCancelled } from '../recipient-choice/index.ts'

const NOT_NOTIFIED = isNull(orderTransition.notifiedAt)

/** How long an order waits for its payment before its customer is written to: most are paid by then, and get one e-mail instead of two. */
export const PAYMENT_GRACE = { minutes: 10 }

const laterTransition = alias(orderTransition, 'later')

/** A transition, and whether the order has left the state that it brought it to. */
type Step = OrderTransitionRow & { isOvertaken: boolean }

/**
 * Scheduled task: notifies the customer of each new state of an order, in order and once each. A state is
 * marked in the transaction that queues its messages. An order that has just been placed waits for its payment first.
 */
export const writeOrderEmails = dueRow({
  kind: ORDER_EMAILS,
  table: order,
  id: order.id,
  oldest: order.updatedAt,
  isDue: (clock) =>
    inArray(
      order.id,
      new QueryBuilder()
        .select({ id: orderTransition.orderId })
        .from(orderTransition)
        .where(and(NOT_NOTIFIED, isTimeToNotify(clock))),
    ),
  work: async (tx, row) => {
    const steps: Step[] = await tx.db
      .select({ ...getTableColumns(orderTransition), isOvertaken: isOvertaken() })
      .from(orderTransition)
      .where(and(eq(orderTransition.orderId, row.id), NOT_NOTIFIED, isTimeToNotify(tx.clock)))
      .orderBy(asc(orderTransition.id))
    const faults: unknown[] = []
    for (const step of steps) {
      // A failed notification does not block the others.
      await inTransaction(tx, (inner) => notifyAndMark(inner, step, row)).catch((error: unknown) =>
        faults.push(error),
      )
    }
    return faults
  },
})

/** Returns the condition for transitions that need not wait for a payment: all but the last ones of orders that have just been placed. */
const isTimeToNotify = (clock: Clock) =>
  or(
    ne(orderTransition.state, 'awaiting_payment'),
    lte(orderTransition.at, toDate(clock.now().subtract(PAYMENT_GRACE))),
    isOvertaken(),
  )

/** Returns the condition for transitions that another of the same order has followed. */
const isOvertaken = () =>
  sql<boolean>`exists ${new QueryBuilder()
    .select({ id: laterTransition.id })
    .from(laterTransition)
    .where(
      and(eq(laterTransition.orderId, orderTransition.orderId), gt(laterTransition.id, orderTransition.id)),
    )}`

async function notifyAndMark(tx: DueTransaction, step: Step, row: OrderRow): Promise<void> {
  await sendOrderEmail(tx, step, row)
  await tx.db
    .update(orderTransition)
    .set({ notifiedAt: toDate(tx.clock.now()) })
    .where(eq(orderTransition.id, step.id))
}

async function sendOrderEmail(tx: DueTransaction, step: Step, row: OrderRow): Promise<void> {
  // Drafts are not notified; an erased order has no contact.
  if (!row.contact || !row.positions) return
  if (await isRedundant(tx, step, row)) return
  const link = await linkOf(tx, row.id)
  if (link && step.state === 'paid') await sendLink(tx, row, link)
  if (link && endsFulfilment(await stateBefore(tx, step), step.state)) await notifyCancelled(tx, row, link)
  const payments = await tx.db.select().from(payment).where(eq(payment.orderId, row.id))
  const goesBack = payments.filter(({ refundRequestedAt, refundedAt }) => refundRequestedAt ?? refundedAt)
  const parts = await partialRefundsOf(tx, row.id)
  const rest = goesBack.reduce((sum, entry) => sum + refundableOf(entry, parts), 0)
  const period = await periodOf(tx, row)
  // Dunning has its own e-mail.
  if (period?.period.dunningExhausted && step.state === 'cancelled') return
  const slot = await deliveryTimeOf(tx, row.id)
  // The slot was a plan: once it is over, the hand-over is what happened.
  const when = slot && step.state === 'delivered' ? formatMoment(toInstant(step.at)) : slot
  const orderUrl = orderUrlOf(tx.links, step, row, link)
  const sentByEmail = isSentByEmail(row.positions)
  const isLater = period && isRenewal(row) && ['awaiting_payment', 'paid'].includes(step.state)
  const email = isLater
    ? await renewalEmail(tx, step, row, when, period)
    : orderEmail({
        id: row.id,
        state: step.state,
        name: row.contact.name,
        recipient: row.recipient?.name ?? null,
        when,
        place: placeOf(row, link),
        picture: (step.state === 'delivered' && (await photoOf(tx, row))) || pictureOf(tx, row),
        cards: cardsOf(row),
        calendarUrl: step.state === 'paid' && slot && !sentByEmail ? calendarUrlOf(tx.links, row) : null,
        waitsFor: link && !link.chosenAt ? link.name : null,
        total: row.totalCost ?? 0,
        giftCards: row.giftCardAmount,
        giftCardsUntil: row.giftCardAmount ? await spendableUntil(tx, row) : null,
        sentByEmail,
        // Partial refunds have had their own e-mails.
        refunded: rest || sumOf(goesBack),
        bonuses: row.usedBonuses,
        isAtBank: payments.some(({ state }) => state === 'processing'),
        reason: goesBack.find(({ message }) => message)?.message ?? null,
        orderUrl,
        changeUrl:
          mayCancel(row.state) && mayCancel(step.state) ? buyerOrderUrl(tx.links, row, 'order') : null,
        // A subscription brings the same again by itself.
        againUrl: period ? null : buyerOrderUrl(tx.links, row, 'order'),
        contactUrl: `${tx.links.siteUrl}/contact-us`,
        shop: await shopContact(tx),
        isGuest: row.userId === null,
        receipt: await receiptFor(tx, step, row, link),
        more: period ? await subscriptionParts(tx, step, row, period) : [],
      })
  await sendOrderText(tx, step, row, { when, orderUrl })
  if (!email) return
  const to = { email: row.contact.email, userId: row.userId }
  if (step.state === 'awaiting_payment' && !(await countUnpaidEmail(tx, to))) return
  await queueMessage(tx, {
    kind: `order_${step.state}`,
    dedupeKey: `order step ${step.id}`,
    channel: 'email',
    to: row.contact.email,
    userId: row.userId,
    ...email,
  })
}

/**
 * Returns true if an e-mail would repeat another. What became of an order says that it was placed. An order paid by
 * gift cards only is refunded when it is cancelled: one e-mail covers both. Gift cards sent by e-mail need no
 * delivery e-mail.
 */
async function isRedundant(tx: TransactionContext, step: Step, row: OrderRow): Promise<boolean> {
  if (step.state === 'delivered') return isSentByEmail(row.positions)
  if (step.state === 'awaiting_payment') return !amountDue(row) || step.isOvertaken
  if (amountDue(row)) return false
  return step.state === 'refunded' && (await stateBefore(tx, step)) === 'cancelled'
}

/** Returns the state of an order before a transition. */
async function stateBefore(
  tx: TransactionContext,
  { id, orderId }: OrderTransitionRow,
): Promise<OrderTransitionRow['state'] | undefined> {
  const [before] = await tx.db
    .select({ state: orderTransition.state })
    .from(orderTransition)
    .where(and(eq(orderTransition.orderId, orderId), lt(orderTransition.id, id)))
    .orderBy(desc(orderTransition.id))
    .limit(1)
  return before?.state
}

/** Returns the receipt, which the e-mails about placed and paid orders include. */
async function receiptFor(
  tx: DueTransaction,
  step: OrderTransitionRow,
  row: OrderRow,
  link: LinkRow | undefined,
) {
  if (step.state === 'awaiting_payment') return receiptOf(tx, row, link, null)
  return step.state === 'paid' ? receiptOf(tx, row, link, dayOf(step)) : null
}

/** Returns the picture of the first thing on an order, which is its flowers where there are any. */
export function pictureOf(tx: DueTransaction, { positions }: OrderRow): Picture | null {
  const [first] = positions ?? []
  return first ? emailPicture(tx, first.image, 'size40') : null
}

/** Returns the calendar file of an order with a delivery time; it needs no sign-in. */
export const calendarUrlOf = ({ siteUrl }: Links, row: OrderRow) => `${trackingUrl(siteUrl, row)}/calendar`

/** Returns the newest photograph of an order's flowers; null while nobody has taken one. */
async function photoOf(tx: DueTransaction, { id }: OrderRow): Promise<Picture | null> {
  const photo = (await photosOf(tx, id)).at(-1)
  if (!photo) return null
  const { photographer, path, width, height } = photo
  return {
    src: `${tx.links.siteUrl}/images/${path}`,
    alt: 'Your flowers',
    ...{ width, height, caption: `Photographed by our ${photographer}` },
  }
}

/** Returns what the cards of an order say. A gift card's words go with the gift card. */
const cardsOf = ({ positions }: OrderRow) =>
  (positions ?? []).flatMap(({ offer_title: title, gift_card: giftCard, gift_card_text: words }) =>
    words && !giftCard ? [{ title, words }] : [],
  )

/** Returns the town and postcode that an order goes to; null while nobody has said where, and where the recipient alone has. */
function placeOf(row: OrderRow, link: LinkRow | undefined): string | null {
  const { shipping_address: address } = deliveryAddressView(row, link)
  return [address?.city, address?.postcode].filter(Boolean).join(' ') || null
}

/** Returns the London date of a transition. */
const dayOf = ({ at }: OrderTransitionRow) => londonDate(toInstant(at))

/** Queues the text message about a state: for a user on the channels they chose, for a guest by SMS. */
async function sendOrderText(
  tx: DueTransaction,
  { id, state }: OrderTransitionRow,
  row: OrderRow,
  { when, orderUrl }: { when: string | null; orderUrl: string },
): Promise<void> {
  const { contact, recipient, userId } = row
  const text = orderText({
    state,
    recipient: recipient && !recipient.myself ? recipient.name : null,
    when,
    orderUrl,
  })
  if (!text || !contact?.phone || isLandline(contact.phone)) return
  const channels = userId ? await channelsFor(tx, userId, 'orders') : (['sms'] as const)
  for (const channel of channels) {
    if (channel === 'email') continue
    const stop = userId && unsubscribeUrl(tx.links, { userId, topic: 'orders', channel })
    await queueMessage(tx, {
      kind: `order_${state}_text`,
      dedupeKey: `order step ${id} ${channel}`,
      ...{
        channel,
        to: contact.phone,
        userId,
        subject: '',
        text: stop ? `${text}\nStop these messages: ${stop}` : text,
      },
      unsubscribeUrl: stop,
    })
  }
}

/**
 * Returns the link to the order. Before payment, or while the recipient is to choose, it is the buyer's page,
 * where both are done; else the tracking page, which needs no sign-in.
 */
function orderUrlOf(
  links: Links,
  { state }: OrderTransitionRow,
  row: OrderRow,
  link: LinkRow | undefined,
): string {
  const isBuyers = state === 'awaiting_payment' || (link && !link.chosenAt)
  return isBuyers ? buyerOrderUrl(links, row, 'order') : trackingUrl(links.siteUrl, row)
}

/** Returns the e-mail about a paid renewal; null for other states, whose e-mails the charge sends. */
async function renewalEmail(
  tx: DueTransaction,
  step: OrderTransitionRow,
  row: OrderRow,
  when: string | null,
  { period, subscription }: Period,
): Promise<RenderedEmail | null> {
  const found = await subscriberContact(tx, subscription)
  if (step.state !== 'paid' || !found || !when) return null
  const [window = found.window] = await tx.db
    .select()
    .from(deliveryWindow)
    .where(eq(deliveryWindow.id, period.announcedWindowId ?? found.window.id))
  const announced = formatDelivery(period.announcedFor ?? period.deliveryOn, window)
  return renewalPaidEmail(found.summary, {
    orderId: row.id,
    when,
    total: row.totalCost ?? 0,
    card: subscription.savedPaymentMethod?.label ?? null,
    movedFrom: announced === when ? null : announced,
    orderUrl: buyerOrderUrl(tx.links, row, 'order'),
    receipt: await receiptOf(tx, row, undefined, dayOf(step)),
  })
}

/** Returns what an e-mail about the first order of a subscription says about it: that it has begun, or ended. */
async function subscriptionParts(
  tx: DueTransaction,
  step: OrderTransitionRow,
  row: OrderRow,
  period: Period,
): Promise<Part[]> {
  if (step.state === 'paid') return subscriptionIntro(tx, period)
  const isEnded = row.subscription && endsFulfilment(await stateBefore(tx, step), step.state)
  if (!isEnded) return []
  return [
    {
      kind: 'text',
      text: 'The subscription that began with this order has ended with it: nothing more is ordered or charged.',
    },
  ]
}

/**
 * Returns the paragraphs on the subscription in the e-mail about its first paid order. It may have been changed before
 * the e-mail is written.
 */
async function subscriptionIntro(tx: DueTransaction, { subscription }: Period): Promise<Part[]> {
  const { everyWeeks, price, state } = subscription
  const found = await subscriberContact(tx, subscription)
  const next = nextDeliveryOf(subscription)
  if (found && state === 'paused' && !(await loadFlowers(tx, subscription)))
    return [
      {
        kind: 'text',
        text: 'These flowers come as ordered, but we stop making them after that. So your subscription is paused: nothing more is charged until you choose other flowers and start it again.',
      },
      { kind: 'link', label: 'Choose other flowers', href: found.summary.manageUrl },
    ]
  if (!next || !found) return []
  const often = everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`
  return [
    {
      kind: 'text',
      text: `Your subscription has begun: ${pounds(price + found.window.price)} ${often}, delivery included. The next flowers come on ${formatDay(next.date)}. We charge for them on ${formatMoment(next.chargeAt)} and write to you before that.`,
    },
    { kind: 'link', label: 'Skip, pause or end it', href: found.summary.manageUrl },
  ]
}
