import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { findPgbouncer, startPgbouncer } from '../../tests/support/processes/pgbouncer.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { storeAt } from '../../tests/support/processes/store-process.ts'
import { copyTemplate, query } from '../../tests/support/processes/test-server.ts'

// A store, jobs and all, whose database is behind a PgBouncer in transaction mode.
const program = await findPgbouncer()
let database: Awaited<ReturnType<typeof copyTemplate>>
let pooler: Awaited<ReturnType<typeof startPgbouncer>>
let store: RunningProcess
let url: string
beforeAll(async () => {
  if (!program) return
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  pooler = await startPgbouncer(program, database.tcpUrl)
  store = await startProcess('server/store-only.ts', 'commerce API is at', {
    DATABASE_URL: pooler.url,
    DATABASE_SESSION_URL: database.url,
    DATABASE_PREPARED_STATEMENTS: '0',
    DATA_DIR: testServer.scratchFolder,
  })
  url = /at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
})
afterAll(async () => {
  if (!program) return
  await store.stop()
  await pooler.stop()
  await database.drop()
})

const failures = () => store.log.filter((line) => /"level":(50|60)/.test(line))

test.runIf(program)('many order at once over four connections, and jobs run', async () => {
  const shop = storeAt(url)
  const ready = await Promise.all(Array.from({ length: 24 }, () => readyToPay(shop)))
  expect(new Set(ready.map(({ id }) => id)).size).toBe(24)
  const session = await shop.newSession()
  const receiver = 'pooled@example.org'
  const sent = await shop.call('POST', '/v1/auth/send-verification-code/', {
    session,
    body: { type: 'email', receiver },
  })
  expect(sent.status).toBe(200)
  const messages = () => query(database.url, 'select sent_at from message where "to" = $1', [receiver])
  await expect.poll(messages, { timeout: 20_000 }).toEqual([{ sent_at: expect.any(Date) }])
  expect(failures()).toEqual([])
  const users = await query(
    database.url,
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'larkspur-store' and state is not null",
  )
  // Four of the pooler's, and those of the jobs.
  expect(Number(users[0]?.count)).toBeLessThanOrEqual(4 + 10)
})

test.runIf(program)(
  'statements that are asked for often are not prepared, whichever connection they come to',
  async () => {
    const shop = storeAt(url)
    const paths = ['/v1/product/101', '/v1/category/roses/?limit=5', '/v1/navigation/', '/v1/search/?q=roses']
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(paths.map((path) => shop.get(path)))
      for (const [index, { status }] of answers.entries()) expect(status, paths[index]).toBeLessThan(500)
    }
    expect(failures()).toEqual([])
  },
)

test.runIf(program)('time-outs that the role does not have are asked for', () => {
  const told = store.log.find((line) => line.includes("the pooler's connections have no"))
  expect(told).toContain('idle_in_transaction_session_timeout, lock_timeout, statement_timeout')
})
