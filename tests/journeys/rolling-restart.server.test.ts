import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTopology } from '../../scripts/topology/topology.ts'
import type { Topology } from '../../scripts/topology/topology.ts'
import { testEnvironment } from '../support/processes/process.ts'
import { copyTemplate } from '../support/processes/test-server.ts'
import { openSlots } from '../support/shopping/books.ts'
import { Changes, areAllMade, changesOf } from '../support/shopping/changes.ts'

// Two gateways and two stores, each pair behind a plain proxy that sends nothing twice.
let database: Awaited<ReturnType<typeof copyTemplate>>
let topology: Topology
beforeAll(async () => {
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  await openSlots(database.url)
  topology = await startTopology({
    root: join(import.meta.dirname, '..', '..'),
    environment: testEnvironment({
      ...{ DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder },
      // Many polls of the proxy long: on a busy machine one may come late.
      ...{ DRAIN_SECONDS: '5', BLOCK_TIMEOUT_MS: '10000' },
    }),
    worker: false,
  })
})
afterAll(async () => {
  await topology.stop()
  await database.drop()
})

test(
  'all copies are replaced under load, and nobody notices: each page is there, each change is made once',
  { timeout: 240_000 },
  async () => {
    const { gateways, stores } = topology
    const failures: string[] = []
    let answered = 0
    let loading = true
    const shopper = async (path: string) => {
      while (loading) {
        const outcome = await fetch(gateways.url + path).then(
          async (answer) => ({ status: answer.status, text: await answer.text() }),
          (error: unknown) => ({ status: 0, text: String(error) }),
        )
        answered++
        if (outcome.status !== 200) failures.push(`${path} ${outcome.status} ${outcome.text.slice(0, 200)}`)
      }
    }
    const changes = new Changes(gateways.url)
    changes.begin({ carts: 3, buyers: 2 })
    const shoppers = ['/', '/category/roses', '/product/101', '/search?q=roses', '/cart', '/livez'].map(
      shopper,
    )
    for (const tier of [gateways, stores]) {
      for (const index of [0, 1]) {
        const before = tier.copies[index]?.process.pid
        await tier.replace(index)
        expect(tier.copies[index]?.process.pid).not.toBe(before)
      }
    }
    loading = false
    await Promise.all(shoppers)
    const changed = await changes.end(database.url)
    console.log(`${answered} requests, ${failures.length} failures; ${changesOf(changed)}`)
    expect(failures).toEqual([])
    expect(changed.failures).toEqual([])
    expect(areAllMade(changed), changesOf(changed)).toBe(true)
    expect(answered).toBeGreaterThan(500)
    expect(changed.made).toBeGreaterThan(100)
  },
)

test('a copy that is told to go says so, answers what comes, and closes behind it', async () => {
  const [copy] = topology.gateways.copies
  const url = copy?.url ?? ''
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' })
  await (await fetch(url)).text()
  const stopped = copy?.process.stop()
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  const ready = await fetch(`${url}/readyz`)
  expect(await ready.json()).toEqual({ status: 'stopping' })
  for (const path of ['/', '/category/roses', '/livez']) {
    const answer = await fetch(url + path)
    expect([answer.status, answer.headers.get('connection')], path).toEqual([200, 'close'])
    await answer.text()
  }
  await stopped
  await expect(fetch(url)).rejects.toThrow()
})
