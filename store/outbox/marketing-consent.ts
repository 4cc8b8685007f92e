import { eq } from 'drizzle-orm'
import { session } from '../db/schema.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** Returns the e-mail address that the guest of a session wants offers at, or null without consent. */
export async function getGuestConsent(ctx: Context, sessionId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ email: session.offersTo })
    .from(session)
    .where(eq(session.id, sessionId))
  return row?.email ?? null
}

/** Stores the e-mail address that the guest of a session wants offers at; null withdraws the consent. */
export async function setGuestConsent(
  tx: TransactionContext,
  sessionId: string,
  email: string | null,
): Promise<void> {
  await tx.db.update(session).set({ offersTo: email }).where(eq(session.id, sessionId))
}
