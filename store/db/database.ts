import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import { join } from 'node:path'
import pg from 'pg'
import { withAsker } from '../../logging/asked-by.ts'
import { applySql } from './apply-sql.ts'
import * as relations from './relations.ts'
import * as tables from './schema.ts'

const schema = { ...tables, ...relations }

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either: most domain functions only read, or run inside their caller's transaction. */
export type Queryable = Database | Transaction

// Civil dates stay strings: a JavaScript Date would move them by the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/**
 * Opens a pool of connections. A statement may take 10 s, a wait for a lock 5 s, a wait for a connection 10 s (two
 * hundred who order at once take turns), and a transaction that does nothing 15 s.
 */
export function openDatabase(url: string, { max = 20, idleInTransactionMs = 15_000 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'larkspur-store',
    // Queries are small and many: compiling one, or sharing it between processes, takes longer than running it.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  })
  surviveLosses(pool)
  sayForWhom(pool)
  pool.on('connect', sayForWhom)
  const options = { schema, casing: 'snake_case' } as const
  const db = drizzle(pool, options) as Database
  const onClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  // Drizzle's own keeps a connection for ever when it breaks before the transaction begins: a pool of them runs dry.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      let session = onClient.get(client)
      if (!session) onClient.set(client, (session = drizzle(client, options)))
      return await session.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/**
 * A connection that breaks while nobody uses it is replaced, and who uses it learns of its loss from the statement that
 * fails. Without listeners it would end the process.
 */
function surviveLosses(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Has queries say for which request they are: in PostgreSQL's log, and in pg_stat_activity. Those of a pool do before
 * they wait for a connection, which another request may hand over.
 */
function sayForWhom(asked: { query: unknown }): void {
  const send = (asked.query as Query).bind(asked)
  const query: Query = (what, ...rest) => {
    if (typeof what === 'string') return send(withAsker(what), ...rest)
    const { text, name, submit } = what as { text?: string; name?: string; submit?: unknown }
    // One that is prepared by a name has the same text each time.
    if (text === undefined || name || submit) return send(what, ...rest)
    return send({ ...(what as object), text: withAsker(text) }, ...rest)
  }
  asked.query = query
}

type Query = (what: unknown, ...rest: unknown[]) => unknown

const MIGRATION_LOCK = 7_041_969

/**
 * Brings the schema up to date. Copies starting together take turns. When it ends, its connections are closed: one
 * that breaks after that, as the database stops, would find nobody who listens and end the process.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'larkspur-migrate' })
  surviveLosses(pool)
  const closed: Promise<void>[] = []
  pool.on('connect', (client) => closed.push(new Promise((resolve) => client.once('end', () => resolve()))))
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      // The queue's first: our transactions add jobs to it. It takes a connection of the same pool.
      await runMigrations({ pgPool: pool })
      await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
      await applySql(client)
    } finally {
      // Closed, not kept: the lock goes with it.
      client.release(true)
    }
  } finally {
    await pool.end()
    await Promise.all(closed)
  }
}
