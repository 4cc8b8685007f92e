import type { UserRow } from '../../db/schema.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { queueMessage, renderEmail } from '../../outbox/index.ts'
import type { RenderedEmail } from '../../outbox/index.ts'
import type { AuthSettings } from '../../visitor/index.ts'

/** Returns the e-mail to somebody whose sign-in was ended because its token was used by two. */
export function copiedTokenEmail(siteUrl: string, device: string | null): RenderedEmail {
  const where = device ?? 'one of your browsers'
  return renderEmail({
    subject: 'We signed you out to be safe',
    preview: 'Somebody may have copied a sign-in of yours.',
    heading: 'We signed you out to be safe',
    parts: [
      {
        kind: 'text',
        text: `Your sign-in with ${where} was used in a way that looks as if somebody else has a copy of it. We have ended it there, so whoever has the copy can no longer see your account. Your other sign-ins go on.`,
      },
      {
        kind: 'text',
        text: 'Please look at where you are signed in, end what you do not recognise, and look through your orders. It can also happen when a browser is restored from a backup: then there is nothing else to do.',
      },
      { kind: 'button', label: 'See where you are signed in', href: `${siteUrl}/profile/my-account` },
    ],
    reason: 'You get this because it is about the safety of your account.',
  })
}

/** Queues that e-mail to the address somebody signs in with; who signs in by phone gets its words as a text message. */
export async function queueCopiedTokenEmail(
  tx: TransactionContext,
  { siteUrl }: AuthSettings,
  { user, device, signInId }: { user: UserRow; device: string | null; signInId: string },
): Promise<void> {
  const common = { kind: 'copied_sign_in', userId: user.id, dedupeKey: `copied sign-in ${signInId}` }
  if (user.email && user.emailVerified)
    await queueMessage(tx, {
      ...common,
      channel: 'email',
      to: user.email,
      ...copiedTokenEmail(siteUrl, device),
    })
  else if (user.phone && user.phoneVerified)
    await queueMessage(tx, {
      ...common,
      channel: 'sms',
      to: user.phone,
      subject: '',
      text: `Larkspur has signed you out on ${device ?? 'one of your browsers'}: somebody may have copied that sign-in. See where you are signed in: ${siteUrl}/profile/my-account`,
    })
}
