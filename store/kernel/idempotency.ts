import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotencyKey } from '../db/schema.ts'
import { toDate } from './clock.ts'
import { StoreError } from './store-error.ts'
import type { Context, TransactionContext } from './context.ts'
import { inTransaction } from './context.ts'

/**
 * Runs `change` in one transaction, at most once per session and key. A repeat waits for the first run to end and gets
 * its answer. Throws 422 when the key was used for a different request. A `change` that throws leaves the key unused.
 */
export async function idempotent<T>(
  ctx: Context<Database>,
  { sessionId, key, request }: { sessionId: string; key: string; request: unknown },
  change: (tx: TransactionContext) => Promise<T>,
): Promise<T> {
  const requestHash = hashRequest(request)
  return inTransaction(ctx, async (tx) => {
    const where = and(eq(idempotencyKey.sessionId, sessionId), eq(idempotencyKey.key, key))
    // A second transaction with the same key waits here until the first one ends.
    const [claimed] = await tx.db
      .insert(idempotencyKey)
      .values({ sessionId, key, requestHash, createdAt: toDate(ctx.clock.now()) })
      .onConflictDoNothing()
      .returning()
    if (!claimed) {
      const [earlier] = await tx.db.select().from(idempotencyKey).where(where)
      if (earlier?.requestHash !== requestHash) throw keyReused()
      return earlier.answer as T
    }
    const answer = await change(tx)
    await tx.db.update(idempotencyKey).set({ answer }).where(where)
    return answer
  })
}

/**
 * Like `idempotent`, but for a change that calls a provider and must not run in one transaction. `change` must be safe
 * to repeat: repeats that arrive while the first run is in progress run it too. All of them get the answer that was
 * stored first.
 */
export async function idempotentOutsideTransaction<T extends object>(
  ctx: Context<Database>,
  { sessionId, key, request }: { sessionId: string; key: string; request: unknown },
  change: () => Promise<T>,
): Promise<T> {
  const requestHash = hashRequest(request)
  const where = and(eq(idempotencyKey.sessionId, sessionId), eq(idempotencyKey.key, key))
  await ctx.db
    .insert(idempotencyKey)
    .values({ sessionId, key, requestHash, createdAt: toDate(ctx.clock.now()) })
    .onConflictDoNothing()
  const [claimed] = await ctx.db.select().from(idempotencyKey).where(where)
  if (claimed && claimed.requestHash !== requestHash) throw keyReused()
  if (claimed?.answer) return claimed.answer as T
  try {
    const answer = await change()
    const [stored] = await ctx.db
      .update(idempotencyKey)
      .set({ answer: sql`coalesce(${idempotencyKey.answer}, ${JSON.stringify(answer)}::jsonb)` })
      .where(where)
      .returning()
    return (stored?.answer as T | undefined) ?? answer
  } catch (error) {
    // The change failed, so the key can be used again.
    await ctx.db.delete(idempotencyKey).where(and(where, isNull(idempotencyKey.answer)))
    throw error
  }
}

const hashRequest = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex')

const keyReused = () =>
  new StoreError(422, 'idempotency_key_reused', 'This Idempotency-Key came with another request before.')
