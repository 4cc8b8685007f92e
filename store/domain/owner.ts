import { and, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whose a cart or an order is: a signed-in user's, on whatever device, or a guest session's. */
export type Owner = { userId: string } | { sessionId: string }

/** Picks the rows that are the owner's. What became a user's is no longer its session's. */
export function ownedBy(table: { userId: PgColumn; sessionId: PgColumn }, owner: Owner): SQL | undefined {
  return 'userId' in owner
    ? eq(table.userId, owner.userId)
    : and(eq(table.sessionId, owner.sessionId), isNull(table.userId))
}
