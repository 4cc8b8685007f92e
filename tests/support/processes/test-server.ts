import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../../store/db/database.ts'
import { migrateDatabase } from '../../../store/db/migrate.ts'
import { startEmbeddedPostgres } from '../../../store/db/embedded-postgres.ts'
import { DEMO } from '../../../demo/demo.ts'
import { seedIfEmpty } from '../../../store/seed/seed.ts'
import { systemClock } from '../../../store/kernel/clock.ts'
import { quickFolder } from './quick-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const ON_DISK = join('.data', 'test')
/** What decides what a filled database holds: these files with all they import, the migrations and functions, and the queue's schema. */
const FILLS = ['store/db/database.ts', 'store/seed/seed.ts', 'demo/seed/seed.ts']
const SCHEMA = ['store/db/migrations', 'store/db/sql']
const QUEUE = 'node_modules/graphile-worker/package.json'

const MAKING_LOCK = 7_041_971
const DRAFT = 'template_draft'

/** The PostgreSQL of the tests, as every process of a run can be told of it. */
export type TestServer = {
  /** A connection string for the server's own database; databases of tests are made beside it. */
  serverUrl: string
  /** The same through the server's Unix socket, where it has one. */
  socketUrl?: string | undefined
  /** The name of a database that is migrated and filled, to copy from. */
  template: string
  /** The process whose run it is. */
  owner: number
  /** A folder that is removed after the run. */
  scratchFolder: string
}

/**
 * Starts the PostgreSQL of the tests, or joins it where another run has started it, with the filled database that
 * tests get copies of. `stop` removes what this run has made there. It is in memory or in `.data`, unless a folder is
 * `wanted`.
 */
export async function startTestServer(wanted?: string): Promise<TestServer & { stop: () => Promise<void> }> {
  const folder = wanted ?? (await quickFolder(ROOT, ON_DISK))
  const postgres = await startEmbeddedPostgres(folder)
  const serverUrl = postgres.url
  const presence = new pg.Client({ connectionString: serverUrl })
  presence.on('error', () => {})
  await presence.connect()
  // What tests write need not outlive a loss of power: nothing waits for the disk.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await presence.query(`alter system set ${setting} = off`)
  await presence.query('select pg_reload_conf()')
  await removeLeftovers(presence, folder)
  const template = await ensureTemplate(presence, serverUrl)
  const scratchFolder = join(folder, `run-${process.pid}`)
  return {
    serverUrl,
    socketUrl: postgres.socketUrl,
    template,
    owner: process.pid,
    scratchFolder,
    stop: async () => {
      await dropDatabases(presence, (owner) => owner === process.pid)
      await presence.end()
      await postgres.stop()
      await rm(scratchFolder, { recursive: true, force: true })
    },
  }
}

/**
 * A copy of the filled database: its name, its connection string, and what removes it. It is empty where another version
 * of the shop is started, whose tables are others: that one fills it.
 */
export function copyTemplate(server: TestServer) {
  // Copying the files takes a third of what writing every page to the log does.
  return createDatabase(
    server,
    process.env.ATTACKED_ROOT ? '' : `template ${server.template} strategy file_copy`,
  )
}

/** A database without tables. */
export const emptyDatabase = (server: TestServer, how = '') => createDatabase(server, how)

async function createDatabase({ serverUrl, socketUrl = serverUrl, owner }: TestServer, how: string) {
  const name = `test_${owner}_${randomBytes(6).toString('hex')}`
  await query(serverUrl, `create database ${name} ${how}`)
  return {
    name,
    /** Through the Unix socket where there is one, which takes a third of the time of a statement off. */
    url: databaseUrl(socketUrl, name),
    /** With a host and a port, for what stands between a program and its database. */
    tcpUrl: databaseUrl(serverUrl, name),
    drop: async () => void (await query(serverUrl, `drop database if exists ${name} with (force)`)),
  }
}

/** Runs one statement on a database. Answers with its rows. */
export async function query(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  // Whoever waits for a lock that nobody lets go of fails with the statement.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 30_000,
    query_timeout: 60_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

/** The connection string of another database on the same server. */
function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Makes the filled database unless one with the same contents was kept, and answers with its name. Runs that start
 * together make it once; one that is killed meanwhile leaves a draft, which the next removes. As long as `presence` is
 * connected, no other run removes the database.
 */
async function ensureTemplate(presence: pg.Client, serverUrl: string): Promise<string> {
  const name = `template_${await fingerprint()}`
  await presence.query('select pg_advisory_lock($1)', [MAKING_LOCK])
  await presence.query('select pg_advisory_lock_shared(hashtext($1))', [name])
  const kept = await templates(presence)
  if (!kept.includes(name)) {
    await presence.query(`drop database if exists ${DRAFT} with (force)`)
    await presence.query(`create database ${DRAFT}`)
    await fill(databaseUrl(serverUrl, DRAFT))
    await presence.query(`alter database ${DRAFT} allow_connections false`)
    await presence.query(`alter database ${DRAFT} rename to ${name}`)
  }
  for (const other of kept.filter((other) => other !== name && other !== DRAFT)) {
    // The sources may have changed under a run that still copies from an older one.
    const [row] = (await presence.query('select pg_try_advisory_lock(hashtext($1)) as free', [other])).rows
    if (!row.free) continue
    await presence.query(`drop database if exists ${other}`)
    await presence.query('select pg_advisory_unlock(hashtext($1))', [other])
  }
  await presence.query('select pg_advisory_unlock($1)', [MAKING_LOCK])
  return name
}

async function templates(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select datname from pg_database where datname like 'template\\_%'`)
  return rows.map(({ datname }) => datname as string)
}

async function fill(url: string): Promise<void> {
  await migrateDatabase(url)
  const db = openDatabase(url)
  await seedIfEmpty({ db, clock: systemClock }, DEMO.seed)
  await db.$client.end()
}

async function fingerprint(): Promise<string> {
  const folders = await Promise.all(
    SCHEMA.map((folder) => readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })),
  )
  const schema = folders
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const sources = new Set<string>()
  for (const path of FILLS) await addWithImports(join(ROOT, path), sources)
  const hash = createHash('sha256')
  for (const path of [join(ROOT, QUEUE), ...schema, ...sources].sort())
    hash.update(`\0${path.slice(ROOT.length)}\0`).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

const IMPORTS = /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm

/** Adds a source file and every file of ours that it runs. */
async function addWithImports(path: string, known: Set<string>): Promise<void> {
  if (known.has(path)) return
  known.add(path)
  for (const [, target = ''] of (await readFile(path, 'utf8')).matchAll(IMPORTS))
    await addWithImports(join(dirname(path), target), known)
}

/** What runs made that were killed is found by the id of their process. */
async function removeLeftovers(presence: pg.Client, folder: string): Promise<void> {
  await dropDatabases(presence, (owner) => !isAlive(owner))
  for (const name of await readdir(folder)) {
    const [, owner] = /^run-(\d+)$/.exec(name) ?? []
    if (owner && !isAlive(Number(owner))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Test databases carry the id of the process whose run made them. */
async function dropDatabases(client: pg.Client, isOurs: (owner: number) => boolean): Promise<void> {
  const { rows } = await client.query(`select datname from pg_database where datname like 'test\\_%'`)
  for (const { datname } of rows) {
    if (isOurs(Number(datname.split('_')[1])))
      await client.query(`drop database if exists ${datname} with (force)`)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
