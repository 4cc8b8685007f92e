import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { beforeAll, expect, test } from 'vitest'
import { operation, searchOf } from '../../tests/support/persisted-operation.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'

let url: string
beforeAll(async () => {
  url = (await sharedBackend()).shop.url
})

type Sent = { method?: 'GET' | 'HEAD' | 'POST'; accepts?: string; body?: string }

async function send(path: string, { method = 'GET', accepts, body }: Sent = {}) {
  const headers = {
    ...(accepts !== undefined && { 'accept-encoding': accepts }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = await request(url + path, { method, headers, body: body ?? null })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  }
}

const HOME = searchOf('HomePage', { layout: false })
const READ: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
])(
  'to a browser that reads %s an answer is sent as %s, and may be kept as before',
  async (accepts, encoding) => {
    const plain = await send(HOME)
    const { status, headers, bytes } = await send(HOME, { accepts })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(plain.bytes.length / 3)
    expect(JSON.parse(String(READ[encoding]?.(bytes)))).toEqual(JSON.parse(String(plain.bytes)))
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    // A cache on the way keeps one answer for each of them.
    for (const { vary } of [headers, plain.headers]) expect(vary).toBe('accept-encoding')
  },
)

test.each(['identity', 'br;q=0, gzip;q=0', ''])(
  'to who accepts "%s" it is sent as it is',
  async (accepts) => {
    const { status, headers, bytes } = await send(HOME, { accepts })
    expect([status, headers['content-encoding']]).toEqual([200, undefined])
    expect(JSON.parse(String(bytes))).toMatchObject({ data: expect.anything() })
  },
)

test('one that was posted is compressed, and kept by nobody', async () => {
  const posted = await send('/graphql', {
    method: 'POST',
    accepts: 'br',
    body: operation('HomePage', { layout: false }),
  })
  expect(posted.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' })
})

test('the description of the whole schema, which is long, is compressed as well', async () => {
  const query = '{ __schema { types { name description fields { name description args { name } } } } }'
  const { headers, bytes } = await send('/graphql', {
    method: 'POST',
    accepts: 'br',
    body: JSON.stringify({ query }),
  })
  expect(headers['content-encoding']).toBe('br')
  const text = brotliDecompressSync(bytes)
  expect(text.length).toBeGreaterThan(128 * 1_024)
  expect(JSON.parse(String(text))).toMatchObject({ data: { __schema: { types: expect.any(Array) } } })
})

test('a short answer is sent as it is, and so is a short refusal', async () => {
  for (const [query, status] of [
    ['{ __typename }', 200],
    ['{ cellar }', 400],
  ] as const) {
    const body = JSON.stringify({ query })
    const answer = await send('/graphql', { method: 'POST', accepts: 'br, gzip', body })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, undefined])
  }
})

test('a long refusal is compressed, with its status', async () => {
  const query = `{ ${Array.from({ length: 50 }, (_, at) => `cellar${at}`).join(' ')} }`
  const { status, headers, bytes } = await send('/graphql', {
    method: 'POST',
    accepts: 'br',
    body: JSON.stringify({ query }),
  })
  expect([status, headers['content-encoding']]).toEqual([400, 'br'])
  expect(String(brotliDecompressSync(bytes))).toContain('Cannot query field')
})

test('a drawing, which is text, is compressed, and a picture is not', async () => {
  const drawing = '/images/LK-CONSTRUCTOR/max/rose~pink~15~short~ivory~eucalyptus~5.1.svg'
  const plain = await send(drawing)
  const { status, headers, bytes } = await send(drawing, { accepts: 'gzip, br' })
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
    ...[200, 'br', 'image/svg+xml; charset=utf-8'],
  ])
  expect(headers['cache-control']).toBe(plain.headers['cache-control'])
  expect(bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(brotliDecompressSync(bytes).equals(plain.bytes)).toBe(true)
  const picture = await send(drawing.replace('max', 'size20').replace('svg', 'webp'), { accepts: 'br' })
  expect([picture.status, picture.headers['content-encoding']]).toEqual([200, undefined])
})

test('HEAD has the status of GET, and no body', async () => {
  const { status, headers, bytes } = await send(HOME, { method: 'HEAD', accepts: 'br' })
  expect([status, bytes.length]).toEqual([200, 0])
  expect(headers.vary).toBe('accept-encoding')
})

test('nothing else is compressed by this', async () => {
  const { headers } = await send('/healthz', { accepts: 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  const page = await send('/', { accepts: 'br' })
  expect(page.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(page.bytes))).toContain('</html>')
})
