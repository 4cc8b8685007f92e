import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { safeError } from '../../logging/safe-error.ts'
import { emptyDatabase } from '../../tests/support/processes/test-server.ts'
import { ignoreConnectionErrors } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { applyTables, pendingTables } from './table-migrations.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let pool: pg.Pool
let folder: string
beforeEach(async () => {
  database = await emptyDatabase(inject('testServer'))
  pool = new pg.Pool({ connectionString: database.url })
  // A connection that is being given up is still told when its database is dropped.
  ignoreConnectionErrors(pool)
  folder = await mkdtemp(join(tmpdir(), 'larkspur-migrations-'))
})
afterEach(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Writes migrations as drizzle-kit does, each a list of statements. */
async function write(migrations: Record<string, string[]>): Promise<void> {
  const entries = Object.entries(migrations)
  await mkdir(join(folder, 'meta'), { recursive: true })
  for (const [tag, statements] of entries)
    await writeFile(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
  const journal = entries.map(([tag], idx) => ({ idx, version: '7', when: idx + 1, tag, breakpoints: true }))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries: journal }))
}

async function apply(settings = ''): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set lock_timeout = '500ms'; ${settings}`)
    await applyTables(client, folder)
  } finally {
    client.release(true)
  }
}

async function pending(): Promise<string[]> {
  const client = await pool.connect()
  try {
    return await pendingTables(client, folder)
  } finally {
    client.release()
  }
}

const indexes = async () => {
  const { rows } = await pool.query(
    "select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'stockist'::regclass",
  )
  return rows
}

const TABLE = ['create table stockist (id int, town text);', "insert into stockist values (1, 'Bath');"]
const ADD_COLUMN = ['alter table stockist add column phone text;']
const INDEX = ['create unique index concurrently if not exists stockist_id on stockist (id);']

/** Somebody who has written to the table and not ended yet. */
async function writer() {
  const client = await pool.connect()
  await client.query("begin; insert into stockist values (2, 'Wells')")
  return {
    end: async () => {
      await client.query('commit')
      client.release()
    },
  }
}

test('a table that is worked with is waited for briefly; what came before stays, and the rest is applied later', async () => {
  await write({ '0000_table': TABLE })
  await apply()
  const { end } = await writer()
  await write({ '0000_table': TABLE, '0001_note': ['create table note (id int);'], '0002_phone': ADD_COLUMN })
  await expect(apply()).rejects.toThrow(
    'The migration 0002_phone.sql failed: others worked with its tables for longer than it waits (5s). Nothing of it was changed: try again',
  )
  expect(await pending()).toEqual(['0002_phone'])
  await end()
  await apply()
  expect(await pending()).toEqual([])
  expect((await pool.query('select phone from stockist')).rows).toHaveLength(2)
})

test('the log names a migration that failed, and no value of a row', async () => {
  const name = '0001_index_of_stockists_by_their_towns'
  await write({ '0000_table': [...TABLE, "insert into stockist values (1, 'Bristol');"] })
  await apply()
  await write({ '0000_table': TABLE, [name]: INDEX })
  const error = await apply().catch((thrown: unknown) => thrown)
  expect(safeError(error).message).toContain(
    `The migration ${name}.sql failed: could not create unique index`,
  )
  await write({ '0000_table': TABLE, [name]: ["do $$ begin raise 'Call 07700 900123'; end $$;"] })
  const other = await apply().catch((thrown: unknown) => thrown)
  expect(safeError(other).message).toContain(`The migration ${name}.sql failed: `)
  expect(JSON.stringify(safeError(other))).not.toContain('07700')
})

test('an index is built beside its table: it waits for who writes, and nobody waits for it', async () => {
  await write({ '0000_table': TABLE })
  await apply()
  const { end } = await writer()
  await write({ '0000_table': TABLE, '0001_index': INDEX })
  let isDone = false
  const building = apply().then(() => (isDone = true))
  for (let id = 3; id < 10; id++) {
    await pool.query("set lock_timeout = '1s'; insert into stockist values (" + id + ", 'Frome')")
    await new Promise((later) => setTimeout(later, 150))
  }
  expect(isDone).toBe(false)
  await end()
  await building
  expect(await indexes()).toEqual([{ name: 'stockist_id', valid: true }])
  expect(await pending()).toEqual([])
})

test('what comes after an index has the time-outs of before', async () => {
  const note =
    "create table seen as select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement;"
  await write({ '0000_table': TABLE, '0001_index': INDEX, '0002_seen': [note] })
  await apply("set statement_timeout = '700ms'")
  expect((await pool.query('select * from seen')).rows).toEqual([{ lock: '500ms', statement: '700ms' }])
})

test('an index whose building broke off is built anew', async () => {
  await write({ '0000_table': [...TABLE, "insert into stockist values (1, 'Bristol');"] })
  await apply()
  await write({ '0000_table': TABLE, '0001_index': INDEX })
  await expect(apply()).rejects.toThrow('The migration 0001_index.sql failed: could not create unique index')
  expect(await indexes()).toEqual([{ name: 'stockist_id', valid: false }])
  expect(await pending()).toEqual(['0001_index'])
  await pool.query("delete from stockist where town = 'Bristol'")
  await apply()
  expect(await indexes()).toEqual([{ name: 'stockist_id', valid: true }])
})

test('a statement that takes too long is ended, and its migration undone', async () => {
  await write({ '0000_table': TABLE, '0001_slow': [...ADD_COLUMN, 'select pg_sleep(30);'] })
  await expect(apply("set statement_timeout = '300ms'")).rejects.toThrow(
    /0001_slow.sql failed: a statement took longer/,
  )
  expect(await pending()).toEqual(['0001_slow'])
  await expect(pool.query('select phone from stockist')).rejects.toThrow('column "phone" does not exist')
})

test.each([
  [['-- Custom SQL migration file, put your code below! --\n'], 'has no statement yet'],
  [[...INDEX, ...ADD_COLUMN], 'what else it does belongs in a migration of its own'],
  [['create index concurrently stockist_town on stockist (town);'], 'says "if not exists"'],
])('a migration that cannot be right is refused before any is applied: %j', async (statements, why) => {
  await write({ '0000_table': TABLE, '0001_wrong': statements })
  await expect(apply()).rejects.toThrow(why)
  expect(await pending()).toEqual(['0000_table', '0001_wrong'])
})

test('the job queue is not waited for either: its migrations have the same time-outs', async () => {
  const other = await pool.connect()
  await other.query('begin; create schema graphile_worker')
  await expect(migrateDatabase(database.url)).rejects.toMatchObject({ code: '55P03' })
  await other.query('rollback')
  other.release()
  await migrateDatabase(database.url)
  await pool.query('select from graphile_worker.jobs')
})
