import { promoCode } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import type { AuthSettings } from '../visitor/index.ts'
import { toDate, newNumber } from '../kernel/index.ts'
import type { PictureVersions, TransactionContext } from '../kernel/index.ts'
import { firstName, renderEmail, queueMessage, unsubscribeUrl } from '../outbox/index.ts'
import { flowersForEmail } from './flowers-for-email.ts'

export const WELCOME_PERCENT = 10
export const WELCOME_DAYS = 60

/** Creates a personal promo code for a new user and e-mails it. */
export async function welcomeUser(
  tx: TransactionContext & { images: PictureVersions },
  auth: AuthSettings,
  row: UserRow,
): Promise<void> {
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
  // Only to a verified address, so that nobody can make the shop write to strangers.
  if (!row.email || !row.emailVerified) return
  const flowers = await flowersForEmail({ ...tx, links: auth, pictures: tx.images }, 'best-sellers')
  // The e-mail contains an offer, so it needs an unsubscribe link.
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
      heading: `Welcome, ${row.name ? firstName(row.name) : 'and thank you'}`,
      parts: [
        {
          kind: 'text',
          text: `Here is ${WELCOME_PERCENT}% off your first flowers. Use this code within ${WELCOME_DAYS} days:`,
        },
        { kind: 'code', code },
        {
          kind: 'text',
          text: 'Sign in, then type it in below the total in your cart, or choose it in the last step of the checkout.',
        },
        ...(flowers.length ? [{ kind: 'pictures' as const, pictures: flowers }] : []),
        { kind: 'button', label: 'Choose flowers', href: `${siteUrl}/category/flowers` },
        {
          kind: 'text',
          text: 'Is there a birthday or an anniversary you never want to miss? Save the date, and we remind you in good time.',
        },
        { kind: 'link', label: 'Save a date', href: `${siteUrl}/profile/important-dates` },
      ],
      reason: 'You get this once, because you made an account.',
      unsubscribeUrl: stop,
    }),
  })
}
