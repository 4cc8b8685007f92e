import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { QUICK_IMPORTS } from '../scripts/launch/run.mjs'
import { checkOut, lastReleaseCommit } from '../tests/support/processes/last-release.ts'
import type * as Browsers from '../tests/support/pages/browser-without-scripts.ts'
import { LIVE_ENVIRONMENT } from '../tests/support/processes/live-environment.ts'
import { startProcess, testEnvironment } from '../tests/support/processes/process.ts'
import type { RunningProcess } from '../tests/support/processes/process.ts'
import type * as ByForms from '../tests/support/shopping/order-by-forms.ts'
import { emptyDatabase, query } from '../tests/support/processes/test-server.ts'

const ROOT = join(import.meta.dirname, '..')
/** The kit makes a thousand calls, one after the other: on a busy machine that takes minutes. */
const PATIENCE_MS = 600_000

const commit = await lastReleaseCommit()
const testServer = inject('testServer')
const folder = join(testServer.scratchFolder, 'last-release')

let database: Awaited<ReturnType<typeof emptyDatabase>>
let store: RunningProcess | undefined
let storeUrl = ''
beforeAll(async () => {
  if (!commit) return
  database = await emptyDatabase(testServer)
  await checkOut(commit, folder)
  store = await startLastRelease()
}, PATIENCE_MS)
afterAll(async () => {
  await store?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: join(folder, '.data') })

/** The last release's store, which prepares its database as it knows it. */
async function startLastRelease(): Promise<RunningProcess> {
  const started = await startProcess('server/store-only.ts', 'commerce API is at', settings(), folder)
  storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(started.opened)?.[1] ?? ''
  return started
}

/** Runs a command of this version or of the last, with its exit code. */
async function command(root: string, script: string, args: string[], more = {}) {
  const ran = promisify(execFile)(process.execPath, [...QUICK_IMPORTS, script, ...args], {
    cwd: root,
    env: testEnvironment({ ...settings(), ...more }),
    maxBuffer: 64 * 1024 * 1024,
  })
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

/** Shoppers look at products and fill carts until they are told to end. Answers with what went wrong. */
function shopMeanwhile(): { end: () => Promise<{ visits: number; failed: string[] }> } {
  let isOver = false
  let visits = 0
  const failed: string[] = []
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(storeUrl + path, init)
    if (!answer.ok) failed.push(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const visit = async () => {
    const begun = await call('/v1/session/', { method: 'POST' })
    const { token } = (await begun.json()) as { token: string }
    await call('/v1/category/roses/?limit=10')
    await call('/v1/basket/', { headers: { 'x-session-token': token } })
    visits++
  }
  const visiting = (async () => {
    while (!isOver) await visit().catch((error: unknown) => failed.push(String(error)))
  })()
  return {
    end: async () => {
      isOver = true
      await visiting
      return { visits, failed }
    },
  }
}

// Where there is no history, such as in an archive of the files, there is no last release to try.
test.runIf(commit)(
  'the store of the last release goes on beside the schema of this one: while it is migrated, and through every call',
  async () => {
    const shoppers = shopMeanwhile()
    const migrated = await command(ROOT, 'server/migrate.ts', ['--apply'], LIVE_ENVIRONMENT)
    expect(migrated).toMatchObject({ code: 0, said: expect.stringContaining('ready for this version') })
    const { visits, failed } = await shoppers.end()
    expect(failed).toEqual([])
    expect(visits).toBeGreaterThan(3)
    const { code, said } = await command(folder, 'conformance/run.ts', [
      storeUrl,
      '--messages',
      `${storeUrl}/sandbox/messages`,
    ])
    expect(said.split('\n').filter((line) => / failed {2,}/.test(line))).toEqual([])
    expect(said).toMatch(/\n\d+ passed, 0 failed, \d+ not reached\n$/)
    expect(code).toBe(0)
  },
  PATIENCE_MS,
)

test.runIf(commit)(
  'it starts again on that schema, and has nothing to apply to it',
  async () => {
    await store?.stop()
    const checked = await command(folder, 'server/migrate.ts', ['--check'], LIVE_ENVIRONMENT)
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('ready for this version') })
    store = await startLastRelease()
    expect((await fetch(`${storeUrl}/v1/product/101`)).status).toBe(200)
    const still = await command(ROOT, 'server/migrate.ts', ['--check'], LIVE_ENVIRONMENT)
    expect(still).toMatchObject({ code: 0 })
  },
  PATIENCE_MS,
)

test.runIf(commit)(
  'the gateway of the last release sells what the store of this one has: every page of a purchase is there, and the order is paid',
  async () => {
    await store?.stop()
    store = await startProcess('server/store-only.ts', 'commerce API is at', settings(), ROOT)
    storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
    const built = await command(folder, 'node_modules/vike/bin.js', ['build'])
    expect(built.code, built.said.slice(-2_000)).toBe(0)
    const gateway = await startProcess(
      'server/main.ts',
      'The shop is open at',
      { ...settings(), API_BASE_URL: storeUrl, HOST: '127.0.0.1', PORT: '0', BLOCK_TIMEOUT_MS: '10000' },
      folder,
    )
    try {
      const port = /open at http:\/\/[^:]+:(\d+)/.exec(gateway.opened)?.[1]
      const url = `http://127.0.0.1:${port}`
      for (const path of [
        '/',
        '/category/roses',
        '/product/101',
        '/search?q=roses',
        '/blog',
        '/cart',
        '/sitemap.xml',
      ])
        expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
      // The steps as that release's own tests take them.
      const of = (path: string): Promise<unknown> => import(join(folder, 'tests/support', path))
      const { BrowserWithoutScripts } = (await of('pages/browser-without-scripts.ts')) as typeof Browsers
      const steps = (await of('shopping/order-by-forms.ts')) as typeof ByForms
      const listing = (await (await fetch(`${storeUrl}/v1/category/roses/?limit=1`)).json()) as {
        data: { list: { id: number; position_slug: string }[] }
      }
      const [product] = listing.data.list
      if (!product) throw new Error('There are no roses')
      const browser = new BrowserWithoutScripts(() => url)
      await steps.addToCart(browser, product)
      await steps.startCheckout(browser)
      await steps.giveAddress(browser)
      await steps.chooseTime(browser)
      await steps.giveRecipient(browser)
      const id = await steps.placeOrder(browser)
      await steps.payOrder(browser, id)
      expect((await browser.get(`/order/${id}`)).status).toBe(200)
      await browser.close()
      const [order] = await query(database.url, 'select state from "order" where id = $1', [id])
      expect(order?.state).toBe('paid')
      // Answers that it does not understand would be in its log.
      expect(
        gateway.log.filter((line) =>
          /a block failed|a page failed|a call to \/v1 failed|a resolver failed/.test(line),
        ),
      ).toEqual([])
    } finally {
      await gateway.stop()
    }
  },
  PATIENCE_MS,
)
