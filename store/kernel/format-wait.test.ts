import { expect, test } from 'vitest'
import { formatWait } from './format-wait.ts'

test.each([
  [1, '1 second'],
  [25, '25 seconds'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3541, 'an hour'],
  [3600, 'an hour'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words)
})
