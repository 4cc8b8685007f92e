import { and, eq, isNull } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type OwnerOf<Id> = { userId: Id } | { sessionId: Id }
/** The owner of a cart or an order: a signed-in user on any device, or a guest session. */
export type Owner = OwnerOf<string>

/** Returns a condition for the rows of an owner. A row that has a user no longer belongs to its session. */
export function ownedBy(
  table: { userId: PgColumn; sessionId: PgColumn },
  owner: OwnerOf<string | Placeholder>,
): SQL | undefined {
  return 'userId' in owner
    ? eq(table.userId, owner.userId)
    : and(eq(table.sessionId, owner.sessionId), isNull(table.userId))
}

/** Returns the owner of a stored row, or undefined when the account or session no longer exists. */
export function ownerOfRow(row: { userId: string | null; sessionId: string | null }): Owner | undefined {
  if (row.userId) return { userId: row.userId }
  return row.sessionId ? { sessionId: row.sessionId } : undefined
}
