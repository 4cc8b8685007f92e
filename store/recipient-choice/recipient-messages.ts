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
import { buyerOrderUrl, unchosenOrderEndsAt, linkUrl, updateLink } from '../order/index.ts'
import type { LinkRow } from '../order/index.ts'

/** Sends the private link to the recipient of a paid order, once. */
export async function sendLink(
  tx: WithLinks<TransactionContext>,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  if (link.chosenAt || link.takenOverAt || !link.expiresAt) return
  const url = linkUrl(tx.links, link)
  if (!url)
    throw new Error(
      'The link was made with another AUTH_SECRET: with that one in AUTH_SECRETS_BEFORE it can be sent',
    )
  const words = {
    name: link.name,
    sender: row.recipient?.anonymous ? null : (row.contact?.name ?? null),
    url,
    until: dayOf(link.expiresAt),
  }
  await sendToRecipient(tx, row, link, 'recipient_link', askRecipientEmail(words))
}

/** Notifies the recipient and the sender of the recipient's choice. */
export async function notifyRecipientChoice(
  tx: WithLinks<TransactionContext>,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  const when = (await deliveryTimeOf(tx, row.id)) ?? ''
  const settled = { email: deliveryConfirmedEmail({ name: link.name, when }), sms: choiceText({ when }) }
  await sendToRecipient(tx, row, link, 'recipient_settled', settled)
  await notifySender(
    tx,
    row,
    'recipient_chose',
    recipientChoiceEmail({ ...emailFacts(row, link, tx.links), when }),
  )
}

/** Tells a recipient who has chosen a slot that the order is cancelled. */
export async function notifyCancelled(tx: TransactionContext, row: OrderRow, link: LinkRow): Promise<void> {
  if (!link.chosenAt || link.takenOverAt) return
  await sendToRecipient(tx, row, link, 'recipient_given_up', cancelledEmail(link))
}

/** Scheduled task: notifies the sender and the staff, once, that the recipient did not choose in time. */
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
    const endsOn = dayOf(unchosenOrderEndsAt(link))
    await notifyStaff(tx, {
      to: tx.shopEmail,
      about: `recipient ran out ${row.id}`,
      subject: `Nobody has said where order ${row.id} goes`,
      text: row.contact
        ? `Its recipient has not chosen within seven days, and whoever ordered is written to. If they do not say it either by ${endsOn}, the order is cancelled and the money goes back.`
        : 'Its recipient has not chosen within seven days, and the account that ordered is erased. The order is cancelled and the money goes back.',
    })
    // The sender has set the address, so only the slot is missing.
    const email = link.takenOverAt ? noSlotEmail : linkExpiredEmail
    await notifySender(tx, row, 'recipient_ran_out', email({ ...emailFacts(row, link, tx.links), endsOn }))
  },
})

function emailFacts(row: OrderRow, link: LinkRow, settings: Links) {
  const sender = row.contact?.name ?? ''
  const orderUrl = buyerOrderUrl(settings, row, 'order')
  return { id: row.id, name: link.name, sender, orderUrl, isGuest: row.userId === null }
}

type Written = { subject: string; text: string; html: string }

async function sendToRecipient(
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

/** Formats the London day of a moment. */
function dayOf(moment: Date): string {
  return formatDay(londonDate(toInstant(moment)))
}
