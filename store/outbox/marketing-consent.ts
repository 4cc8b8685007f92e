import { eq } from 'drizzle-orm'
import { session } from '../db/schema.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** Where the guest of a session agreed to be written to of offers; null for one who did not. */
export async function guestConsentOf(ctx: Context, sessionId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ email: session.offersTo })
    .from(session)
    .where(eq(session.id, sessionId))
  return row?.email ?? null
}

/** Notes where the guest of a session wants offers; null for no more. */
export async function setGuestConsent(
  tx: TransactionContext,
  sessionId: string,
  email: string | null,
): Promise<void> {
  await tx.db.update(session).set({ offersTo: email }).where(eq(session.id, sessionId))
}
