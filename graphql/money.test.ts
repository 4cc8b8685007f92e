import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'

describe('money on the page', () => {
  it.each([
    [0, '£0'],
    [5, '£0.05'],
    [100, '£1'],
    [4950, '£49.50'],
    [4900, '£49'],
    [124_900, '£1,249'],
    [124_905, '£1,249.05'],
    [123_456_789, '£1,234,567.89'],
    [-500, '−£5'],
  ])('writes %i pence as %s', (pence, text) => {
    expect(formatMoney(pence)).toBe(text)
  })
})
