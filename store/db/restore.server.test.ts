import { mkdir, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyOfBackup, startBackup, takeBaseBackup } from '../../tests/support/processes/base-backup.ts'
import type { BaseBackup } from '../../tests/support/processes/base-backup.ts'
import { databasePid, startOwnPostgres } from '../../tests/support/processes/own-postgres.ts'
import type { OwnPostgres } from '../../tests/support/processes/own-postgres.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { storeAt } from '../../tests/support/processes/store-process.ts'
import { Metrics } from '../../metrics/metrics.ts'
import { query } from '../../tests/support/processes/test-server.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { observeArchive } from '../tasks/archive-metrics.ts'
import { openDatabase } from './database.ts'

// A shop whose database is backed up as docs/runbook.md says, until somebody makes a mistake.
let postgres: OwnPostgres
let archive: string
let store: RunningProcess
const stopped: (() => Promise<unknown>)[] = []

const startStore = async (url: string, folder: string) => {
  const started = await startProcess('server/store-only.ts', 'commerce API is at', {
    ...{ DATABASE_URL: url, DATA_DIR: folder, RUN_JOBS: 'false' },
  })
  stopped.push(started.stop)
  return started
}
const apiOf = ({ opened }: RunningProcess) =>
  storeAt(/commerce API is at (http:\/\/[\d.:]+)/.exec(opened)?.[1] ?? '')

beforeAll(async () => {
  postgres = await startOwnPostgres('larkspur-restore-')
  stopped.push(postgres.stop)
  archive = join(postgres.folder, 'archive')
  await mkdir(archive)
  // PostgreSQL writes there, as another user where we are root.
  await chmod(archive, 0o777)
  for (const setting of [
    "archive_mode = 'on'",
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ])
    await query(postgres.url, `alter system set ${setting}`)
  await restartDatabase()
  store = await startStore(postgres.url, postgres.folder)
}, 240_000)
afterAll(async () => {
  for (const stop of stopped.reverse()) await stop()
})

/** The embedded database starts its server again by itself when that has ended. */
async function restartDatabase(): Promise<void> {
  // Without waiting for those who are connected.
  process.kill(await databasePid(postgres.folder), 'SIGINT')
  await vi.waitFor(
    async () => {
      const [row] = await query(postgres.url, 'show archive_mode')
      expect(row?.archive_mode).toBe('on')
    },
    { timeout: 60_000, interval: 200 },
  )
}

async function paidOrder(api: ReturnType<typeof storeAt>): Promise<string> {
  const { id, buyer, intent } = await readyToPay(api)
  expect((await buyer.pay(intent.id)).status).toBe(200)
  return id
}

/** What is in each table, as a number of rows and a hash of all that they hold. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables as { name: string }[]) {
    const [row] = await query(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(text, E'\\n' order by text)), '') as held
       from (select t::text as text from ${name} t) as rows`,
    )
    contents[name] = String(row?.held)
  }
  return contents
}

/** The restored copy of the backup as of a moment, or of all that the archive has; it goes on archiving. */
async function restore(backup: BaseBackup, moment?: string) {
  const started = await startBackup(backup, {
    signal: 'recovery.signal',
    configuration: [
      `restore_command = 'cp ${archive}/%f %p'`,
      ...(moment
        ? [
            `recovery_target_time = '${moment}'`,
            "recovery_target_action = 'promote'",
            "recovery_target_timeline = 'current'",
          ]
        : []),
    ],
  })
  stopped.push(started.stop)
  await expect
    .poll(async () => (await query(started.url, 'select pg_is_in_recovery() as is'))[0]?.is as boolean, {
      timeout: 60_000,
    })
    .toBe(false)
  return started
}

const now = async (url: string) =>
  String((await query(url, 'select clock_timestamp()::text as moment'))[0]?.moment)

/** Resolves when the archive has all that was written. */
async function archived(url: string): Promise<void> {
  await query(url, 'select pg_switch_wal()')
  await expect
    .poll(
      async () =>
        (
          await query(
            url,
            'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as is_safe from pg_stat_archiver',
          )
        )[0]?.is_safe as boolean,
      { timeout: 60_000 },
    )
    .toBe(true)
}

/** What docs/runbook.md has after a restore: what told PostgreSQL where to stop must not be in the next backup. */
const FORGET_TARGET = [
  ...['restore_command', 'recovery_target_time', 'recovery_target_action', 'recovery_target_timeline'].map(
    (name) => `alter system reset ${name}`,
  ),
  'select pg_reload_conf()',
]

test('for how long nothing was archived is measured, and grows while the archive takes nothing', async () => {
  const db = openDatabase(postgres.url, { max: 1 })
  stopped.push(() => db.$client.end())
  const metrics = new Metrics()
  observeArchive(metrics, db)
  const age = async () => {
    const { body } = await metrics.text()
    return Number(/^larkspur_wal_archive_age_seconds (\S+)$/m.exec(body)?.[1])
  }
  const command = String((await query(postgres.url, 'show archive_command'))[0]?.archive_command)
  const archiveBy = async (way: string) => {
    await query(postgres.url, `alter system set archive_command = '${way}'`)
    await query(postgres.url, 'select pg_reload_conf()')
  }
  await query(postgres.url, 'create table noted (at timestamptz)')
  await archived(postgres.url)
  expect(await age()).toBeLessThan(30)
  await archiveBy('false')
  try {
    const before = await age()
    await query(postgres.url, 'insert into noted values (now())')
    await query(postgres.url, 'select pg_switch_wal()')
    await expect.poll(age, { timeout: 20_000, interval: 500 }).toBeGreaterThan(before + 3)
  } finally {
    await archiveBy(command)
  }
  // The archiver tries a file that failed again after a minute at most.
  await expect.poll(age, { timeout: 90_000, interval: 500 }).toBeLessThan(3)
}, 150_000)

test(
  'the database is restored to the moment before a mistake, to the last row',
  { timeout: 240_000 },
  async () => {
    const api = apiOf(store)
    const early = [await paidOrder(api), await paidOrder(api)]
    const backup = await takeBaseBackup(postgres.url, 'backup')
    const late = [await paidOrder(api), await paidOrder(api), await paidOrder(api)]
    const before = await contentsOf(postgres.url)
    const moment = await now(postgres.url)
    await pause(100)

    // The mistake, and an order after it.
    await query(postgres.url, 'update variant set price = 1; delete from page')
    const lost = await paidOrder(api)
    const laterMoment = await now(postgres.url)
    await pause(100)
    await paidOrder(api)
    await archived(postgres.url)

    const untouched = await copyOfBackup(backup, 'untouched')
    const restored = await restore(backup, moment)
    const after = await contentsOf(restored.url)
    expect(Object.keys(before).length).toBeGreaterThan(40)
    expect(after).toEqual(before)
    expect(await contentsOf(postgres.url)).not.toEqual(before)

    // The shop opens on it, takes orders, and knows those of before.
    const again = apiOf(await startStore(restored.url, postgres.folder))
    const ids = [...early, ...late, lost]
    const rows = await query(restored.url, 'select id from "order" where id = any($1)', [ids])
    expect(rows.map(({ id }) => id as string).sort()).toEqual([...early, ...late].sort())
    const since = await paidOrder(again)

    // The next backup is one of its own: all of the archive brings back what was sold after the restore.
    for (const statement of FORGET_TARGET) await query(restored.url, statement)
    const next = await takeBaseBackup(restored.url, 'next')
    const sinceNext = await paidOrder(again)
    await archived(restored.url)
    const all = await restore(next)
    const held = await query(all.url, 'select id from "order" where id = any($1)', [[since, sinceNext, lost]])
    expect(held.map(({ id }) => id as string).sort()).toEqual([since, sinceNext].sort())

    // Whoever finds that the moment was too early takes a later one of the same history.
    const later = await restore(untouched, laterMoment)
    const found = await query(later.url, 'select id from "order" where id = any($1)', [[lost, since]])
    expect(found.map(({ id }) => id as string)).toEqual([lost])
  },
)
