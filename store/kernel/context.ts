import type { Queryable, Transaction } from '../db/database.ts'
import type { Clock } from './clock.ts'

/**
 * What functions of the store work with, as their first argument: the database, or a transaction of it, and the clock that
 * says what time it is in the shop. Objects with more (providers, settings, addresses of pictures) are contexts, too.
 */
export type Context<Db extends Queryable = Queryable> = { db: Db; clock: Clock }

/** The same inside a transaction. Functions that ask for it write several rows that belong together, or lock some. */
export type TransactionContext = Context<Transaction>

/** What a context is in its transaction. */
export type InTransaction<C extends Context> = Omit<C, 'db'> & TransactionContext

/**
 * Runs `work` in a transaction, which is undone when it throws; in one that runs already, only what `work` did is undone.
 * Everything else that the context has is passed on.
 */
export function inTransaction<C extends Context, T>(
  ctx: C,
  work: (tx: InTransaction<C>) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }))
}
