import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { session } from '../db/schema.ts'

/** Where the guest of a session agreed to be written to of offers; null for one who did not. */
export async function guestConsentOf(db: Queryable, sessionId: string): Promise<string | null> {
  const [row] = await db.select({ email: session.offersTo }).from(session).where(eq(session.id, sessionId))
  return row?.email ?? null
}

/** Notes where the guest of a session wants offers; null for no more. */
export async function setGuestConsent(
  tx: Transaction,
  sessionId: string,
  email: string | null,
): Promise<void> {
  await tx.update(session).set({ offersTo: email }).where(eq(session.id, sessionId))
}
