import { and, eq, isNull, lte } from 'drizzle-orm'
import { order, recipientLink } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { londonDate, toInstant, toDate, formatDay } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import {
  dueRow,
  askRecipientEmail,
  recipientChoiceEmail,
  choiceText,
  cancelledEmail,
  noSlotEmail,
  linkExpiredEmail,
  deliveryConfirmedEmail,
  queueMessage,
  queueToBuyer,
  notifyStaff,
} from '../outbox/index.ts'
import type { Links, WithLinks } from '../outbox/index.ts'
import { deliveryTimeOf } from '../delivery/index.ts'
import { buyersUrl, endsUnchosen, linkUrl, updateLink } from '../order/index.ts'
import type { LinkRow } from '../order/index.ts'

/** Sends the private link to the recipient of an order that is paid; once. */
export async function sendLink(
  tx: WithLinks<TransactionContext>,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  if (link.chosenAt || link.takenOverAt || !link.expiresAt) return
  const words = {
    name: link.name,
    sender: row.recipient?.anonymous ? null : (row.contact?.name ?? null),
    url: linkUrl(tx.links, link),
    until: dayOf(link.expiresAt),
  }
  await tell(tx, row, link, 'recipient_link', askRecipientEmail(words))
}

/** The recipient has chosen: both are written to. */
export async function notifyRecipientChoice(
  tx: WithLinks<TransactionContext>,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  const when = (await deliveryTimeOf(tx, row.id)) ?? ''
  const settled = { email: deliveryConfirmedEmail({ name: link.name, when }), sms: choiceText({ when }) }
  await tell(tx, row, link, 'recipient_settled', settled)
  await notifySender(tx, row, 'recipient_chose', recipientChoiceEmail({ ...news(row, link, tx.links), when }))
}

/** A recipient who has chosen a time need not wait in: the order is given up. */
export async function notifyCancelled(tx: TransactionContext, row: OrderRow, link: LinkRow): Promise<void> {
  if (!link.chosenAt || link.takenOverAt) return
  await tell(tx, row, link, 'recipient_given_up', cancelledEmail(link))
}

/** Tells who ordered, once, that nobody has chosen in time. */
export const notifyExpiredLink = dueRow({
  kind: 'notify_expired_link',
  table: recipientLink,
  id: recipientLink.orderId,
  oldest: recipientLink.expiresAt,
  isDue: (clock) =>
    and(
      lte(recipientLink.expiresAt, toDate(clock.now())),
      isNull(recipientLink.chosenAt),
      isNull(recipientLink.expiryNotifiedAt),
    ),
  work: async (tx, link) => {
    await updateLink(tx, link.orderId, { expiryNotifiedAt: toDate(tx.clock.now()) })
    const [row] = await tx.db.select().from(order).where(eq(order.id, link.orderId))
    if (row?.state !== 'paid') return
    const endsOn = dayOf(endsUnchosen(link))
    await notifyStaff(tx, {
      to: tx.shopEmail,
      about: `recipient ran out ${row.id}`,
      subject: `Nobody has said where order ${row.id} goes`,
      text: row.contact
        ? `Its recipient has not chosen within seven days, and whoever ordered is written to. If they do not say it either by ${endsOn}, the order is cancelled and the money goes back.`
        : 'Its recipient has not chosen within seven days, and the account that ordered is erased. The order is cancelled and the money goes back.',
    })
    // Who has said where has only forgotten when: it is not the recipient's turn any more.
    const email = link.takenOverAt ? noSlotEmail : linkExpiredEmail
    await notifySender(tx, row, 'recipient_ran_out', email({ ...news(row, link, tx.links), endsOn }))
  },
})

function news(row: OrderRow, link: LinkRow, settings: Links) {
  const sender = row.contact?.name ?? ''
  const orderUrl = buyersUrl(settings, row, 'order')
  return { id: row.id, name: link.name, sender, orderUrl, isGuest: row.userId === null }
}

type Written = { subject: string; text: string; html: string }

async function tell(
  tx: TransactionContext,
  row: OrderRow,
  link: LinkRow,
  kind: string,
  { email, sms }: { email: Written; sms: string },
): Promise<void> {
  const words = link.channel === 'email' ? email : { subject: '', text: sms }
  await queueMessage(tx, {
    ...{ kind, channel: link.channel, to: link.receiver, userId: row.userId, ...words },
    dedupeKey: `${kind} ${link.orderId}`,
  })
}

function notifySender(tx: TransactionContext, row: OrderRow, kind: string, email: Written): Promise<void> {
  return queueToBuyer(tx, row, { kind, dedupeKey: `${kind} ${row.id}`, ...email })
}

/** A day in London as a person says it. */
function dayOf(moment: Date): string {
  return formatDay(londonDate(toInstant(moment)))
}
