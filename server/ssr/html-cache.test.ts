import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { beginningIn } from './compressed-beginning.ts'
import { ENCODINGS } from './encoding.ts'
import { HtmlCache, bytesOf, entityTag, keepPage, lengthOf } from './html-cache.ts'

const UNTIL = { freshUntil: 1_000, usableUntil: 2_000, usableOnFailureUntil: 3_000 }
const page = (text: string) => ({
  name: 'home',
  shows: new Set([7]),
  status: 200,
  forAnybody: true,
  before: Buffer.from(`<p>${text}`),
  after: '</p>',
  link: '',
})
const keep = (text: string, banner = '?') => keepPage(page(text), { visitorPayload: '[]', banner }, UNTIL)

test('a kept page is the same in every encoding, with and without the banner', async () => {
  const kept = await keep('🌷 roses')
  expect(String(bytesOf(kept.asking, 'identity'))).toBe('<p>🌷 roses[]?</p>')
  expect(String(bytesOf(kept.answered, 'identity'))).toBe('<p>🌷 roses[]</p>')
  for (const whole of [kept.asking, kept.answered]) {
    const identity = bytesOf(whole, 'identity')
    expect(gunzipSync(bytesOf(whole, 'gzip')).equals(identity)).toBe(true)
    expect(brotliDecompressSync(bytesOf(whole, 'br')).equals(identity)).toBe(true)
    for (const encoding of ENCODINGS) expect(lengthOf(whole, encoding)).toBe(bytesOf(whole, encoding).length)
  }
  expect(String(beginningIn('identity', kept.beginning)) + kept.after).toBe('<p>🌷 roses</p>')
  expect(kept).toMatchObject({ status: 200, ...UNTIL })
})

test('the entity tag follows the bytes', async () => {
  const [one, same, other] = await Promise.all([keep('roses'), keep('roses'), keep('tulips')])
  expect(entityTag(one.asking, 'identity')).toMatch(/^"[\w-]{22}"$/)
  expect(entityTag(same.asking, 'br')).toBe(entityTag(one.asking, 'br'))
  expect(entityTag(other.asking, 'br')).not.toBe(entityTag(one.asking, 'br'))
  expect(entityTag(one.answered, 'br')).not.toBe(entityTag(one.asking, 'br'))
  expect(entityTag(one.asking, 'gzip')).not.toBe(entityTag(one.asking, 'br'))
})

test('the cache lets go of what was not asked for before it grows too large', async () => {
  const cache = new HtmlCache()
  const kept = await keep('x')
  const large = { ...kept, beginning: { ...kept.beginning, gzip: Buffer.alloc(5 * 1024 * 1024) } }
  for (let index = 0; index < 20; index++) {
    cache.set(`/${index}`, large)
    cache.get('/0')
  }
  expect(cache.size).toBeLessThanOrEqual(12)
  expect(cache.get('/0')).toBeDefined()
  expect(cache.get('/1')).toBeUndefined()
  expect(cache.get('/19')).toBeDefined()
})

test('a changed product takes the pages along that show it, and those that were begun before it changed', async () => {
  const cache = new HtmlCache()
  const begun = Date.now()
  const kept = await keep('x')
  cache.keep('/product/7', kept, begun)
  cache.keep('/product/8', { ...kept, shows: new Set([8]) }, begun)
  cache.purge([7])
  expect([...cache.keys()]).toEqual(['/product/8'])
  cache.keep('/product/7', kept, begun)
  expect(cache.has('/product/7')).toBe(false)
  cache.keep('/product/7', kept, Date.now() + 1)
  expect(cache.has('/product/7')).toBe(true)
  const { edition } = cache
  cache.purge('all')
  // All are made anew, and shown only when that fails.
  expect(cache.edition).not.toBe(edition)
  expect(cache.get('/product/8')).toMatchObject({
    freshUntil: 0,
    usableUntil: 0,
    usableOnFailureUntil: 3_000,
  })
})
