import { promoCode } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import type { AuthSettings } from '../visitor/index.ts'
import { toDate, newNumber } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { renderEmail, queueMessage, unsubscribeUrl } from '../outbox/index.ts'

export const WELCOME_PERCENT = 10
export const WELCOME_DAYS = 60

/** Greets somebody who has registered, with a promo code of their own. */
export async function welcomeUser(tx: TransactionContext, auth: AuthSettings, row: UserRow): Promise<void> {
  const { siteUrl } = auth
  const now = tx.clock.now()
  const code = `WELCOME-${newNumber()}`
  await tx.db.insert(promoCode).values({
    code,
    kind: 'percent',
    value: WELCOME_PERCENT,
    title: 'Welcome to Larkspur',
    startsAt: toDate(now),
    expiresAt: toDate(now.add({ hours: 24 * WELCOME_DAYS })),
    limitPerUser: 1,
    limitTotal: 1,
    userId: row.id,
    createdAt: toDate(now),
  })
  // Only to an address that is proven: whoever typed in another's does not write to them through us.
  if (!row.email || !row.emailVerified) return
  // It brings an offer along, so it can be told to stop like any.
  const stop = unsubscribeUrl(auth, { userId: row.id, topic: 'offers', channel: 'email' })
  await queueMessage(tx, {
    kind: 'welcome',
    channel: 'email',
    to: row.email,
    userId: row.id,
    unsubscribeUrl: stop,
    ...renderEmail({
      subject: 'Welcome to Larkspur',
      preview: `${WELCOME_PERCENT}% off your first flowers`,
      heading: `Welcome, ${row.name ?? 'and thank you'}`,
      parts: [
        {
          kind: 'text',
          text: `Your first flowers cost ${WELCOME_PERCENT}% less with this code, for ${WELCOME_DAYS} days:`,
        },
        { kind: 'text', text: code },
        {
          kind: 'text',
          text: 'In your profile you can keep the dates you never want to miss. We remind you in time.',
        },
        { kind: 'button', label: 'Keep a date', href: `${siteUrl}/profile/important-dates` },
      ],
      reason: 'You get this once, because you made an account.',
      unsubscribeUrl: stop,
    }),
  })
}
