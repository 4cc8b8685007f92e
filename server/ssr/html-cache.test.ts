import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createHtmlCache, keepPage } from './html-cache.ts'

const UNTIL = { freshUntil: 1_000, usableUntil: 2_000 }
const page = (text: string) => ({
  status: 200,
  before: Buffer.from(`<p>${text}`),
  after: Buffer.from('</p>'),
  link: '',
})
const keep = (text: string, seasoning = '[]') =>
  keepPage({ ...page(text), after: '</p>' } as never, seasoning, UNTIL)

test('a kept page is the same in every encoding, with the seasoning in its place', async () => {
  const kept = await keep('🌷 roses')
  expect(String(kept.plain)).toBe('<p>🌷 roses[]</p>')
  expect(gunzipSync(kept.gzip).equals(kept.plain)).toBe(true)
  expect(brotliDecompressSync(kept.brotli).equals(kept.plain)).toBe(true)
  expect(String(kept.before) + String(kept.after)).toBe('<p>🌷 roses</p>')
  expect(kept).toMatchObject({ status: 200, ...UNTIL })
})

test('the entity tag follows the bytes', async () => {
  const [one, same, other] = await Promise.all([keep('roses'), keep('roses'), keep('tulips')])
  expect(one.etag).toMatch(/^"[\w-]{22}"$/)
  expect(same.etag).toBe(one.etag)
  expect(other.etag).not.toBe(one.etag)
})

test('the cache lets go of what was not asked for before it grows too large', async () => {
  const cache = createHtmlCache()
  const kept = await keep('x')
  const large = { ...kept, plain: Buffer.alloc(20 * 1024 * 1024) }
  for (let index = 0; index < 20; index++) {
    cache.set(`/${index}`, large)
    cache.get('/0')
  }
  expect(cache.size).toBeLessThan(10)
  expect(cache.get('/0')).toBeDefined()
  expect(cache.get('/1')).toBeUndefined()
  expect(cache.get('/19')).toBeDefined()
})
