import type { Queryable, Transaction } from '../db/database.ts'
import type { Clock } from './clock.ts'
import type { ShopEvent } from './shop-events.ts'

/**
 * The first argument of most store functions: a database or transaction, and the shop's clock. Richer objects that also
 * hold providers, settings or picture versions satisfy this type too.
 */
export type Context<Db extends Queryable = Queryable> = {
  db: Db
  clock: Clock
  /** Told what happens in the shop, for metrics. */
  onEvent?: ((event: ShopEvent) => void) | undefined
}

/**
 * A context whose `db` is a transaction. Functions ask for it when they write several rows that belong together or lock
 * rows.
 */
export type TransactionContext = Context<Transaction>

/** The type of a context inside its transaction. */
export type InTransaction<C extends Context> = Omit<C, 'db'> & TransactionContext

/**
 * Runs `work` in a transaction and rolls back when it throws. Inside an open transaction it uses a savepoint, so only
 * the changes of `work` are rolled back. All other properties of the context are passed on; events are told once the
 * transaction is committed.
 */
export async function inTransaction<C extends Context, T>(
  ctx: C,
  work: (tx: InTransaction<C>) => Promise<T>,
): Promise<T> {
  const events: ShopEvent[] = []
  const onEvent = (event: ShopEvent) => void events.push(event)
  const result = await ctx.db.transaction((db) => work({ ...ctx, db, onEvent }))
  for (const event of events) ctx.onEvent?.(event)
  return result
}
