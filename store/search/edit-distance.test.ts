import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['rose', 'rose', 0],
  ['', 'rose', 4],
  ['rose', '', 4],
  ['sunflowr', 'sunflower', 1],
  ['anniversery', 'anniversary', 1],
  ['roes', 'rose', 1],
  ['tluip', 'tulip', 1],
  ['dried', 'drink', 2],
  ['hydranga', 'hydrangea', 1],
  ['peony', 'lily', 4],
])('between "%s" and "%s" lie %d slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips)
  expect(editDistance(other, one)).toBe(slips)
})
