import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../graphql/money.ts'
import { percentOf, pounds, poundsAndPence } from './money.ts'

const pence = fc.integer({ min: 0, max: 10_000_000 })
const percent = fc.integer({ min: 0, max: 100 })

/** Rounds half up with integers only. */
const exact = (amount: number, part: number) => Number((BigInt(amount) * BigInt(part) * 2n + 100n) / 200n)

describe('a percentage of an amount', () => {
  it.each([
    [4950, 5, 248],
    [10, 5, 1],
    [9, 5, 0],
    [0, 5, 0],
    [100, 0, 0],
    [1999, 12, 240],
    [1, 50, 1],
  ])('of %i pence, %i percent is %i', (amount, part, result) => {
    expect(percentOf(amount, part)).toBe(result)
  })

  it('is rounded half up, as in exact arithmetic', () => {
    fc.assert(fc.property(pence, percent, (amount, part) => percentOf(amount, part) === exact(amount, part)))
  })

  it('is whole pence, never less than nothing nor more than the amount', () => {
    fc.assert(
      fc.property(pence, percent, (amount, part) => {
        const result = percentOf(amount, part)
        return Number.isSafeInteger(result) && result >= 0 && result <= amount
      }),
    )
  })

  it('and what is left of the amount are the amount again, to the penny', () => {
    fc.assert(
      fc.property(
        pence,
        percent,
        (amount, part) => Math.abs(percentOf(amount, part) + percentOf(amount, 100 - part) - amount) <= 1,
      ),
    )
  })
})

describe('pence in words', () => {
  it.each([
    [0, '£0'],
    [5, '£0.05'],
    [1250, '£12.50'],
    [300, '£3'],
    [100_000, '£1,000'],
    [123_456_789, '£1,234,567.89'],
    [123_450, '£1,234.50'],
  ])('%i are %s', (pence, words) => {
    expect(pounds(pence)).toBe(words)
  })

  it('reads as the gateway writes it', () => {
    for (let pence = 0; pence < 2_000_000; pence += 37) expect(pounds(pence)).toBe(formatMoney(pence))
  })

  it.each([
    [0, '£0.00'],
    [100_000, '£1,000.00'],
  ])('%i are %s in the books', (pence, words) => {
    expect(poundsAndPence(pence)).toBe(words)
  })
})
