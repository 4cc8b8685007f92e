import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dateInYear, nextDate } from './calendar.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const mothersDay = { occasion: 'mothers_day', date: null } as const
const birthday = (date: string) => ({ occasion: 'birthday', date }) as const

describe('Mother’s day', () => {
  it.each([
    [2024, '2024-03-10'],
    [2025, '2025-03-30'],
    [2026, '2026-03-15'],
    [2027, '2027-03-07'],
    [2028, '2028-03-26'],
    [2035, '2035-03-04'],
  ])('of %i is the British one, %s', (year, date) => {
    expect(dateInYear(mothersDay, year).toString()).toBe(date)
  })

  it('is next year’s once this year’s is over', () => {
    expect(nextDate(mothersDay, day('2026-03-15')).toString()).toBe('2026-03-15')
    expect(nextDate(mothersDay, day('2026-03-16')).toString()).toBe('2027-03-07')
  })
})

describe('a yearly date', () => {
  it('comes back every year, today included', () => {
    expect(nextDate(birthday('1990-05-04'), day('2026-05-04')).toString()).toBe('2026-05-04')
    expect(nextDate(birthday('1990-05-04'), day('2026-05-05')).toString()).toBe('2027-05-04')
  })

  it('on 29 February is on the 28th where there is none', () => {
    expect(nextDate(birthday('2000-02-29'), day('2026-01-01')).toString()).toBe('2026-02-28')
    expect(nextDate(birthday('2000-02-29'), day('2028-01-01')).toString()).toBe('2028-02-29')
  })

  it('that is to come for the first time is not before', () => {
    expect(nextDate(birthday('2030-05-04'), day('2026-01-01')).toString()).toBe('2030-05-04')
  })

  it('across the new year is in the next', () => {
    expect(nextDate(birthday('1990-01-02'), day('2026-12-31')).toString()).toBe('2027-01-02')
  })
})
