import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { MEASURED_STORE } from '../bench/store-options.ts'
import { emptyDatabase, query } from '../tests/support/processes/test-server.ts'
import { startStore } from './start.ts'
import type { RunningStore } from './start.ts'

// Without the demo's products and illustrator, like another shop.
let database: Awaited<ReturnType<typeof emptyDatabase>>
let store: RunningStore

const PICTURES = ['front', 'undrawn']

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
  const drawing = { kind: 'gift', seed: 'own', item: 'candle', colour: 'red' }
  for (const [position, name] of PICTURES.entries())
    await query(
      database.url,
      `insert into picture (real_id, name, drawing, alt, position) values ('LK-OWN', $1, $2, 'A candle', $3)`,
      [name, JSON.stringify(drawing), position],
    )
  await query(
    database.url,
    `with made as (insert into product (real_id, slug, title, kind, description, care, contains, popularity, created_on,
        same_day, price, default_variant, variant_count, image_name, image_alt)
      values ('LK-OWN', 'candle', 'A candle', 'gift', 'Beeswax', '[]', '[]', 1, '2026-01-01', true, 1500, 'one', 1, 'front', 'A candle')
      returning id)
    insert into variant (product_id, slug, title, price, stems, image_name, position)
      select id, 'one', 'One', 1500, '[]', 'front', 0 from made`,
  )
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
