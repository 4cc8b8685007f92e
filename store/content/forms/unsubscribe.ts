import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { session, user } from '../../db/schema.ts'
import { countToday, emailOf, conflict, inTransaction } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import type { FormSender } from '../greeting-card.ts'
import { write, choose, queueMessage, leaveUrl } from '../../outbox/index.ts'
import type { WithLinks } from '../../outbox/index.ts'
import { provenFor } from '../../visitor/index.ts'

/** Links a day: to one address, and asked for from one network. */
const A_DAY = { address: 3, network: 60 }

/**
 * Sends an address the link that ends all offers and reminders there. Anybody can type in anybody's address, so only
 * who reads its mail ends them; and it is sent whether we know the address or not, which tells nobody that we do.
 * Throws (409) when a network asks for too many.
 */
export async function sendUnsubscribeLink(
  tx: WithLinks<TransactionContext>,
  { network }: FormSender,
  typed: string,
): Promise<void> {
  const email = emailOf(typed)
  if (!email) return
  if (!(await countToday(tx, tx.clock.now(), `leave network ${network}`, A_DAY.network)))
    throw conflict('too_many_links', 'Too many links were asked for today. Try again tomorrow.')
  // There are links in the letter box already; each of them works.
  if (!(await countToday(tx, tx.clock.now(), `leave ${email}`, A_DAY.address))) return
  await queueMessage(tx, {
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
        { kind: 'button', label: 'Unsubscribe', href: leaveUrl(tx.links, email) },
      ],
      settings: false,
      reason:
        'You get this because somebody typed this address in on our page for unsubscribing. If that was not you, there is nothing to do.',
    }),
  })
}

/** Ends offers and reminders to an e-mail address: those of the account that has proven it, and of guests. */
export async function unsubscribe(ctx: Context<Database>, email: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(session).set({ offersTo: null }).where(eq(session.offersTo, email))
    const [known] = await tx.db
      .select({ id: user.id })
      .from(user)
      .where(provenFor({ type: 'email', value: email }))
      .for('update')
    if (!known) return
    for (const topic of ['offers', 'reminders'] as const)
      await choose(tx, known.id, { topic, channel: 'email', enabled: false })
  })
}
