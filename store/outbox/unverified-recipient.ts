import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { user } from '../db/schema.ts'
import type { Clock } from '../kernel/clock.ts'
import { countToday } from '../kernel/daily-count.ts'
import type { Links } from './email-link.ts'

/**
 * Whether one more e-mail that nobody has paid for may go to an address today. Somebody may have typed a stranger's:
 * only the owner of the account it is for has shown that it is theirs, and those e-mails are not counted.
 */
export async function mayWriteTo(
  tx: Transaction,
  clock: Clock,
  { limits }: Links,
  { email, userId }: { email: string; userId: string | null },
): Promise<boolean> {
  const address = email.trim().toLowerCase()
  if (!limits || (userId && (await isConfirmed(tx, userId, address)))) return true
  return countToday(tx, clock.now(), `unpaid email to ${address}`, limits.emailsPerAddress)
}

async function isConfirmed(tx: Transaction, userId: string, address: string): Promise<boolean> {
  const [account] = await tx
    .select({ email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  return account?.isVerified === true && account.email?.toLowerCase() === address
}
