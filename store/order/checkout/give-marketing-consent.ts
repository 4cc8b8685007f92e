import { setGuestConsent, setChannel } from '../../outbox/index.ts'
import type { Owner } from '../../visitor/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'

/**
 * A shopper agrees to hear of offers, and of a cart they left, by e-mail. An account is written to where its address is
 * proven; a guest at the address of the order, as long as the session lasts.
 */
export async function giveMarketingConsent(
  tx: TransactionContext,
  owner: Owner,
  email: string,
): Promise<void> {
  if ('sessionId' in owner) return setGuestConsent(tx, owner.sessionId, email)
  await setChannel(tx, owner.userId, { topic: 'offers', channel: 'email', enabled: true })
}
