import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
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

/** A proxy to the database that can be cut, as when its server is killed, and restored. */
async function wayTo(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.pipe(far).on('close', () => near.destroy())
    far.pipe(near).on('close', () => far.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  url.host = `127.0.0.1:${port}`
  const cut = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { url: url.href, cut, mend: () => once(server.listen(port, '127.0.0.1'), 'listening') }
}

const rows = async (text: string) => (await store.db.$client.query(text)).rows

it('a job whose end cannot be written down is no reason to die: it is written when the database is back', async () => {
  const way = await wayTo(store.tcpUrl)
  const stopWorker = await startWorker({
    ...{
      databaseUrl: way.url,
      clock: store.clock,
      settings: TEST_AUTH,
      payments: store.payments,
      pictures: store.images,
    },
    storeUrl: 'http://127.0.0.1:1',
    carriers: { providers: messageProviders({}), eraseSecrets: false },
    logger: pino({ level: 'silent' }),
  })
  // The job takes long enough to be interrupted.
  await rows(
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
  )
  await rows(`create trigger slow before update on message for each row execute function slow()`)
  await askForCode(store, await store.newSession(), 'iris@example.org')
  const working = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await expect.poll(async () => (await rows(working)).length, { interval: 20 }).toBe(1)
  await way.cut()
  await rows('drop trigger slow on message')
  await way.mend()

  const held = `select task_identifier, attempts, last_error from graphile_worker.jobs where locked_at is not null`
  await expect.poll(() => rows(held), { timeout: 15_000 }).toEqual([])
  await stopWorker()
  await way.cut()
})
