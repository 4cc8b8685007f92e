import { and, eq, isNull, lte } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Transaction } from '../db/database.ts'
import { order, recipientLink } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { LONDON, toDate } from './clock.ts'
import { dueRow } from './due-work.ts'
import { whenOf } from './delivery-words.ts'
import {
  askLetter,
  choiceLetter,
  choiceText,
  givenUpLetter,
  noTimeLetter,
  ranOutLetter,
  settledLetter,
} from './letters/recipient-letters.ts'
import type { OrderRow } from './order.ts'
import { buyersUrl } from './order-access.ts'
import { queueMessage } from './outbox.ts'
import { linkUrl, updateLink } from './recipient-link.ts'
import type { LinkRow } from './recipient-link.ts'
import type { Links } from './letter-link.ts'

/** Sends the private link to the recipient of an order that is paid; once. */
export async function sendLink(
  tx: Transaction,
  clock: Clock,
  settings: Links,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  if (link.chosenAt || link.takenOverAt || !link.expiresAt) return
  const words = {
    name: link.name,
    sender: row.recipient?.anonymous ? null : (row.contact?.name ?? null),
    url: linkUrl(settings, link),
    until: dayOf(link.expiresAt),
  }
  await tell(tx, clock, row, link, 'recipient_link', askLetter(words))
}

/** The recipient has chosen: both are written to. */
export async function tellOfChoice(
  tx: Transaction,
  clock: Clock,
  settings: Links,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  const when = (await whenOf(tx, row.id)) ?? ''
  const settled = { email: settledLetter({ name: link.name, when }), sms: choiceText({ when }) }
  await tell(tx, clock, row, link, 'recipient_settled', settled)
  await tellSender(tx, clock, row, 'recipient_chose', choiceLetter({ ...news(row, link, settings), when }))
}

/** A recipient who has chosen a time need not wait in: the order is given up. */
export async function tellOfGivenUp(
  tx: Transaction,
  clock: Clock,
  row: OrderRow,
  link: LinkRow,
): Promise<void> {
  if (!link.chosenAt || link.takenOverAt) return
  await tell(tx, clock, row, link, 'recipient_given_up', givenUpLetter(link))
}

/** Tells who ordered, once, that nobody has chosen in time. */
export const tellOfRunOutLink = dueRow({
  kind: 'tell_of_run_out_link',
  table: recipientLink,
  id: recipientLink.orderId,
  oldest: recipientLink.expiresAt,
  isDue: (clock) =>
    and(
      lte(recipientLink.expiresAt, toDate(clock.now())),
      isNull(recipientLink.chosenAt),
      isNull(recipientLink.ranOutToldAt),
    ),
  work: async (tx, { clock, links }, link) => {
    await updateLink(tx, link.orderId, { ranOutToldAt: toDate(clock.now()) })
    const [row] = await tx.select().from(order).where(eq(order.id, link.orderId))
    if (row?.state !== 'paid') return
    // Who has said where has only forgotten when: it is not the recipient's turn any more.
    const letter = link.takenOverAt ? noTimeLetter : ranOutLetter
    await tellSender(tx, clock, row, 'recipient_ran_out', letter(news(row, link, links)))
  },
})

function news(row: OrderRow, link: LinkRow, settings: Links) {
  const sender = row.contact?.name ?? ''
  const orderUrl = buyersUrl(settings, row, 'order')
  return { id: row.id, name: link.name, sender, orderUrl, isGuest: row.userId === null }
}

type Written = { subject: string; text: string; html: string }

async function tell(
  tx: Transaction,
  clock: Clock,
  row: OrderRow,
  link: LinkRow,
  kind: string,
  { email, sms }: { email: Written; sms: string },
): Promise<void> {
  const words = link.channel === 'email' ? email : { subject: '', text: sms }
  await queueMessage(tx, clock, {
    ...{ kind, channel: link.channel, to: link.receiver, userId: row.userId, ...words },
    dedupeKey: `${kind} ${link.orderId}`,
  })
}

async function tellSender(
  tx: Transaction,
  clock: Clock,
  row: OrderRow,
  kind: string,
  letter: Written,
): Promise<void> {
  if (!row.contact) return
  await queueMessage(tx, clock, {
    ...{ kind, channel: 'email', to: row.contact.email, userId: row.userId, ...letter },
    dedupeKey: `${kind} ${row.id}`,
  })
}

/** A day in London as a person says it. */
function dayOf(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(LONDON)
    .toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
}
