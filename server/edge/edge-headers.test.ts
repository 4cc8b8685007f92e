import { expect, it } from 'vitest'
import type { KeptPage } from '../ssr/html-cache.ts'
import { edgeHeaders } from './edge-headers.ts'

const NOW = 1_800_000_000_000
const page = (lifetime: Partial<KeptPage> = {}) =>
  ({
    ...{ name: 'product', shows: new Set([101, 7]), forAnybody: true },
    freshUntil: NOW + 600_000,
    usableUntil: NOW + 1_200_000,
    usableOnFailureUntil: NOW + 86_400_000,
    ...lifetime,
  }) as KeptPage

it('a page is kept as long as it is fresh, less what its headers may be old, and shown longer', () => {
  expect(edgeHeaders(page(), NOW)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=590',
    'cdn-cache-control': 'max-age=590, stale-while-revalidate=610, stale-if-error=85810',
    'surrogate-control': 'max-age=590, stale-while-revalidate=610, stale-if-error=85810',
    'surrogate-key': 'pages page-product product-101 product-7',
    'cache-tag': 'pages,page-product,product-101,product-7',
  })
})

it('one that is being made anew is kept for a second', () => {
  const stale = page({ freshUntil: NOW - 100_000, usableUntil: NOW + 100_000 })
  expect(edgeHeaders(stale, NOW)?.['cdn-cache-control']).toMatch(/^max-age=1, stale-while-revalidate=99,/)
})

it('no page is shown beyond what it shows', () => {
  const ending = page({ usableUntil: NOW + 600_000, usableOnFailureUntil: NOW + 600_000 })
  expect(edgeHeaders(ending, NOW)?.['cdn-cache-control']).toBe(
    'max-age=590, stale-while-revalidate=10, stale-if-error=10',
  )
})

it('one that is too old, or not for everybody, is kept by nobody', () => {
  expect(edgeHeaders(page({ freshUntil: NOW - 1_000_000, usableUntil: NOW }), NOW)).toBeUndefined()
  expect(edgeHeaders(page({ forAnybody: false }), NOW)).toBeUndefined()
})
