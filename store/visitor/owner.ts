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

/** Whose a kept row is; undefined when the account or the session is gone. */
export function ownerIn(row: { userId: string | null; sessionId: string | null }): Owner | undefined {
  if (row.userId) return { userId: row.userId }
  return row.sessionId ? { sessionId: row.sessionId } : undefined
}
