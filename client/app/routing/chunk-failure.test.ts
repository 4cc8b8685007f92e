import { expect, test } from 'vitest'
import { ChunkFailure, importModule, mayReload } from './chunk-failure.ts'

const NOW = 1_800_000_000_000

test.each([
  [null, true],
  [NOW - 60_000, true],
  [NOW - 59_999, false],
  [NOW, false],
  // A clock that was put back must not stop it for ever.
  [NOW + 5_000, true],
  [Number.NaN, true],
])('a page last reloaded at %s may do so: %s', (last, may) => {
  expect(mayReload(last, NOW)).toBe(may)
})

test('a module that cannot be had is told apart from one that is broken inside', async () => {
  await expect(importModule(() => Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 })
  const missing = new TypeError('Failed to fetch dynamically imported module')
  await expect(importModule(() => Promise.reject(missing))).rejects.toSatisfy(
    (error) => error instanceof ChunkFailure && error.cause === missing,
  )
})
