import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { MEASURED_STORE } from '../bench/store-options.ts'
import { emptyDatabase, query } from '../tests/support/processes/test-server.ts'
import { addOwnProduct } from '../tests/support/shopping/own-product.ts'
import { startStore } from './start.ts'
import type { RunningStore } from './start.ts'

// Without the demo's products and illustrator, like another shop.
let database: Awaited<ReturnType<typeof emptyDatabase>>
let store: RunningStore

beforeAll(async () => {
  const testServer = inject('testServer')
  database = await emptyDatabase(testServer)
  const dataFolder = join(testServer.scratchFolder, database.name)
  const photos = join(dataFolder, 'photos', 'LK-OWN')
  await mkdir(photos, { recursive: true })
  await sharp({ create: { width: 960, height: 1200, channels: 3, background: '#a01030' } })
    .jpeg()
    .toFile(join(photos, 'front.jpg'))
  store = await startStore({
    ...MEASURED_STORE,
    ...{ databaseUrl: database.url, dataFolder, warmPictures: true, logger: pino({ level: 'silent' }) },
  })
  await addOwnProduct(database.url, ['front', 'undrawn'])
})
afterAll(async () => {
  await store.stop()
  await database.drop()
})

async function get(path: string) {
  const answer = await fetch(store.url + path)
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, type, body: type.includes('json') ? await answer.json() : undefined }
}

it('a store that is given no goods opens with none', async () => {
  expect((await get('/healthz')).body).toEqual({ ok: true })
  const { status, body } = await get('/v1/search/?q=rose')
  expect(status).toBe(200)
  expect(body.data.list).toEqual([])
  expect(await query(database.url, 'select slug from collection')).toEqual([])
})

it('its own photographs are pictures of its products, and what nobody draws is not there', async () => {
  const [id] = (await query(database.url, 'select id from product')).map((row) => row.id)
  const { body } = await get(`/v1/filter/recently-viewed/?ids=${id}`)
  const { name } = body.data.list[0].image
  expect(name).toMatch(/^front\.p[a-z0-9]+$/)
  expect(await get(`/images/LK-OWN/size20/${name}.webp`)).toMatchObject({ status: 200, type: 'image/webp' })
  const undrawn = await get('/images/LK-OWN/size20/undrawn.0.webp')
  expect(undrawn).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
})
