import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { Temporal } from 'temporal-polyfill'
import { order, orderTransition, payment } from '../db/schema.ts'
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
import type { TransactionContext } from '../kernel/index.ts'
import { deliveryTimeOf } from '../delivery/index.ts'
import {
  dueRow,
  orderEmail,
  orderText,
  channelsFor,
  queueMessage,
  maySendUnpaidEmail,
  unsubscribeUrl,
} from '../outbox/index.ts'
import type { Part, RenderedEmail, Links, WithLinks } from '../outbox/index.ts'
import { renewalPaidEmail, subscriberContact, changeUntil } from '../subscription/index.ts'
import { isSentByEmail, amountDue, spendableUntil } from '../gift-cards/index.ts'
import { refundableOf, partialRefundsOf } from '../loyalty/index.ts'
import {
  endsFulfilment,
  ORDER_EMAILS,
  buyersUrl,
  isRenewal,
  periodOf,
  linkOf,
  trackingUrl,
} from '../order/index.ts'
import type { Period, LinkRow } from '../order/index.ts'
import { receiptOf } from './receipt.ts'
import { sendLink, notifyCancelled } from '../recipient-choice/index.ts'

const UNTOLD = isNull(orderTransition.notifiedAt)

/**
 * Writes to a shopper about where their order has come to, once about each step: marked in the transaction that writes,
 * and in the order they were made in.
 */
export const writeOrderEmails = dueRow({
  kind: ORDER_EMAILS,
  table: order,
  id: order.id,
  oldest: order.updatedAt,
  isDue: () =>
    inArray(
      order.id,
      new QueryBuilder().select({ id: orderTransition.orderId }).from(orderTransition).where(UNTOLD),
    ),
  work: async (tx, row) => {
    const steps = await tx.db
      .select()
      .from(orderTransition)
      .where(and(eq(orderTransition.orderId, row.id), UNTOLD))
      .orderBy(asc(orderTransition.id))
    const faults: unknown[] = []
    for (const step of steps) {
      // One that cannot be told holds up none of the others.
      await inTransaction(tx, (inner) => notifyAndMark(inner, step, row)).catch((error: unknown) =>
        faults.push(error),
      )
    }
    return faults
  },
})

async function notifyAndMark(
  tx: WithLinks<TransactionContext>,
  step: OrderTransitionRow,
  row: OrderRow,
): Promise<void> {
  await tellOf(tx, step, row)
  await tx.db
    .update(orderTransition)
    .set({ notifiedAt: toDate(tx.clock.now()) })
    .where(eq(orderTransition.id, step.id))
}

async function tellOf(
  tx: WithLinks<TransactionContext>,
  step: OrderTransitionRow,
  row: OrderRow,
): Promise<void> {
  // One that was never ordered is nobody's business, and one that was erased has nobody to write to.
  if (!row.contact || !row.positions) return
  if (await saysNothingNew(tx, step, row)) return
  const link = await linkOf(tx, row.id)
  if (link && step.state === 'paid') await sendLink(tx, row, link)
  if (link && endsFulfilment(await stateBefore(tx, step), step.state)) await notifyCancelled(tx, row, link)
  const payments = await tx.db.select().from(payment).where(eq(payment.orderId, row.id))
  const goesBack = payments.filter(({ refundRequestedAt, refundedAt }) => refundRequestedAt ?? refundedAt)
  const parts = await partialRefundsOf(tx, row.id)
  const rest = goesBack.reduce((sum, entry) => sum + refundableOf(entry, parts), 0)
  const period = await periodOf(tx, row)
  // Whoever gave it up has written why.
  if (period?.period.dunningExhausted && step.state === 'cancelled') return
  const when = await deliveryTimeOf(tx, row.id)
  const orderUrl = placeOf(tx.links, step, row, link)
  const isLater = period && isRenewal(row) && ['awaiting_payment', 'paid'].includes(step.state)
  const email = isLater
    ? await renewalEmail(tx, step, row, when, period)
    : orderEmail({
        id: row.id,
        state: step.state,
        name: row.contact.name,
        recipient: row.recipient?.name ?? null,
        when,
        waitsFor: link && !link.chosenAt ? link.name : null,
        total: row.totalCost ?? 0,
        giftCards: row.giftCardAmount,
        giftCardsUntil: row.giftCardAmount ? await spendableUntil(tx, row) : null,
        sentByEmail: isSentByEmail(row.positions),
        // What went back in parts before has been written about.
        refunded: rest || sumOf(goesBack),
        bonuses: row.usedBonuses,
        isAtBank: payments.some(({ state }) => state === 'processing'),
        reason: goesBack.find(({ message }) => message)?.message ?? null,
        orderUrl,
        isGuest: row.userId === null,
        receipt: await receiptAt(tx, step, row, link),
        more: period && step.state === 'paid' ? await beginningOf(tx, period) : [],
      })
  await textOf(tx, step, row, { when, orderUrl })
  if (!email) return
  const to = { email: row.contact.email, userId: row.userId }
  if (step.state === 'awaiting_payment' && !(await maySendUnpaidEmail(tx, to))) return
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
 * What gift cards pay for is paid the moment it is ordered, and given back the moment it is cancelled: one e-mail tells of
 * both. And gift cards that went out by e-mail have had an e-mail each.
 */
async function saysNothingNew(
  tx: TransactionContext,
  step: OrderTransitionRow,
  row: OrderRow,
): Promise<boolean> {
  if (step.state === 'delivered') return isSentByEmail(row.positions)
  if (amountDue(row)) return false
  if (step.state === 'awaiting_payment') return true
  return step.state === 'refunded' && (await stateBefore(tx, step)) === 'cancelled'
}

/** The state an order was in before a step. */
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

/** The e-mails about the price have the receipt. */
async function receiptAt(
  tx: TransactionContext,
  step: OrderTransitionRow,
  row: OrderRow,
  link: LinkRow | undefined,
) {
  if (step.state === 'awaiting_payment') return receiptOf(tx, row, link, null)
  return step.state === 'paid' ? receiptOf(tx, row, link, dayOf(step)) : null
}

/** The day of a step, in London. */
const dayOf = ({ at }: OrderTransitionRow) => londonDate(toInstant(at))

/** The same in short to a phone: to an account as it wants to hear of orders, to a guest by SMS. */
async function textOf(
  tx: WithLinks<TransactionContext>,
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
        text: stop ? `${text}\nNo more of these: ${stop}` : text,
      },
      unsubscribeUrl: stop,
    })
  }
}

/**
 * What is paid for is followed by its private link. What is not is paid for on the buyer's page of it, and there stands
 * what the recipient is asked by.
 */
function placeOf(
  links: Links,
  { state }: OrderTransitionRow,
  row: OrderRow,
  link: LinkRow | undefined,
): string {
  const isBuyers = state === 'awaiting_payment' || (link && !link.chosenAt)
  return isBuyers ? buyersUrl(links, row, 'order') : trackingUrl(links.siteUrl, row)
}

/** What is said of a later delivery of a subscription: that it is paid. Its charge has e-mails of its own. */
async function renewalEmail(
  tx: WithLinks<TransactionContext>,
  step: OrderTransitionRow,
  row: OrderRow,
  when: string | null,
  { period, subscription }: Period,
): Promise<RenderedEmail | null> {
  const found = await subscriberContact(tx, subscription)
  if (step.state !== 'paid' || !found || !when) return null
  const planned = formatDelivery(period.deliveryOn, found.window)
  return renewalPaidEmail(found.of, {
    orderId: row.id,
    when,
    total: row.totalCost ?? 0,
    card: subscription.savedPaymentMethod?.label ?? null,
    movedFrom: planned === when ? null : planned,
    orderUrl: buyersUrl(tx.links, row, 'order'),
    receipt: await receiptOf(tx, row, undefined, dayOf(step)),
  })
}

/** What a subscriber is told when the first order is paid: what comes next, and how to stop it. */
async function beginningOf(tx: WithLinks<TransactionContext>, { subscription }: Period): Promise<Part[]> {
  const { nextDeliveryOn: next, everyWeeks, price } = subscription
  const found = await subscriberContact(tx, subscription)
  if (!next || !found) return []
  const often = everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`
  return [
    {
      kind: 'text',
      text: `Your subscription has begun: ${pounds(price + found.window.price)} ${often}, the delivery included. The next flowers come on ${formatDay(next)} and are charged on ${formatMoment(changeUntil(Temporal.PlainDate.from(next)))}; we write to you before.`,
    },
    { kind: 'link', label: 'Skip, pause or end it until then', href: found.of.manageUrl },
  ]
}
