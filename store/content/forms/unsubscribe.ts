import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { session, user } from '../../db/schema.ts'
import { countToday, parseEmail, conflict, inTransaction } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import type { FormSender } from '../greeting-card.ts'
import { renderEmail, setChannel, queueMessage, unsubscribeAllUrl } from '../../outbox/index.ts'
import type { WithLinks } from '../../outbox/index.ts'
import { isVerifiedContact } from '../../visitor/index.ts'

/** Links per London day: to one e-mail address, and requested from one network. */
const DAILY_LIMITS = { address: 3, network: 60 }

/**
 * E-mails the link that ends all offers and reminders to an address. Only the owner of the mailbox can use it, because
 * anybody can enter the address. The link is sent whether or not the address is known, so that the form does not reveal
 * customers. Throws 409 when a network requests too many.
 */
export async function sendUnsubscribeLink(
  tx: WithLinks<TransactionContext>,
  { network }: FormSender,
  typed: string,
): Promise<void> {
  const email = parseEmail(typed)
  if (!email) return
  if (!(await countToday(tx, tx.clock.now(), `leave network ${network}`, DAILY_LIMITS.network)))
    throw conflict('too_many_links', 'Too many links were asked for today. Try again tomorrow.')
  // The mailbox already has working links.
  if (!(await countToday(tx, tx.clock.now(), `leave ${email}`, DAILY_LIMITS.address))) return
  await queueMessage(tx, {
    kind: 'leave_link',
    channel: 'email',
    to: email,
    ...renderEmail({
      subject: 'Your link to unsubscribe from Larkspur',
      preview: 'Open it, press the button, and it is done.',
      heading: 'No more offers',
      parts: [
        {
          kind: 'text',
          text: 'Open this link and press the button. From then on we send no offers and no reminders to this address, only messages about orders.',
        },
        { kind: 'button', label: 'Unsubscribe', href: unsubscribeAllUrl(tx.links, email) },
      ],
      settings: false,
      reason:
        'You get this because somebody typed this address in on our page for unsubscribing. If that was not you, there is nothing to do.',
    }),
  })
}

/** Ends offers and reminders to an e-mail address: for the account that has verified it, and for guests. */
export async function unsubscribe(ctx: Context<Database>, email: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(session).set({ offersTo: null }).where(eq(session.offersTo, email))
    const [known] = await tx.db
      .select({ id: user.id })
      .from(user)
      .where(isVerifiedContact({ type: 'email', value: email }))
      .for('update')
    if (!known) return
    for (const topic of ['offers', 'reminders'] as const)
      await setChannel(tx, known.id, { topic, channel: 'email', enabled: false })
  })
}
