import { expect, test } from 'vitest'
import { isTabletAsMac } from './device-check.ts'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15'

test.each([
  [MAC, 5, true],
  [MAC, 0, false],
  [MAC, 1, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, false],
])('%s with %i points of touch: a tablet that says it is a Mac is %s', (agent, points, tablet) => {
  expect(isTabletAsMac(agent, points)).toBe(tablet)
})
