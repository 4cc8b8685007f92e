import { expect, test } from 'vitest'
import { CACHE_WORDS, cacheWords, outcomeOf } from './call-words.ts'

test.each([
  [{ status: 200, failure: null }, '200'],
  [{ status: 404, failure: 'http' }, '404'],
  [{ status: 503, failure: 'http' }, '503'],
  [{ status: 200, failure: 'invalid' }, 'invalid'],
  [{ status: null, failure: 'timeout' }, 'timeout'],
  [{ status: null, failure: null }, '–'],
])('a call with %o ended with %s', (call, outcome) => {
  expect(outcomeOf(call)).toBe(outcome)
})

test('a call that failed is not said to be kept', () => {
  const { word, meaning } = cacheWords({ cache: 'miss', failure: 'http' })
  expect([word, meaning]).toEqual(['miss', expect.stringContaining('not kept')])
  expect(cacheWords({ cache: 'miss', failure: null })).toBe(CACHE_WORDS.miss)
  expect(cacheWords({ cache: 'bypass', failure: 'http' })).toBe(CACHE_WORDS.bypass)
})
