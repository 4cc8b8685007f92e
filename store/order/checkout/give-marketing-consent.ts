import { setGuestConsent, setChannel } from '../../outbox/index.ts'
import type { Owner } from '../../visitor/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'

/**
 * Records consent to marketing e-mails, including reminders of an abandoned cart. For a user the consent is
 * to the verified address of the account, for a guest to the order's address until the session ends.
 */
export async function giveMarketingConsent(
  tx: TransactionContext,
  owner: Owner,
  email: string,
): Promise<void> {
  if ('sessionId' in owner) return setGuestConsent(tx, owner.sessionId, email)
  await setChannel(tx, owner.userId, { topic: 'offers', channel: 'email', enabled: true })
}
