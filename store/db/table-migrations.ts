import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { safeText } from '../../logging/safe-error.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
/** A migration that waits longer for a table would hold up every shopper behind it: it fails, and is tried again later. */
export const LOCK_TIMEOUT = '5s'
/** A statement that takes longer holds its locks for as long. */
export const STATEMENT_TIMEOUT = '1min'
/** An index that is built beside its table holds nobody up. */
const INDEX_TIMEOUT = '6h'

/** A file of `migrations/`: what changes tables and indexes, as drizzle-kit writes it. */
type Migration = {
  name: string
  statements: string[]
  hash: string
  /** When it was written (ms since 1970), by which databases know what they have. */
  at: number
}

/** A migration that did not end; the message names it and says what to do. What came before it is applied and noted. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
  readonly #toLog: string

  /** `toLog` is what may be logged of `what`, where that is not our own sentence. */
  constructor(
    migration: string,
    what: string,
    { cause, toLog = what }: { cause?: unknown; toLog?: string } = {},
  ) {
    super(`The migration ${migration}.sql ${what}`, { cause })
    this.#toLog = `The migration ${migration}.sql ${toLog}`
  }

  forLog() {
    return { message: this.#toLog }
  }
}

/** The names of the table migrations that a database has not, in order. Those of newer versions are left alone. */
export async function pendingTables(client: pg.PoolClient, folder = FOLDER): Promise<string[]> {
  return (await pendingMigrations(client, folder)).map(({ name }) => name)
}

/**
 * Applies table migrations, each in a transaction of its own: one that fails leaves what came before it. Indexes that are built
 * `concurrently` are built without a transaction, while shoppers go on writing. Throws MigrationFailed.
 */
export async function applyTables(client: pg.PoolClient, folder = FOLDER): Promise<void> {
  const pending = await pendingMigrations(client, folder)
  for (const migration of pending) refuseUnsuited(migration)
  await client.query(`create schema if not exists drizzle`)
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const migration of pending) {
    const apply = isConcurrent(migration) ? buildIndexes : applyAtOnce
    await apply(client, migration).catch((error: unknown) => {
      throw failureOf(migration, error)
    })
  }
}

async function pendingMigrations(client: pg.PoolClient, folder: string): Promise<Migration[]> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(text) as { entries: { tag: string }[] }
  const files = readMigrationFiles({ migrationsFolder: folder })
  const last = (await exists(client, 'drizzle.__drizzle_migrations'))
    ? await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')
    : undefined
  const lastAt = Number(last?.rows[0].at ?? 0)
  return entries
    .map(({ tag }, index) => {
      const file = files[index]
      if (!file) throw new Error(`The migration ${tag}.sql is not there`)
      return { name: tag, statements: file.sql, hash: file.hash, at: file.folderMillis }
    })
    .filter(({ at }) => at > lastAt)
}

/** Whether there is a table of that name in the database. */
export const exists = async (client: pg.PoolClient, table: string): Promise<boolean> =>
  (await client.query('select to_regclass($1) is not null as found', [table])).rows[0].found

const withoutComments = (statement: string) => statement.replaceAll(/--.*/g, '').trim()
/** Whether a statement builds or drops an index beside its table, for which there may be no transaction. */
const isOfIndexes = (statement: string) =>
  /^(?:create|drop)\s+(?:unique\s+)?index\s+concurrently\b/i.test(withoutComments(statement))
const canBeRepeated = (statement: string) => /\bif\s+(?:not\s+)?exists\b/i.test(withoutComments(statement))
const isConcurrent = ({ statements }: Migration) => statements.some(isOfIndexes)

/**
 * Throws for a migration without a statement, such as one that is being written: it would be noted as applied, and never be again. Comments
 * are none. Throws, too, for one that builds indexes beside their tables and does something else, which no transaction would hold together, or
 * that could not be run again after it broke off in the middle.
 */
function refuseUnsuited(migration: Migration): void {
  const { name, statements } = migration
  if (!statements.some(withoutComments)) throw new MigrationFailed(name, 'has no statement yet')
  if (!isConcurrent(migration)) return
  if (!statements.every(isOfIndexes))
    throw new MigrationFailed(
      name,
      `builds an index concurrently, for which there is no transaction: what else it does belongs in a migration of its own`,
    )
  if (!statements.every(canBeRepeated))
    throw new MigrationFailed(
      name,
      `may have to be run again: it says "if not exists" of an index that it builds, and "if exists" of one that it drops`,
    )
}

async function applyAtOnce(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of migration.statements) await client.query(statement)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** May be tried again after it broke off in the middle. */
async function buildIndexes(client: pg.PoolClient, migration: Migration): Promise<void> {
  await dropUnfinished(client, migration)
  // It waits for whoever has written before it began, with no lock that others wait for.
  const before = await timeoutsOf(client)
  await setTimeouts(client, { lock: '0', statement: INDEX_TIMEOUT })
  try {
    for (const statement of migration.statements) await client.query(statement)
  } finally {
    await setTimeouts(client, before)
  }
  await note(client, migration)
}

/** Time-outs of a connection, in PostgreSQL's words. */
type Timeouts = { lock: string; statement: string }

/** Sets how long locks and statements of a connection may take. */
export async function setTimeouts(client: pg.ClientBase, { lock, statement }: Timeouts): Promise<void> {
  await client.query(
    "select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false)",
    [lock, statement],
  )
}

async function timeoutsOf(client: pg.ClientBase): Promise<Timeouts> {
  const { rows } = await client.query<Timeouts>(
    "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement",
  )
  return rows[0] as Timeouts
}

/** Drops indexes of a migration whose building broke off. PostgreSQL keeps and updates them, but never reads them. */
async function dropUnfinished(client: pg.PoolClient, { statements }: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = 'public'::regnamespace and relkind = 'i'`,
  )
  const text = statements.join('\n')
  for (const { name } of rows)
    if (text.includes(name.replaceAll('"', ''))) await client.query(`drop index concurrently ${name}`)
}

const note = (client: pg.PoolClient, { hash, at }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])

/** What PostgreSQL ends a statement with, and what to do then. */
const ADVICE: Record<string, string> = {
  '55P03': `others worked with its tables for longer than it waits (${LOCK_TIMEOUT}). Nothing of it was changed: try again`,
  '57014':
    'a statement took longer than it may (--statement-timeout). Nothing of it was changed: give it more time, at an hour when few wait for its tables',
}

function failureOf({ name }: Migration, cause: unknown): MigrationFailed {
  const { code, message } = cause as { code?: string; message: string }
  const advice = ADVICE[code ?? '']
  return new MigrationFailed(name, `failed: ${advice ?? message}`, {
    cause,
    toLog: `failed: ${advice ?? safeText(message)}`,
  })
}
