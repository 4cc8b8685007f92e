import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applySql, changedSql } from './apply-sql.ts'
import { ignoreConnectionErrors } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
/** Migrations of processes that start together wait for each other. */
const LOCK = 7_041_969
/** A migration that waits longer for a table would hold up every shopper behind it: it fails, and is tried again later. */
const LOCK_TIMEOUT = '5s'

/** What has to run before this version can work on a database, in order: one line each. Nothing is changed. */
export async function pendingMigrations(url: string): Promise<string[]> {
  return onConnection(url, async (client) => [
    ...(await pendingOfJobs(client)),
    ...(await pendingTables(client)).map((tag) => `tables: ${tag}`),
    ...(await pendingSql(client)),
  ])
}

/** Migrates the database. A version that is newer has migrations of its own, which are left alone. */
export async function migrateDatabase(url: string): Promise<void> {
  await onConnection(url, async (client, pool) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    await refuseEncoding(client)
    // The job queue first, because our transactions add jobs to it. It takes a connection of the same pool.
    await runMigrations({ pgPool: pool })
    await refuseEmpty(FOLDER, await pendingTables(client))
    await migrate(drizzle(client), { migrationsFolder: FOLDER })
    await applySql(client)
  })
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

/**
 * Throws for a migration without a statement, such as one that is being written: it would be noted as applied, and never be again. Comments
 * are none. `tags` are the names of the migrations that are to be applied.
 */
export async function refuseEmpty(folder: string, tags: readonly string[]): Promise<void> {
  await Promise.all(
    tags.map(async (tag) => {
      const name = `${tag}.sql`
      const text = await readFile(join(folder, name), 'utf8')
      if (!text.replaceAll(/--.*/g, '').trim()) throw new Error(`The migration ${name} has no statement yet`)
    }),
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
 * Runs work on a connection of its own and waits until all are closed: one that broke later would have no error listener
 * and end the process. Closing the connection releases its locks.
 */
async function onConnection<T>(
  url: string,
  work: (client: pg.PoolClient, pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'larkspur-migrate' })
  ignoreConnectionErrors(pool)
  const closed: Promise<void>[] = []
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

const exists = async (client: pg.PoolClient, table: string): Promise<boolean> =>
  (await client.query('select to_regclass($1) is not null as found', [table])).rows[0].found

async function pendingOfJobs(client: pg.PoolClient): Promise<string[]> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('graphile-worker'))), '..', 'sql')
  const known = (await readdir(folder)).map((name) => Number(name.replace('.sql', '')))
  const done = new Set<number>()
  if (await exists(client, 'graphile_worker.migrations'))
    for (const { id } of (await client.query('select id from graphile_worker.migrations')).rows) done.add(id)
  const missing = known.filter((id) => !done.has(id)).sort((a, b) => a - b)
  return missing.length ? [`job queue: migrations ${missing[0]} to ${missing.at(-1)}`] : []
}

/** The migrations of tables that are to be applied, by name and in order. */
async function pendingTables(client: pg.PoolClient): Promise<string[]> {
  const journal = JSON.parse(await readFile(join(FOLDER, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  const last = (await exists(client, 'drizzle.__drizzle_migrations'))
    ? Number(
        (await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')).rows[0].last,
      )
    : 0
  return journal.entries.filter(({ when }) => when > last).map(({ tag }) => tag)
}

async function pendingSql(client: pg.PoolClient): Promise<string[]> {
  const applied = (await exists(client, 'applied_sql')) ? await changedSql(client) : ['all']
  return applied.map((name) => `functions and triggers: ${name}`)
}
