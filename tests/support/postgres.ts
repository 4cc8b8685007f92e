import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '../../store/db/database.ts'
import { startEmbeddedPostgres } from '../../store/db/embedded-postgres.ts'
import { seedIfEmpty } from '../../store/db/seed.ts'
import { systemClock } from '../../store/domain/clock.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A connection string for the server's own database; databases of tests are made beside it. */
    serverUrl: string
    /** The name of a database that is migrated and filled, to copy from. */
    template: string
    /** A folder that is removed after the run. */
    scratchFolder: string
  }
}

const FOLDER = join('.data', 'test')

/** Starts one PostgreSQL for the whole run, with a filled database that each test file gets a copy of. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres(FOLDER)
  const presence = await stayConnected(postgres.url)
  // What a test wrote need not outlive a loss of power, so no commit waits for the disk; killed.test has its own server.
  await query(postgres.url, 'alter system set synchronous_commit = off')
  await query(postgres.url, 'select pg_reload_conf()')
  const scratchFolder = join(FOLDER, `run-${process.pid}`)
  const template = `test_${process.pid}_template`
  await dropDatabases(postgres.url, (owner) => !isAlive(owner))
  await query(postgres.url, `create database ${template}`)
  await fill(databaseUrl(postgres.url, template))
  provide('serverUrl', postgres.url)
  provide('template', template)
  provide('scratchFolder', scratchFolder)
  return async () => {
    await dropDatabases(postgres.url, (owner) => owner === process.pid)
    await presence.end()
    await postgres.stop()
    await rm(scratchFolder, { recursive: true, force: true })
  }
}

/** A server is not stopped while somebody is connected: another run that ends must not take ours down. */
async function stayConnected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The connection string of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on a database. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

async function fill(url: string): Promise<void> {
  await migrateDatabase(url)
  const db = openDatabase(url)
  await seedIfEmpty(db, systemClock)
  await db.$client.end()
}

/** Test databases carry the id of the process that made them: those of a run that was killed are found by it. */
async function dropDatabases(url: string, isOurs: (owner: number) => boolean): Promise<void> {
  const rows = await query(url, `select datname from pg_database where datname like 'test\\_%'`)
  for (const name of rows.map((row) => String(row.datname))) {
    if (isOurs(Number(name.split('_')[1]))) await query(url, `drop database if exists ${name} with (force)`)
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
