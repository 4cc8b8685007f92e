import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { session, user } from '../../db/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { countToday } from '../../kernel/daily-count.ts'
import { emailOf } from '../../kernel/destination.ts'
import type { FormSender } from '../greeting-card.ts'
import { write } from '../../outbox/templates/email.ts'
import { choose } from '../../outbox/notifications.ts'
import { queueMessage } from '../../outbox/outbox.ts'
import { conflict } from '../../kernel/store-error.ts'
import { leaveUrl } from '../../outbox/unsubscribe-link.ts'
import type { Links } from '../../outbox/email-link.ts'
import { provenFor } from '../../visitor/user.ts'

/** Links a day: to one address, and asked for from one network. */
const A_DAY = { address: 3, network: 60 }

/**
 * Sends an address the link that ends all offers and reminders there. Anybody can type in anybody's address, so only
 * who reads its mail ends them; and it is sent whether we know the address or not, which tells nobody that we do.
 * Throws (409) when a network asks for too many.
 */
export async function sendUnsubscribeLink(
  tx: Transaction,
  clock: Clock,
  links: Links,
  { network }: FormSender,
  typed: string,
): Promise<void> {
  const email = emailOf(typed)
  if (!email) return
  if (!(await countToday(tx, clock.now(), `leave network ${network}`, A_DAY.network)))
    throw conflict('too_many_links', 'Too many links were asked for today. Try again tomorrow.')
  // There are links in the letter box already; each of them works.
  if (!(await countToday(tx, clock.now(), `leave ${email}`, A_DAY.address))) return
  await queueMessage(tx, clock, {
    kind: 'leave_link',
    channel: 'email',
    to: email,
    ...write({
      subject: 'Your link to unsubscribe from Larkspur',
      preview: 'Open it, press the button, and it is done.',
      heading: 'No more offers',
      parts: [
        {
          kind: 'text',
          text: 'Open this link and press the button. From then on we send no offers and no reminders to this address, only messages about orders.',
        },
        { kind: 'button', label: 'Unsubscribe', href: leaveUrl(links, email) },
      ],
      settings: false,
      reason:
        'You get this because somebody typed this address in on our page for unsubscribing. If that was not you, there is nothing to do.',
    }),
  })
}

/** Ends offers and reminders to an e-mail address: those of the account that has proven it, and of guests. */
export async function unsubscribe(db: Database, clock: Clock, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(session).set({ offersTo: null }).where(eq(session.offersTo, email))
    const [known] = await tx
      .select({ id: user.id })
      .from(user)
      .where(provenFor({ type: 'email', value: email }))
      .for('update')
    if (!known) return
    for (const topic of ['offers', 'reminders'] as const)
      await choose(tx, clock, known.id, { topic, channel: 'email', enabled: false })
  })
}
