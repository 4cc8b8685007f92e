import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { ask } from '../../tests/support/graphql-visitor.ts'
import type { Jar } from '../../tests/support/graphql-visitor.ts'
import { findNginx, startNginx } from '../../tests/support/processes/nginx.ts'
import { startProcess } from '../../tests/support/processes/process.ts'
import type { RunningProcess } from '../../tests/support/processes/process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { copyTemplate } from '../../tests/support/processes/test-server.ts'

// Two gateways behind nginx with the configuration of operations/nginx/edge.conf. It never asks whether a copy is ready.
const program = await findNginx()

let database: Awaited<ReturnType<typeof copyTemplate>>
let store: RunningProcess
let edge: Awaited<ReturnType<typeof startNginx>>
let startGateway: (index: 0 | 1) => Promise<ShopProcess>
const gateways: ShopProcess[] = []
beforeAll(async () => {
  if (!program) return
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  const environment = { DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder }
  store = await startProcess('server/store-only.ts', 'commerce API is at', environment)
  const storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
  const ports: [number, number] = [await freePort(), await freePort()]
  startGateway = (index) =>
    startShopProcess({
      ...{ PORT: String(ports[index]), API_BASE_URL: storeUrl, TRUST_PROXY: '1', DRAIN_SECONDS: '2' },
      BLOCK_TIMEOUT_MS: '10000',
    })
  for (const index of [0, 1] as const) gateways.push(await startGateway(index))
  edge = await startNginx(
    program,
    { edge: await freePort(), insecure: await freePort(), gateways: ports },
    // A copy that comes back is asked again before the next one goes.
    { 'fail_timeout=5s': 'fail_timeout=1s' },
  )
})
afterAll(async () => {
  if (!program) return
  await edge.stop()
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  await store.stop()
  await database.drop()
})

test.runIf(program)(
  'both copies are replaced without a word to nginx: no page fails, and no change is lost or made twice',
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
      '{ listing(type: CATEGORY, slug: "roses", limit: 1) { list { id positionSlug } } }',
    )
    const [{ id, positionSlug }] = roses.data.listing.list
    const rose = `productId: "${id}", positionSlug: "${positionSlug}"`
    const buy = async () => {
      const jar: Jar = new Map()
      let added = 0
      while (isLoading && added < 90) {
        const { body } = await ask(
          edge.url,
          jar,
          `mutation { addCartLine(input: { ${rose} }) { __typename } }`,
        )
        if (body.data?.addCartLine?.__typename === 'Cart') added++
        else failures.push(`addCartLine: ${JSON.stringify(body).slice(0, 200)}`)
        // Otherwise the machine does nothing but fill carts.
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const { body } = await ask(edge.url, jar, '{ cart { quantity } }')
      return { added, inCart: body.data.cart.quantity as number }
    }
    const browsing = Promise.all(['/', '/category/roses', '/search?q=roses', '/cart'].map(browse))
    const buying = Promise.all(Array.from({ length: 10 }, buy))
    for (const index of [0, 1] as const) {
      await gateways[index]?.stop()
      gateways[index] = await startGateway(index)
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
