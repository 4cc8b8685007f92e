import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import type { cart } from '../db/schema.ts'
import { order, user } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { hasSubscribed } from './subscription-taken.ts'

/** The discount a cart has on the first bouquet. Who signs in and turns out to have subscribed before has none. */
export async function firstBouquetOffered(
  db: Queryable,
  { userId, firstBouquetPercent }: Pick<typeof cart.$inferSelect, 'userId' | 'firstBouquetPercent'>,
): Promise<number | null> {
  if (firstBouquetPercent === null || !userId) return firstBouquetPercent
  return (await hasSubscribed(db, userId)) ? null : firstBouquetPercent
}

/**
 * Whether an order may still have the discount of the first bouquet: its user has never subscribed, and no other order
 * of theirs holds that discount while it waits for its payment. The user's row is locked, so that two take turns.
 */
export async function isFirstBouquet(
  tx: Transaction,
  clock: Clock,
  row: Pick<typeof order.$inferSelect, 'id' | 'userId'>,
): Promise<boolean> {
  if (!row.userId) return false
  await tx.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update')
  if (await hasSubscribed(tx, row.userId)) return false
  const [other] = await tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.userId, row.userId),
        ne(order.id, row.id),
        eq(order.state, 'awaiting_payment'),
        gt(order.reservedUntil, toDate(clock.now())),
        sql`${order.subscription} ->> 'firstBouquetPercent' is not null`,
      ),
    )
    .limit(1)
  return other === undefined
}
