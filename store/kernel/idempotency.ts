import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotencyKey } from '../db/schema.ts'
import { toDate } from './clock.ts'
import { StoreError } from './store-error.ts'
import type { Context, TransactionContext } from './context.ts'
import { inTransaction } from './context.ts'

/**
 * Runs a change in one transaction, once for each key of a session: a repeat waits for the first to end and gets
 * its answer; the same key for another request is refused (422). A change that throws leaves its key unused.
 */
export async function once<T>(
  ctx: Context<Database>,
  { sessionId, key, request }: { sessionId: string; key: string | undefined; request: unknown },
  change: (tx: TransactionContext) => Promise<T>,
): Promise<T> {
  if (key === undefined) return inTransaction(ctx, change)
  const requestHash = hashOf(request)
  return inTransaction(ctx, async (tx) => {
    const where = and(eq(idempotencyKey.sessionId, sessionId), eq(idempotencyKey.key, key))
    // A second transaction with the key waits here until the first one ends.
    const [claimed] = await tx.db
      .insert(idempotencyKey)
      .values({ sessionId, key, requestHash, createdAt: toDate(ctx.clock.now()) })
      .onConflictDoNothing()
      .returning()
    if (!claimed) {
      const [earlier] = await tx.db.select().from(idempotencyKey).where(where)
      if (earlier?.requestHash !== requestHash) throw reused()
      return earlier.answer as T
    }
    const answer = await change(tx)
    await tx.db.update(idempotencyKey).set({ answer }).where(where)
    return answer
  })
}

/**
 * The same for a change that asks a provider and must not be in one transaction: it has to be harmless when repeated.
 * Repeats that come while the first is under way do it, too; all get the answer of whichever was ready first.
 */
export async function onceOutside<T extends object>(
  ctx: Context<Database>,
  { sessionId, key, request }: { sessionId: string; key: string | undefined; request: unknown },
  change: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return change()
  const requestHash = hashOf(request)
  const where = and(eq(idempotencyKey.sessionId, sessionId), eq(idempotencyKey.key, key))
  await ctx.db
    .insert(idempotencyKey)
    .values({ sessionId, key, requestHash, createdAt: toDate(ctx.clock.now()) })
    .onConflictDoNothing()
  const [claimed] = await ctx.db.select().from(idempotencyKey).where(where)
  if (claimed && claimed.requestHash !== requestHash) throw reused()
  if (claimed?.answer) return claimed.answer as T
  try {
    const answer = await change()
    const [kept] = await ctx.db
      .update(idempotencyKey)
      .set({ answer: sql`coalesce(${idempotencyKey.answer}, ${JSON.stringify(answer)}::jsonb)` })
      .where(where)
      .returning()
    return (kept?.answer as T | undefined) ?? answer
  } catch (error) {
    // Refused: the key is free again.
    await ctx.db.delete(idempotencyKey).where(and(where, isNull(idempotencyKey.answer)))
    throw error
  }
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex')

const reused = () =>
  new StoreError(422, 'idempotency_key_reused', 'This Idempotency-Key came with another request before.')
