import { expect, test, vi } from 'vitest'
import { preciseNow } from './purges.ts'
import { createSharedCache } from './shared-cache.ts'

/** Answers that are numbered, to tell a kept one from one that was asked for anew. */
function numbered() {
  let asked = 0
  return () => Promise.resolve((asked += 1))
}

test.each([
  ['its own, when these are fewer', 30, 30],
  ['those of the whole cache, when its own are more', 900, 600],
  ['those of the whole cache, when it says nothing', undefined, 600],
])('an answer is kept for so many seconds: %s', async (_which, own, seconds) => {
  const cache = createSharedCache(600)
  const before = Date.now()
  const { until, value } = await cache.get('/v1/faq/', own, numbered())
  expect(value).toBe(1)
  expect(until).toBeGreaterThanOrEqual(before + seconds * 1000)
  expect(until).toBeLessThanOrEqual(Date.now() + seconds * 1000)
})

test('a kept answer is given again, by its path', async () => {
  const cache = createSharedCache(600)
  const load = numbered()
  const valueOf = async (path: string) => (await cache.get(path, 30, load)).value
  expect([await valueOf('/a'), await valueOf('/a'), await valueOf('/b')]).toEqual([1, 1, 2])
})

test('where nothing may be kept nothing is, whatever a call would like', async () => {
  const cache = createSharedCache(0)
  const load = numbered()
  const values = []
  for (const own of [60, 60, undefined, undefined])
    values.push((await cache.get('/v1/search/', own, load)).value)
  expect(values).toEqual([1, 2, 3, 4])
})

test('an answer from before a change is not taken from the other copies, however long it stays with them', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const bouquet = (price: number) => ({ id: 7, real_id: 'LK-000007', price })
  const keep = (price: number) => {
    const since = preciseNow()
    return { value: bouquet(price), shows: [7], since, until: since + 600_000 }
  }
  const ofBefore = keep(90)
  let ofOthers = ofBefore
  const cache = createSharedCache(600, {
    get: () => Promise.resolve(ofOthers),
    set: () => Promise.resolve(),
    // It no longer knows which of its answers show the product.
    purge: () => Promise.resolve(),
  })
  const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
  const priceAt = async (path: string) => {
    const { value } = await cache.get(path, 600, () => Promise.resolve(bouquet(150)), {
      accept: (kept) => kept,
    })
    return (value as { price: number }).price
  }
  // What this copy did not hear of may have been before it began.
  later(30)
  expect(await priceAt('/zero')).toBe(150)
  ofOthers = keep(100)
  later(30)
  expect(await priceAt('/one')).toBe(100)
  await cache.purge([7])
  later(30)
  expect(await priceAt('/two')).toBe(150)
  // One that was made since is.
  ofOthers = keep(170)
  later(30)
  expect(await priceAt('/three')).toBe(170)
  await cache.forget()
  expect(await priceAt('/three')).toBe(150)
  vi.useRealTimers()
})
