import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Database } from '../../store/db/database.ts'
import { wrapQueries } from '../../store/db/wrap-queries.ts'

/** When a process dies: at its n-th statement, before the database has it or once the database has done it. */
export type Death = { at: number; when: 'before' | 'after' }

/** The death of whatever runs in the present context. `left` statements are still run. */
type Fate = { left: number; when: Death['when']; isDead: boolean }

const fates = new AsyncLocalStorage<Fate>()

/** What every statement of a dead process fails with. */
export const DIED = 'The process has died.'
const died = () => new Error(DIED)

/**
 * Lets what is done with a database die in the middle, as a process that is killed: from some statement on nothing of it reaches the
 * database, and a transaction that is open is rolled back. Nothing else that uses the database notices. A statement that was
 * done and never answered is one of the cases: the transaction may be committed.
 */
export function dyingProcess({ $client }: Pick<Database, '$client'>) {
  const strike = async (ask: () => Promise<unknown>, rollBack: () => Promise<unknown>): Promise<unknown> => {
    const fate = fates.getStore()
    if (!fate) return ask()
    if (fate.isDead) throw died()
    if (--fate.left > 0) return ask()
    fate.isDead = true
    if (fate.when === 'after') await ask().catch(() => {})
    await rollBack()
    throw died()
  }
  // A statement of the pool is a transaction of its own: there is nothing to roll back.
  wrapQueries($client, (send) => (...asked) => {
    const ask = () => fates.exit(() => send(...asked) as Promise<unknown>)
    return fates.getStore() ? strike(ask, async () => {}) : send(...asked)
  })
  $client.on('connect', (client: pg.PoolClient) => {
    wrapQueries(client, (send) => (...asked) => {
      if (!fates.getStore()) return send(...asked)
      const ask = () => send(...asked) as Promise<unknown>
      return strike(ask, () => (send('rollback') as Promise<unknown>).catch(() => {}))
    })
  })
  return {
    /** Does something that dies on the way. Answers whether it did, and what came of it where it did not. */
    dies: async <T>({ at, when }: Death, work: () => Promise<T>) => {
      const fate: Fate = { left: at, when, isDead: false }
      const result = await fates.run(fate, work).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      // Whatever was answered came from a process that is not there any more.
      if (fate.isDead) return { died: true as const }
      if ('error' in result) throw result.error
      return { died: false as const, value: result.value }
    },
  }
}

export type DyingProcess = ReturnType<typeof dyingProcess>
