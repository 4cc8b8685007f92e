import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { ask } from '../../tests/support/graphql-visitor.ts'
import type { Jar } from '../../tests/support/graphql-visitor.ts'
import { findNginx, startEdge, startStoresProxy } from '../../tests/support/processes/nginx.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'

// Two gateways and two stores behind nginx with the configurations of operations/nginx/. It never asks whether a copy is ready.
const program = await findNginx()

type Copy = { process: RunningProcess; start: () => Promise<RunningProcess> }
let database: Awaited<ReturnType<typeof copyTemplate>>
let edge: Awaited<ReturnType<typeof startEdge>>
const copies: Copy[] = []
const stopped: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  if (!program) return
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  stopped.push(database.drop)
  const run = async (start: () => Promise<RunningProcess>) => {
    const copy: Copy = { process: await start(), start }
    copies.push(copy)
    stopped.push(() => copy.process.stop())
  }
  const [stores, gateways] = [await ports(), await ports()]
  const shared = { BLOCK_TIMEOUT_MS: '10000', DRAIN_SECONDS: '2' }
  for (const port of stores)
    await run(() =>
      startProcess('server/store-only.ts', 'commerce API is at', {
        ...{ DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder, RUN_JOBS: 'false' },
        ...{ ...shared, STORE_PORT: String(port) },
      }),
    )
  const proxy = await startStoresProxy(program, await freePort(), stores)
  stopped.push(proxy.stop)
  for (const port of gateways)
    await run(() =>
      startProcess('server/main.ts', 'The shop is open at', {
        ...{ ...shared, HOST: '127.0.0.1', PORT: String(port), API_BASE_URL: proxy.url, TRUST_PROXY: '1' },
      }),
    )
  edge = await startEdge(program, { edge: await freePort(), insecure: await freePort(), gateways })
  stopped.push(edge.stop)
}, 120_000)
afterAll(async () => {
  for (const stop of stopped.reverse()) await stop()
})

const ports = async (): Promise<[number, number]> => [await freePort(), await freePort()]

test.runIf(program)(
  'all copies are replaced without a word to nginx: no page fails, and no change is lost or made twice',
  { timeout: 240_000 },
  async () => {
    const failures: string[] = []
    let pages = 0
    let isLoading = true
    const browse = async (path: string) => {
      while (isLoading) {
        const answer = await fetch(edge.url + path)
        const text = await answer.text()
        pages++
        await new Promise((resolve) => setTimeout(resolve, 20))
        if (answer.status !== 200) failures.push(`GET ${path}: ${answer.status} ${text.slice(0, 80)}`)
      }
    }
    const { body: roses } = await ask(
      edge.url,
      new Map(),
      '{ listing(type: CATEGORY, slug: "roses", limit: 1) { list { id variantSlug } } }',
    )
    const [{ id, variantSlug }] = roses.data.listing.list
    const rose = `productId: "${id}", variantSlug: "${variantSlug}"`
    const buy = async () => {
      const jar: Jar = new Map()
      let added = 0
      while (isLoading && added < 95) {
        const { body } = await ask(
          edge.url,
          jar,
          `mutation { addCartLine(input: { ${rose} }) { __typename } }`,
        )
        if (body.data?.addCartLine?.__typename === 'Cart') added++
        else failures.push(`addCartLine: ${JSON.stringify(body).slice(0, 200)}`)
        // Otherwise the machine does nothing but fill carts.
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
      const { body } = await ask(edge.url, jar, '{ cart { quantity } }')
      return { added, inCart: body.data.cart.quantity as number }
    }
    const browsing = Promise.all(['/', '/category/roses', '/search?q=roses', '/cart'].map(browse))
    const buying = Promise.all(Array.from({ length: 10 }, buy))
    for (const copy of copies) {
      await copy.process.stop()
      copy.process = await copy.start()
      // As long as nginx rests from a copy that refused it.
      await new Promise((resolve) => setTimeout(resolve, 1_500))
    }
    isLoading = false
    await browsing
    const carts = await buying
    expect(failures).toEqual([])
    for (const { added, inCart } of carts) expect(inCart).toBe(added)
    const added = carts.reduce((sum, one) => sum + one.added, 0)
    console.log(`${pages} pages, ${added} changes`)
    expect(pages).toBeGreaterThan(100)
    expect(added).toBeGreaterThan(100)
  },
)
