import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForCode } from '../../tests/support/shopping/account.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import { messageProviders } from '../outbox/providers/providers.ts'
import { startWorker } from './worker.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A proxy to the database that can be cut, as when its server is killed, and restored; until then `lose` loses answers that contain a word. */
async function wayTo(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  let lost: string | undefined
  const server = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.pipe(far).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('data', (answer) => {
      if (lost === undefined || !answer.includes(lost)) near.write(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  url.host = `127.0.0.1:${port}`
  const cut = async () => {
    const closed = new Promise((done) => server.close(done))
    // One after another, so that the results of jobs fail one by one.
    for (const socket of sockets) {
      socket.destroy()
      await pause(3)
    }
    await closed
    lost = undefined
  }
  const lose = (word: string) => {
    lost = word
  }
  return { url: url.href, cut, lose, mend: () => once(server.listen(port, '127.0.0.1'), 'listening') }
}

const startWorkerAt = (databaseUrl: string) =>
  startWorker({
    ...{ databaseUrl, clock: store.clock, settings: TEST_AUTH },
    ...{ payments: store.payments, pictures: store.images },
    storeUrl: 'http://127.0.0.1:1',
    carriers: { providers: messageProviders({}), eraseSecrets: false },
    logger: pino({ level: 'silent' }),
  })

const rows = async (text: string) => (await store.db.$client.query(text)).rows

const HELD = `select task_identifier, attempts, last_error from graphile_worker.jobs where locked_at is not null`

it('jobs whose ends cannot be written down are no reason to die: they are written when the database is back', async () => {
  const way = await wayTo(store.tcpUrl)
  const stopWorker = await startWorkerAt(way.url)
  // The jobs take long enough to be interrupted, all of them at once.
  await rows(
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
  )
  await rows(`create trigger slow before update on message for each row execute function slow()`)
  for (const name of ['iris', 'rose', 'lily', 'fern'])
    await askForCode(store, await store.newSession(), `${name}@example.org`)
  const working = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await expect.poll(async () => (await rows(working)).length, { interval: 20 }).toBe(4)
  await way.cut()
  await rows('drop trigger slow on message')
  await way.mend()

  await expect.poll(() => rows(HELD), { timeout: 15_000 }).toEqual([])
  await stopWorker()
  await way.cut()
})

it('a job that was given out, and whose answer was lost on the way, is free again at once', async () => {
  const way = await wayTo(store.tcpUrl)
  const stopWorker = await startWorkerAt(way.url)
  await expect.poll(() => rows(HELD)).toEqual([])
  way.lose('never heard of')
  await rows(`select graphile_worker.add_job('clean_up', '{ "why": "never heard of" }')`)
  // The database has locked it for the worker, who does not hear of it.
  await expect.poll(() => rows(HELD), { timeout: 10_000 }).not.toEqual([])
  await way.cut()
  await way.mend()

  await expect.poll(() => rows(HELD), { timeout: 15_000 }).toEqual([])
  await stopWorker()
  await way.cut()
})
