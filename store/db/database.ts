import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { withAsker } from '../../logging/asked-by.ts'
import { isTracing } from '../../tracing/tracing.ts'
import { PreparedStatements } from './prepared-statements.ts'
import type { Replica } from './replica.ts'
import { isReadingShared } from './shared-reads.ts'
import { queryTracer } from './trace-queries.ts'
import { wrapQueries } from './wrap-queries.ts'
import type { Query } from './wrap-queries.ts'
import * as relations from './relations.ts'
import * as tables from './schema.ts'

const schema = { ...tables, ...relations }

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** A database or a transaction. Most domain functions only read, or run in their caller's transaction. */
export type Queryable = Database | Transaction

// Civil dates stay strings: a JavaScript Date depends on the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

type DatabaseOptions = {
  max?: number | undefined
  idleInTransactionMs?: number
  preparedStatements?: number | undefined
  /** A connection that is silent for so long is ended: the machine at its other end is gone. Without it, none is. */
  silenceMs?: number | undefined
  /**
   * Whether a pooler such as PgBouncer stands before the database and lends a connection for each transaction. Then settings of
   * a connection are those of its role, and nothing is prepared when `preparedStatements` is 0.
   */
  isPooled?: boolean
}

/**
 * Opens a pool of connections. Time-outs: 10 s for a statement, 5 s for a lock, 10 s for a free connection
 * (200 concurrent orders have to queue), 15 s for an idle transaction and a minute for an idle connection. A connection keeps
 * at most `preparedStatements` prepared.
 */
export function openDatabase(
  url: string,
  {
    max = 20,
    idleInTransactionMs = 15_000,
    preparedStatements = 200,
    silenceMs,
    isPooled = false,
  }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    // A new one costs PostgreSQL a process, and the shopper four ways there and back.
    idleTimeoutMillis: 60_000,
    application_name: 'larkspur-store',
    ...(!isPooled && {
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      // Queries are small and frequent: compiling or parallelising one takes longer than running it.
      options: '-c jit=off -c max_parallel_workers_per_gather=0',
    }),
  })
  ignoreConnectionErrors(pool)
  if (silenceMs !== undefined) pool.on('connect', (client) => endWhenSilent(client, silenceMs))
  const nameQueries = queryNamer(
    new PreparedStatements({ limit: preparedStatements }),
    preparedStatements > 0,
  )
  nameQueries(pool)
  pool.on('connect', nameQueries)
  if (isTracing()) {
    const traceQueries = queryTracer()
    traceQueries(pool)
    pool.on('connect', traceQueries)
  }
  const options = { schema, casing: 'snake_case' } as const
  const db = drizzle(pool, options) as Database
  const databaseByClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  // In drizzle-orm 0.45.4, `transaction` runs `begin` before the `try` block that releases the client. If the
  // connection breaks there, the pool loses it for good. Remove this replacement once
  // https://github.com/drizzle-team/drizzle-orm/issues/6023 is fixed.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      let session = databaseByClient.get(client)
      if (!session) databaseByClient.set(client, (session = drizzle(client, options)))
      return await session.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/** Has what is the same for everybody read from a replica as long as that can be read, and from the primary otherwise. */
export function readFromReplica({ $client }: Database, replica: Replica): void {
  wrapQueries($client, (ask) => (what, ...rest) => {
    const isPlain = typeof what === 'object' && !('submit' in what) && typeof rest.at(-1) !== 'function'
    if (!isPlain || !isReadingShared() || !replica.isUsable) return ask(what, ...rest)
    // A copy each: the driver writes into it.
    const answer = (replica.pool.query as Query)({ ...what }, ...rest) as Promise<unknown>
    return answer.catch((error: unknown) => {
      if (!replica.failed(error)) throw error
      return ask(what, ...rest)
    })
  })
}

/**
 * Adds error listeners, without which a lost connection ends the process. An idle connection is replaced by
 * the pool; for one in use, the statement fails.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Ends a connection on which nothing comes or goes for so long. A machine that vanishes closes no connection, and the kernel
 * waits a quarter of an hour for it; whoever gets such a connection from the pool would wait as long.
 */
function endWhenSilent(client: pg.PoolClient, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.setTimeout(ms, () => stream.destroy(new Error('Connection terminated: the database was silent')))
}

/**
 * Returns a function that names the queries of a pool or of one of its connections: frequent ones are prepared by their name, and
 * all others get the id of the request as a comment, for PostgreSQL's log and pg_stat_activity; a prepared statement must keep its
 * text. Queries of a pool are named before they wait for a connection, which another request may release.
 */
function queryNamer(statements: PreparedStatements, prepares: boolean): (client: { query: unknown }) => void {
  // A pool hands its queries on to a connection.
  const named = new WeakSet<object>()
  const nameEach = (send: Query) => {
    const query: Query = (what, ...rest) => {
      if (typeof what === 'string') return send(withAsker(what), ...rest)
      const { name, ...unnamed } = what as { text?: string; name?: string; submit?: unknown }
      const { text, submit } = unnamed
      if (name && !prepares && !submit) return query(unnamed, ...rest)
      if (text === undefined || name || submit || named.has(what)) return send(what, ...rest)
      const frequent = statements.nameFor(text)
      const sent = { ...what, ...(frequent ? { name: frequent } : { text: withAsker(text) }) }
      named.add(sent)
      return send(sent, ...rest)
    }
    return query
  }
  return (client) => wrapQueries(client, nameEach)
}
