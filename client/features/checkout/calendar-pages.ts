import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { DAYS_AHEAD } from '../../../contract/types/field-rules.ts'
import { addDays, isCivilDate } from '../../data/clock.ts'
import { addressRevalidates } from '../delivery/index.ts'

type Day = { date: string }

/** The parameter of the page's address that says with which day the calendar begins, if not with the first. */
const FROM = 'from'

/** Which day the calendar is asked to begin with; null for the first there is. */
export function askedFrom(search: URLSearchParams): string | null {
  const from = search.get(FROM)
  return from && isCivilDate(from) ? from : null
}

/** The variables of an operation that answers with the days from there on. */
export const laterDays = (from: string | null) => ({ from, later: from !== null })

/** Another page of the calendar is asked for; whether anything else is, the address tells. */
export function detailsRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [change.currentUrl, change.nextUrl].map(({ searchParams }) =>
    askedFrom(searchParams),
  )
  return current === next ? addressRevalidates(change) : change.defaultShouldRevalidate
}

/** The address of the page whose calendar begins with a day. */
export function daysHref(search: URLSearchParams, from: string): string {
  const query = new URLSearchParams(search)
  query.set(FROM, from)
  return `?${query}`
}

/** A path whose page shows the days from there on. */
export function withDays(path: string, from: string | null): string {
  if (!from) return path
  const [page = '', part] = path.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}${FROM}=${from}${part ? `#${part}` : ''}`
}

/**
 * The first day of the calendar's page before the days on show, and of that after them; null where there is none. `first` are the
 * days that the calendar begins with, and all pages are as long as they are.
 */
export function pagesAround(first: readonly Day[], shown: readonly Day[]) {
  const [begin, end] = [first[0]?.date, endOfBooking(first)]
  const from = shown[0]?.date
  if (!begin || !from || !end) return { before: null, after: null }
  const [before, after] = [addDays(from, -first.length), addDays(from, first.length)]
  return {
    before: from > begin ? (before > begin ? before : begin) : null,
    after: after < end ? after : null,
  }
}

/** Whether some page of the calendar has a day. */
export function hasPage(date: string, first: readonly Day[]): boolean {
  const [begin, end] = [first[0]?.date, endOfBooking(first)]
  return begin !== undefined && end !== undefined && begin <= date && date < end
}

/** The first day of the page that has a day; null when the first page has it, or none. */
export function pageOf(date: string, first: readonly Day[]): string | null {
  const begin = first[0]?.date
  if (!begin || !hasPage(date, first)) return null
  let from = begin
  while (addDays(from, first.length) <= date) from = addDays(from, first.length)
  return from > begin ? from : null
}

/** The day after the last that can be booked. */
const endOfBooking = ([today]: readonly Day[]): string | undefined => today && addDays(today.date, DAYS_AHEAD)
