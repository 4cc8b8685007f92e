import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createHtmlCache, keepPage } from './html-cache.ts'

const UNTIL = { freshUntil: 1_000, usableUntil: 2_000 }
const page = (text: string) => ({
  status: 200,
  before: Buffer.from(`<p>${text}`),
  after: '</p>',
  link: '',
})
const keep = (text: string, banner = '?') => keepPage(page(text), { seasoning: '[]', banner }, UNTIL)

test('a kept page is the same in every encoding, with and without the banner', async () => {
  const kept = await keep('🌷 roses')
  expect(String(kept.asking.plain)).toBe('<p>🌷 roses[]?</p>')
  expect(String(kept.answered.plain)).toBe('<p>🌷 roses[]</p>')
  for (const whole of [kept.asking, kept.answered]) {
    expect(gunzipSync(whole.gzip).equals(whole.plain)).toBe(true)
    expect(brotliDecompressSync(whole.brotli).equals(whole.plain)).toBe(true)
  }
  expect(String(kept.before) + kept.after).toBe('<p>🌷 roses</p>')
  expect(kept).toMatchObject({ status: 200, ...UNTIL })
})

test('the entity tag follows the bytes', async () => {
  const [one, same, other] = await Promise.all([keep('roses'), keep('roses'), keep('tulips')])
  expect(one.asking.etag).toMatch(/^"[\w-]{22}"$/)
  expect(same.asking.etag).toBe(one.asking.etag)
  expect(other.asking.etag).not.toBe(one.asking.etag)
  expect(one.answered.etag).not.toBe(one.asking.etag)
})

test('the cache lets go of what was not asked for before it grows too large', async () => {
  const cache = createHtmlCache()
  const kept = await keep('x')
  const large = { ...kept, asking: { ...kept.asking, plain: Buffer.alloc(20 * 1024 * 1024) } }
  for (let index = 0; index < 20; index++) {
    cache.set(`/${index}`, large)
    cache.get('/0')
  }
  expect(cache.size).toBeLessThanOrEqual(12)
  expect(cache.get('/0')).toBeDefined()
  expect(cache.get('/1')).toBeUndefined()
  expect(cache.get('/19')).toBeDefined()
})
