import { eq } from 'drizzle-orm'
import { user } from '../db/schema.ts'
import { countToday } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { WithLinks } from './email-link.ts'

/**
 * Counts an e-mail about an unpaid order or cart that is about to be sent to an address. Returns false if it must not go. Unverified
 * addresses have a daily limit, because customers can enter somebody else's address. E-mails to the verified address of
 * the account are not counted.
 */
export async function countUnpaidEmail(
  tx: WithLinks<TransactionContext>,
  { email, userId }: { email: string; userId: string | null },
): Promise<boolean> {
  const address = email.trim().toLowerCase()
  if (!tx.links.limits || (userId && (await isConfirmed(tx, userId, address)))) return true
  return countToday(tx, tx.clock.now(), `unpaid email to ${address}`, tx.links.limits.emailsPerAddress)
}

async function isConfirmed(tx: TransactionContext, userId: string, address: string): Promise<boolean> {
  const [account] = await tx.db
    .select({ email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  return account?.isVerified === true && account.email?.toLowerCase() === address
}
