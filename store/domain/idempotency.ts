import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { idempotencyKey } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'
import { StoreError } from './store-error.ts'

/**
 * Runs a change in one transaction, once for each key of a session: a repeat waits for the first to end and gets
 * its answer; the same key for another request is refused (422). A change that throws leaves its key unused.
 */
export async function once<T>(
  db: Database,
  clock: Clock,
  { sessionId, key, request }: { sessionId: string; key: string | undefined; request: unknown },
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (key === undefined) return db.transaction(change)
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return db.transaction(async (tx) => {
    const where = and(eq(idempotencyKey.sessionId, sessionId), eq(idempotencyKey.key, key))
    // A second transaction with the key waits here until the first one ends.
    const [claimed] = await tx
      .insert(idempotencyKey)
      .values({ sessionId, key, requestHash, createdAt: toDate(clock.now()) })
      .onConflictDoNothing()
      .returning()
    if (!claimed) {
      const [earlier] = await tx.select().from(idempotencyKey).where(where)
      if (earlier?.requestHash !== requestHash) {
        throw new StoreError(
          422,
          'idempotency_key_reused',
          'This Idempotency-Key came with another request before.',
        )
      }
      return earlier.answer as T
    }
    const answer = await change(tx)
    await tx.update(idempotencyKey).set({ answer }).where(where)
    return answer
  })
}
