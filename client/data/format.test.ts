import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../graphql/money.ts'
import { dateInWords, dayAndYear, dayTitle, formatPence, shortDay } from './format.ts'

it.each([
  ['2026-11-22', '2026-11-22T12:00:00Z', 'Sun 22 Nov'],
  ['2024-11-22', '2026-11-22T12:00:00Z', 'Fri 22 Nov 2024'],
  ['2027-01-01', '2026-12-31T23:59:59Z', 'Fri 1 Jan 2027'],
  ['2027-01-01', '2027-01-01T00:00:00Z', 'Fri 1 Jan'],
])('%s is said on %s as %s', (date, now, words) => {
  expect(shortDay(date, Date.parse(now))).toBe(words)
})

it.each([
  ['2026-11-28', 'Saturday 28 November', 'Sat 28 Nov'],
  ['2026-09-01', 'Tuesday 1 September', 'Tue 1 Sept'],
  ['2027-05-02', 'Sunday 2 May', 'Sun 2 May'],
])('%s is %s, and %s for short', (date, words, short) => {
  expect(dateInWords(date)).toBe(words)
  expect(dateInWords(date, undefined, true)).toBe(short)
})

it('days near by are said as such', () => {
  expect(dateInWords('2026-12-31', '2026-12-31')).toBe('today')
  expect(dateInWords('2027-01-01', '2026-12-31')).toBe('tomorrow')
  expect(dayTitle('2027-01-01', '2026-12-31')).toBe('Tomorrow')
})

it('a day long ago has its year', () => {
  expect(dayAndYear('2025-09-04')).toBe('4 September 2025')
})

describe('money', () => {
  it.each([
    [0, '£0'],
    [5, '£0.05'],
    [4900, '£49'],
    [4950, '£49.50'],
    [124_900, '£1,249'],
    [123_456_789, '£1,234,567.89'],
    [-500, '−£5'],
  ])('%i pence are %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text)
  })

  it('reads as the gateway writes it', () => {
    for (let pence = 0; pence < 2_000_000; pence += 37) expect(formatPence(pence)).toBe(formatMoney(pence))
  })
})
