import { describe, expect, it } from 'vitest'
import { addDays } from '../../data/clock.ts'
import { askedFrom, daysHref, hasPage, pageOf, pagesAround, withDays } from './calendar-pages.ts'

const page = (from: string) => Array.from({ length: 21 }, (_, n) => ({ date: addDays(from, n) }))
const FIRST = page('2026-11-29')

describe('the pages of the calendar', () => {
  it.each([
    ['2026-11-29', null, '2026-12-20'],
    ['2026-12-20', '2026-11-29', '2027-01-10'],
    ['2027-01-10', '2026-12-20', null],
    // Typed by hand.
    ['2026-12-03', '2026-11-29', '2026-12-24'],
  ])('around that of %s begin on %s and %s', (from, before, after) => {
    expect(pagesAround(FIRST, page(from))).toEqual({ before, after })
  })

  it('are none without days', () => {
    expect(pagesAround([], [])).toEqual({ before: null, after: null })
  })

  it.each([
    ['2026-11-28', false, null],
    ['2026-11-29', true, null],
    ['2026-12-19', true, null],
    ['2026-12-20', true, '2026-12-20'],
    ['2026-12-24', true, '2026-12-20'],
    ['2027-01-30', true, '2027-01-10'],
    ['2027-01-31', false, null],
  ])('have %s: %s, in the one from %s on', (date, has, from) => {
    expect(hasPage(date, FIRST)).toBe(has)
    expect(pageOf(date, FIRST)).toBe(from)
  })

  it('have addresses, beside whatever else is in them', () => {
    const search = new URLSearchParams('type=subscription&from=2026-12-20')
    expect(askedFrom(search)).toBe('2026-12-20')
    expect(askedFrom(new URLSearchParams('from=soon'))).toBeNull()
    expect(daysHref(search, '2027-01-10')).toBe('?type=subscription&from=2027-01-10')
    expect(withDays('/when?type=subscription#gifts', '2026-12-20')).toBe(
      '/when?type=subscription&from=2026-12-20#gifts',
    )
    expect(withDays('/when#gifts', null)).toBe('/when#gifts')
  })
})
