import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrateDatabase } from '../store/db/migrate.ts'
import { operate } from '../store/operate.ts'
import type { ShopProcess } from '../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../tests/support/processes/shop-process.ts'
import { LIVE_ENVIRONMENT } from '../tests/support/processes/live-environment.ts'
import { copyTemplate } from '../tests/support/processes/test-server.ts'

let database: Awaited<ReturnType<typeof copyTemplate>>
let shop: ShopProcess
let client: pg.Client
beforeAll(async () => {
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  client = new pg.Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  // As somebody's new database is.
  await client.query('drop schema if exists public, drizzle, graphile_worker cascade; create schema public')
  await migrateDatabase(database.url)
  shop = await startShopProcess({
    ...LIVE_ENVIRONMENT,
    DATABASE_URL: database.url,
    DATA_DIR: testServer.scratchFolder,
    TWILIO_URL: 'http://127.0.0.1:1',
    STRIPE_SECRETKEY: 'sk_live_hunter2',
    BLOCK_TIMEOUT_MS: '10000',
  })
})
afterAll(async () => {
  await shop.stop()
  await client.end()
  await database.drop()
})

const count = async (text: string) => Number((await client.query(text)).rows[0].count)
const open = async (path: string) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

describe('a live shop with an empty database', () => {
  it('sells nothing that is not there, and makes no reviews up', async () => {
    expect(await count('select count(*) from product where active')).toBe(0)
    expect(await count('select count(*) from review')).toBe(0)
    expect(await count('select count(*) from combo')).toBe(0)
    for (const path of ['/', '/category', '/category/roses', '/search?q=rose', '/all-gifts', '/cart']) {
      const page = await open(path)
      expect(page.status, path).toBe(200)
      expect(page.html, path).toContain('</footer>')
      expect(page.html, path).not.toMatch(/href="\/product\/\d|Something went wrong/)
    }
    expect((await open('/category/roses')).html).toContain('There is nothing here just now.')
    for (const path of ['/product/1', '/product/101', '/constructor', '/styleguide'])
      expect((await open(path)).status, path).toBe(404)
    // What a shop has not got yet is no fault.
    expect(shop.log.filter((line) => line.includes('failed'))).toEqual([])
  })

  it('says so when it starts, and what it was told that it does not understand', () => {
    const said = shop.log.join('\n')
    expect(said).toContain('opens without products')
    expect(said).toContain(
      'STRIPE_SECRETKEY is no setting of the shop and does nothing: STRIPE_SECRET_KEY may be meant',
    )
    expect(said).not.toContain('hunter2')
  })

  it('has a store whose calls cannot be looked up', async () => {
    for (const path of ['/docs', '/docs/', '/openapi.json'])
      expect((await fetch(shop.storeUrl + path)).status, path).toBe(404)
    expect((await fetch(`${shop.storeUrl}/healthz`)).status).toBe(200)
  })

  it('is filled from a file', async () => {
    const folder = inject('testServer').scratchFolder
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'first.json')
    const said: string[] = []
    const type = (...args: string[]) =>
      operate(args, {
        mode: 'live',
        databaseUrl: database.url,
        dataFolder: folder,
        say: (line) => said.push(line),
      })
    expect(await type('catalogue', 'export', file), said.join('\n')).toBe(0)
    const { products } = JSON.parse(await readFile(file, 'utf8'))
    const [plain] = products
    expect(plain).toMatchObject({ real_id: 'LK-PLAIN', active: false })
    const ours = {
      ...plain,
      real_id: 'OURS-1',
      slug: 'first-roses',
      looks_like: 'LK-PLAIN',
      title: 'First roses',
      active: true,
      collections: ['roses'],
    }
    await writeFile(file, JSON.stringify({ products: [ours] }))
    expect(await type('catalogue', 'import', file), said.join('\n')).toBe(0)
    const { data } = await (await fetch(`${shop.storeUrl}/v1/category/roses/?limit=5`)).json()
    expect(data.list.map(({ title }: { title: string }) => title)).toEqual(['First roses'])
  })
})
