import { join } from 'node:path'
import { pino } from 'pino'
import { S3mini } from 's3mini'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { MEASURED_STORE } from '../../../bench/store-options.ts'
import { DEMO } from '../../../demo/demo.ts'
import { startS3Server } from '../../../tests/support/stand-ins/s3-server.ts'
import { emptyDatabase, query } from '../../../tests/support/processes/test-server.ts'
import { addOwnProduct } from '../../../tests/support/shopping/own-product.ts'
import { logSerializers } from '../../../logging/safe-error.ts'
import { startStore } from '../../start.ts'
import type { RunningStore } from '../../start.ts'

/** Two copies of the store, each with a folder of its own, on one database and one bucket that is away when the first starts. */
let s3: Awaited<ReturnType<typeof startS3Server>>
let database: Awaited<ReturnType<typeof emptyDatabase>>
let staff: S3mini
let one: RunningStore
let other: RunningStore
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  database = await emptyDatabase(inject('testServer'))
  s3 = await startS3Server()
  staff = new S3mini({ ...s3.options, endpoint: `${s3.options.endpoint}/${s3.options.bucket}` })
  s3.faults.lists = 503
  one = await startCopy('one')
})
afterAll(async () => {
  await Promise.all([one.stop(), other?.stop()])
  await s3.stop()
  await database.drop()
})

async function startCopy(name: string): Promise<RunningStore> {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const store = await startStore({
    ...{ ...MEASURED_STORE, illustrator: DEMO.illustrator, bucket: s3.options, databaseUrl: database.url },
    dataFolder: join(inject('testServer').scratchFolder, `${database.name}-${name}`),
    logger: pino({ level: 'warn', serializers: logSerializers }, { write }),
  })
  return store
}

const photograph = (background: string) =>
  sharp({ create: { width: 960, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Asks a copy for a picture, and says what colour it is in the middle: `red`, `blue`, or that of a drawing. */
async function picture(store: RunningStore, version: string, name = 'front') {
  const answer = await fetch(`${store.url}/images/LK-OWN/size20/${name}.${version}.webp`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  const { dominant } = await sharp(bytes).stats()
  const colour =
    dominant.r > 200 && dominant.b < 60 ? 'red' : dominant.b > 200 && dominant.r < 60 ? 'blue' : 'drawn'
  return { status: 200, colour, kept: answer.headers.get('cache-control') }
}

/** The version of the picture of the product's card, as a copy of the store names it. */
async function versionAt(store: RunningStore): Promise<string> {
  const [product] = await query(database.url, 'select id from product')
  const answer = await fetch(`${store.url}/v1/filter/recently-viewed/?ids=${product?.id}`)
  const { data } = (await answer.json()) as { data: { list: { image: { name: string } }[] } }
  return data.list[0]?.image.name.split('.')[1] ?? ''
}

const FOR_EVER = 'public, max-age=31536000, immutable'

it('a store whose bucket is away starts, draws, and says so once', async () => {
  await addOwnProduct(database.url, ['front', 'back', 'side'])
  const version = await versionAt(one)
  expect(version).toBe(DEMO.illustrator.version)
  expect(await picture(one, version)).toEqual({ status: 200, colour: 'drawn', kept: FOR_EVER })
  expect(lines).toMatchObject([{ msg: 'a call to a provider failed', provider: 's3', call: 'LIST' }])
})

it('copies agree: what one has found, the other finds when it is asked for it', async () => {
  s3.faults.lists = undefined
  await staff.putObject('photos/LK-OWN/front.jpg', await photograph('#ff0000'))
  other = await startCopy('other')
  const first = await versionAt(other)
  expect(first).toMatch(/^p[\da-f]{12}$/)
  // The first copy has not looked since the bucket was away. It looks again at most every two seconds.
  await expect
    .poll(() => picture(one, first), { timeout: 20_000 })
    .toEqual({ status: 200, colour: 'red', kept: FOR_EVER })
  expect(await versionAt(one)).toBe(first)
  expect(await picture(other, first)).toEqual({ status: 200, colour: 'red', kept: FOR_EVER })

  await staff.putObject('photos/LK-OWN/front.jpg', await photograph('#0000ff'))
  await expect
    .poll(() => picture(other, 'p000000000000'), { timeout: 20_000 })
    .toMatchObject({ colour: 'blue' })
  const second = await versionAt(other)
  expect(second).not.toBe(first)
  await expect
    .poll(() => picture(one, second), { timeout: 20_000 })
    .toEqual({
      ...{ status: 200, colour: 'blue', kept: FOR_EVER },
    })
  // An older address has the picture of today, and is not kept for ever.
  expect(await picture(one, first)).toEqual({ status: 200, colour: 'blue', kept: 'public, max-age=60' })
})

it('a bucket that fails or hangs keeps no drawing waiting, and what was read is still there', async () => {
  const version = await versionAt(other)
  await staff.putObject('photos/LK-OWN/back.jpg', await photograph('#ff0000'))
  await expect
    .poll(() => picture(other, 'p000000000000', 'back'), { timeout: 20_000 })
    .toMatchObject({ colour: 'red' })
  const back = 'back.p000000000000'
  lines.length = 0
  s3.faults.reads = 500
  const larger = async (name: string) => {
    const answer = await fetch(`${other.url}/images/LK-OWN/size60/${name}.webp`)
    return [answer.status, answer.headers.get('retry-after')]
  }
  expect(await larger(back)).toEqual([503, '5'])
  expect(lines).toMatchObject([{ provider: 's3', call: 'GET LK-OWN/back.jpg' }])
  expect(await picture(other, version)).toMatchObject({ colour: 'blue' })

  s3.faults.reads = 'hang'
  const hanging = Promise.all(Array.from({ length: 6 }, () => larger(back)))
  await expect.poll(() => s3.calls.at(-1)).toBe('GET photos/LK-OWN/back.jpg')
  expect(await picture(other, DEMO.illustrator.version, 'side')).toMatchObject({ colour: 'drawn' })
  expect(await hanging).toEqual(Array.from({ length: 6 }, () => [503, '5']))
  s3.faults.reads = undefined
  expect(await larger(back)).toEqual([200, null])
})
