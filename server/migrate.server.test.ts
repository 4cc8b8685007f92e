import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { QUICK_IMPORTS } from '../scripts/launch/run.mjs'
import { LIVE_ENVIRONMENT } from '../tests/support/processes/live-environment.ts'
import { startProcess } from '../tests/support/processes/process.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'
import { emptyDatabase, query } from '../tests/support/processes/test-server.ts'

const run = promisify(execFile)

let database: Awaited<ReturnType<typeof emptyDatabase>>
let environment: Record<string, string>
beforeAll(async () => {
  const testServer = inject('testServer')
  database = await emptyDatabase(testServer)
  environment = { ...LIVE_ENVIRONMENT, DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder }
})
afterAll(() => database.drop())

/** Runs the command as npm does. */
async function migrate(
  flags: string[],
  own: Record<string, string> = {},
): Promise<{ code: number; printed: string }> {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env
  const running = run(process.execPath, [...QUICK_IMPORTS, 'server/migrate.ts', ...flags], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...inherited, ...environment, ...own },
  })
  const { code, stdout, stderr } = await running.then(
    (out) => ({ code: 0, ...out }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return { code, printed: stdout + stderr }
}

const tables = () => query(database.url, "select from pg_tables where schemaname = 'public'")

test('a live shop migrates nothing by itself, and says what to do', async () => {
  const started = startShopProcess(environment)
  await expect(started).rejects.toThrow('run `npm run migrate -- --apply` first')
  await expect(started).rejects.toThrow('tables: 0000_start')
  const worker = startProcess('server/worker.ts', 'The worker runs jobs', environment)
  await expect(worker).rejects.toThrow('run `npm run migrate -- --apply` first')
  expect(await tables()).toEqual([])
})

test('a database that takes texts as bytes is refused', async () => {
  const bytes = await emptyDatabase(
    inject('testServer'),
    "template template0 encoding 'SQL_ASCII' locale 'C'",
  )
  try {
    const { code, printed } = await migrate(['--apply'], { DATABASE_URL: bytes.url })
    expect(printed).toContain('The database has the encoding SQL_ASCII, and the shop needs UTF8')
    expect(code).toBe(1)
    expect(await query(bytes.url, "select from pg_tables where schemaname = 'public'")).toEqual([])
  } finally {
    await bytes.drop()
  }
})

test('the command checks, applies, and has nothing left to do', async () => {
  const before = await migrate(['--check'])
  expect(before.code).toBe(1)
  for (const line of ['job queue: migrations 1 to ', 'tables: 0000_start', 'functions and triggers: all'])
    expect(before.printed).toContain(line)
  expect(await tables()).toEqual([])
  const applied = await migrate(['--apply'])
  expect(applied.printed).toContain('Applied')
  expect(applied.code).toBe(0)
  const { host, pathname, password } = new URL(database.url)
  const { code, printed } = await migrate(['--check'])
  expect(code).toBe(0)
  expect(printed).toBe(
    `Looking at the database ${pathname.slice(1)} at ${host}.\nThe database is ready for this version.\n`,
  )
  expect(password).not.toBe('')
  expect(printed).not.toContain(password)
  expect((await migrate(['--apply', '--statement-timeout=10min'])).code).toBe(0)
})

test('then the shop starts; so does this version on the database of a newer one', async () => {
  await query(
    database.url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await query(database.url, `insert into graphile_worker.migrations (id, breaking) values (999999, false)`)
  expect((await migrate(['--check'])).code).toBe(0)
  const shop = await startShopProcess(environment)
  expect((await fetch(shop.url)).status).toBe(200)
  await shop.stop()
})

test('what is half there is named', async () => {
  await query(database.url, 'delete from applied_sql where name = (select min(name) from applied_sql)')
  const { code, printed } = await migrate(['--check'])
  expect(code).toBe(1)
  expect(printed).toMatch(/^Looking at .*\nfunctions and triggers: \S+\.sql\n$/)
})

test.each([
  [[]],
  [['--now']],
  [['--check', '--apply']],
  [['--check', '--statement-timeout=1min']],
  [['--apply', '--statement-timeout=long']],
])('%j is no way to call it', async (flags) => {
  const { code, printed } = await migrate(flags)
  expect(code).toBe(2)
  expect(printed).toContain('usage: npm run migrate -- --check | --apply')
})
