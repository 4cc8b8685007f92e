import { eq } from 'drizzle-orm'
import { user } from '../db/schema.ts'
import { countToday } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { WithLinks } from './email-link.ts'

/**
 * Whether one more e-mail that nobody has paid for may go to an address today. Somebody may have typed a stranger's:
 * only the owner of the account it is for has shown that it is theirs, and those e-mails are not counted.
 */
export async function mayWriteTo(
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
