import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dateInYear, isFixedByCalendar, nextDate } from './calendar.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const mothersDay = { occasion: 'mothers_day', date: null } as const
const birthday = (date: string) => ({ occasion: 'birthday', date }) as const

describe('Mother’s day', () => {
  it.each([
    // Includes the earliest and latest possible dates, and those that the rule's exceptions apply to.
    [1600, '1600-03-12'],
    [1700, '1700-03-21'],
    [1761, '1761-03-01'],
    [1800, '1800-03-23'],
    [1818, '1818-03-01'],
    [1886, '1886-04-04'],
    [1900, '1900-03-25'],
    [1943, '1943-04-04'],
    [1954, '1954-03-28'],
    [1981, '1981-03-29'],
    [2000, '2000-04-02'],
    [2008, '2008-03-02'],
    [2024, '2024-03-10'],
    [2025, '2025-03-30'],
    [2026, '2026-03-15'],
    [2027, '2027-03-07'],
    [2028, '2028-03-26'],
    [2035, '2035-03-04'],
    [2038, '2038-04-04'],
    [2049, '2049-03-28'],
    [2076, '2076-03-29'],
    [2100, '2100-03-07'],
    [2200, '2200-03-16'],
    [2285, '2285-03-01'],
    [2299, '2299-03-26'],
    [2300, '2300-03-18'],
    [2400, '2400-03-26'],
  ])('of %i is the British one, %s', (year, date) => {
    expect(dateInYear(mothersDay, year).toString()).toBe(date)
  })

  it('is next year’s once this year’s is over', () => {
    expect(nextDate(mothersDay, day('2026-03-15')).toString()).toBe('2026-03-15')
    expect(nextDate(mothersDay, day('2026-03-16')).toString()).toBe('2027-03-07')
  })
})

describe('the occasions of everybody', () => {
  it('have their date from the calendar, whatever was said', () => {
    for (const occasion of ['valentines_day', 'mothers_day'] as const)
      expect(isFixedByCalendar(occasion)).toBe(true)
    expect(isFixedByCalendar('birthday')).toBe(false)
    const valentines = { occasion: 'valentines_day', date: null } as const
    expect(dateInYear(valentines, 2027).toString()).toBe('2027-02-14')
    expect(nextDate(valentines, day('2026-02-15')).toString()).toBe('2027-02-14')
  })
})

describe('a yearly date', () => {
  it('of one’s own is needed', () => {
    expect(() => dateInYear({ occasion: 'birthday', date: null }, 2026)).toThrow('A birthday has no date')
  })

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
