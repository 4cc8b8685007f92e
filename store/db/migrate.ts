import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applySql, changedSql } from './apply-sql.ts'
import { ignoreConnectionErrors } from './database.ts'
import {
  LOCK_TIMEOUT,
  STATEMENT_TIMEOUT,
  applyTables,
  exists,
  pendingTables,
  setTimeouts,
} from './table-migrations.ts'

/** Migrations of processes that start together wait for each other. */
const LOCK = 7_041_969
const LOCK_AGAIN_MS = 200
/** So many times it asks before it says that it waits. */
const SAY_AT = 5

/** What has to run before this version can work on a database, in order: one line each. Nothing is changed. */
export async function pendingMigrations(url: string): Promise<string[]> {
  return onConnection(url, STATEMENT_TIMEOUT, async (client) => [
    ...(await pendingOfJobs(client)),
    ...(await pendingTables(client)).map((tag) => `tables: ${tag}`),
    ...(await pendingSql(client)),
  ])
}

/**
 * Migrates the database. A version that is newer has migrations of its own, which are left alone. A statement may take as long as
 * `statementTimeout`, in PostgreSQL's words. Throws MigrationFailed for a migration of tables that does not end.
 */
export async function migrateDatabase(
  url: string,
  statementTimeout = STATEMENT_TIMEOUT,
  say: (line: string) => void = () => {},
): Promise<void> {
  await onConnection(url, statementTimeout, async (client, pool) => {
    await waitForOthers(client, say)
    await refuseEncoding(client)
    // The job queue first, because our transactions add jobs to it. It takes a connection of the same pool.
    await runMigrations({ pgPool: pool })
    await applyTables(client)
    await applySql(client)
  })
}

/** Waits until no other process migrates. It asks again and again: a statement that waits would be waited for by an index that is built. */
async function waitForOthers(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  for (let asked = 1; ; asked++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [LOCK])
    if (rows[0].is_ours) return
    if (asked === SAY_AT) say('Another process migrates this database. Waiting for it …')
    await pause(LOCK_AGAIN_MS)
  }
}

/** Throws for a database that takes texts as bytes, as PostgreSQL makes one on a machine without a language: names would be cut in the middle of a letter. */
async function refuseEncoding(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  )
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}, and the shop needs UTF8: create it anew with that, from template0`,
    )
}

/** A live shop's database lacks what this version needs; the message says what, and what to do. */
export class DatabaseNotReady extends Error {
  override name = 'DatabaseNotReady'

  constructor(pending: string[]) {
    const lines = pending.map((line) => `  ${line}`).join('\n')
    super(
      `The database is not ready for this version: run \`npm run migrate -- --apply\` first. Missing:\n${lines}`,
    )
  }
}

/**
 * Makes sure that this version can work on a database. A sandbox migrates by itself. A live shop never does: several
 * copies start at once, and somebody should be there. Throws DatabaseNotReady.
 */
export async function prepareDatabase(url: string, mode: 'sandbox' | 'live'): Promise<void> {
  if (mode === 'sandbox') return migrateDatabase(url)
  const pending = await pendingMigrations(url)
  if (pending.length) throw new DatabaseNotReady(pending)
}

/**
 * Runs work on a connection of its own, on which locks and statements have time-outs as on all of its pool, and waits until all are closed: one that broke later would have no error listener
 * and end the process. Closing the connection releases its locks.
 */
async function onConnection<T>(
  url: string,
  statementTimeout: string,
  work: (client: pg.PoolClient, pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'larkspur-migrate' })
  ignoreConnectionErrors(pool)
  const closed: Promise<void>[] = []
  pool.on('connect', (client) => {
    // Before whatever is asked of it. If it breaks, that fails as well, and says so.
    setTimeouts(client, { lock: LOCK_TIMEOUT, statement: statementTimeout }).catch(() => {})
  })
  pool.on('connect', (client) => closed.push(new Promise((resolve) => client.once('end', () => resolve()))))
  try {
    const client = await pool.connect()
    try {
      return await work(client, pool)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
    await Promise.all(closed)
  }
}

async function pendingOfJobs(client: pg.PoolClient): Promise<string[]> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('graphile-worker'))), '..', 'sql')
  const known = (await readdir(folder)).map((name) => Number(name.replace('.sql', '')))
  const done = new Set<number>()
  if (await exists(client, 'graphile_worker.migrations'))
    for (const { id } of (await client.query('select id from graphile_worker.migrations')).rows) done.add(id)
  const missing = known.filter((id) => !done.has(id)).sort((a, b) => a - b)
  return missing.length ? [`job queue: migrations ${missing[0]} to ${missing.at(-1)}`] : []
}

async function pendingSql(client: pg.PoolClient): Promise<string[]> {
  const applied = (await exists(client, 'applied_sql')) ? await changedSql(client) : ['all']
  return applied.map((name) => `functions and triggers: ${name}`)
}
