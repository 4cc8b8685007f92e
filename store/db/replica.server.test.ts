import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { startStreamingReplica } from '../../tests/support/processes/streaming-replica.ts'
import type { StreamingReplica } from '../../tests/support/processes/streaming-replica.ts'
import { query } from '../../tests/support/processes/test-server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// A PostgreSQL of its own with a hot standby, and a store that is told of both.
const WITHIN = { timeout: 30_000 }
let folder: string
let primary: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let replica: StreamingReplica
let store: RunningProcess
let url: string

const startStore = (settings: Record<string, string>) =>
  startProcess('server/store-only.ts', 'commerce API is at', {
    ...{ DATABASE_URL: primary.url, DATA_DIR: folder, RUN_JOBS: 'false' },
    ...settings,
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-replica-'))
  primary = await startEmbeddedPostgres(folder)
  // It fills the database.
  await (await startStore({})).stop()
  replica = await startStreamingReplica(primary.url)
  store = await startStore({ DATABASE_READ_URL: replica.url })
  url = /at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
}, 240_000)
afterAll(async () => {
  await store?.stop()
  await replica?.stop()
  await primary?.stop()
  await rm(folder, { recursive: true, force: true })
})

const said = (words: string) => store.log.filter((line) => line.includes(words)).length
const isRead = () => expect.poll(async () => (await fetch(`${url}/v1/product/101`), askedOf(replica)), WITHIN)
/** The tables that the replica was asked for since the last look. */
let seen = 0
function askedOf({ statements }: StreamingReplica): string[] {
  const all = statements()
  const fresh = all.slice(seen)
  seen = all.length
  return [...new Set([...fresh.matchAll(/(?:from|into|update) "?(\w+)"?/gi)].map(([, table]) => table ?? ''))]
}
const titleOf = async () => {
  const answer = await fetch(`${url}/v1/product/101`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: { title: string } }).data.title
}

test('the catalogue is read from the replica, and nothing of a visitor is', async () => {
  await isRead().toContain('product')
  askedOf(replica)
  const session = await fetch(`${url}/v1/session/`, { method: 'POST' })
  const { token } = (await session.json()) as { token: string }
  const headers = { 'x-session-token': token, 'content-type': 'application/json' }
  const [line] = ((await (await fetch(`${url}/v1/category/roses/?limit=1`)).json()) as any).data.list
  const added = await fetch(`${url}/v1/basket/${line.id}/${line.position_slug}`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect(added.status).toBe(200)
  expect((await fetch(`${url}/v1/basket/`, { headers })).status).toBe(200)
  expect((await fetch(`${url}/v1/delivery/check/?postcode=SE1%209SG`)).status).toBeLessThan(500)
  const tables = askedOf(replica)
  expect(tables).toContain('product')
  for (const table of ['session', 'cart', 'cart_line', 'slot', 'user']) expect(tables).not.toContain(table)
})

test('after a change nobody is answered from a replica that has not heard of it, and it is read again once it has', async () => {
  // On a busy machine it may have been behind before.
  await isRead().toContain('product')
  const [behind, read] = [said('too far behind'), said('is read from the replica')]
  await query(replica.url, 'select pg_wal_replay_pause()')
  await query(primary.url, "update product set title = 'Renamed roses' where id = 101")
  await expect.poll(titleOf, { timeout: 1_500, interval: 20 }).toBe('Renamed roses')
  // From the first answer on it stays so, for longer than a change is remembered.
  for (let ask = 0; ask < 80; ask++) {
    expect(await titleOf()).toBe('Renamed roses')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect.poll(() => said('too far behind'), WITHIN).toBe(behind + 1)
  expect(said('is read from the replica')).toBe(read)
  await query(replica.url, 'select pg_wal_replay_resume()')
  await expect.poll(() => said('is read from the replica'), WITHIN).toBe(read + 1)
  askedOf(replica)
  await isRead().toContain('product')
  expect(await titleOf()).toBe('Renamed roses')
})

test('without the replica the primary answers, which is told of once', async () => {
  await isRead().toContain('product')
  const before = said('the replica does not answer')
  await replica.stop()
  for (let ask = 0; ask < 20; ask++) expect(await titleOf()).toBe('Renamed roses')
  await expect.poll(() => said('the replica does not answer'), WITHIN).toBe(before + 1)
  for (let ask = 0; ask < 20; ask++) expect(await titleOf()).toBe('Renamed roses')
  expect(said('the replica does not answer')).toBe(before + 1)
})

test('a database that follows nobody is no replica', async () => {
  const other = await startStore({ DATABASE_READ_URL: primary.url })
  await expect.poll(() => other.log.some((line) => line.includes('is no replica')), WITHIN).toBe(true)
  await other.stop()
})
