import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestsInMemory } from './requests-in-memory.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const count = (store: RequestsInMemory, key = 'read 203.0.113.1') =>
  new Promise((resolve) => store.incr(key, (_error, result) => resolve(result), MINUTE_MS))

test('of some that are counted at once each is told its own number', async () => {
  const store = new RequestsInMemory()
  expect(await Promise.all([count(store), count(store), count(store)])).toEqual([
    { current: 1, ttl: MINUTE_MS },
    { current: 2, ttl: MINUTE_MS },
    { current: 3, ttl: MINUTE_MS },
  ])
})

test('networks and limits are counted apart', async () => {
  const store = new RequestsInMemory()
  await count(store)
  expect(await count(store, 'read 203.0.113.2')).toMatchObject({ current: 1 })
  expect(await count(store.child())).toMatchObject({ current: 1 })
})

test('a minute after the first it begins anew', async () => {
  const store = new RequestsInMemory()
  await count(store)
  vi.setSystemTime(MINUTE_MS - 1)
  expect(await count(store)).toEqual({ current: 2, ttl: 1 })
  vi.setSystemTime(MINUTE_MS)
  expect(await count(store)).toEqual({ current: 1, ttl: MINUTE_MS })
})
