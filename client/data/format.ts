/**
 * Makes dates and amounts into what people read. The words are ours: those of Intl differ between browsers,
 * and a page that reads another way in the browser than on the server is thrown away and made again.
 */
import { dayAfter, londonDate } from './clock.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A civil date in words; `today` (YYYY-MM-DD) makes it "today" or "tomorrow". */
export function dateInWords(date: string, today?: string, short = false): string {
  if (date === today) return 'today'
  if (today && date === dayAfter(today)) return 'tomorrow'
  const { weekday, day, month } = partsOf(date)
  return short
    ? `${DAYS[weekday]?.slice(0, 3)} ${day} ${SHORT_MONTHS[month]}`
    : `${DAYS[weekday]} ${day} ${MONTHS[month]}`
}

/** The day as a title: Tomorrow, Friday 27 November. */
export function dayTitle(date: string, today?: string): string {
  const words = dateInWords(date, today)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A civil date in few words: Fri 22 Nov, with its year when that is not London's at the moment `now`. */
export function shortDay(date: string, now = Date.now()): string {
  const [year] = date.split('-')
  const words = dateInWords(date, undefined, true)
  return londonDate(now).startsWith(`${year}-`) ? words : `${words} ${year}`
}

/** A civil date with its year, for what is read years later: Thursday 4 September 2025. */
export const dateAndYearInWords = (date: string): string => `${dateInWords(date)} ${date.slice(0, 4)}`

/** A civil date that may be long ago, with its year: 4 September 2025. */
export function dayAndYear(date: string): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${MONTHS[month]} ${year}`
}

/**
 * Money that is worked out while the shopper chooses: £49, £49.50, £1,249, as the gateway writes all other amounts
 * (graphql/money.ts).
 */
export function formatPence(pence: number): string {
  const amount = Math.abs(Math.round(pence))
  const pounds = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`
  // A minus, not the hyphen that stands for one on keyboards.
  return `${pence < 0 ? '−' : ''}£${pounds}${rest}`
}

/** The month of a civil date in few letters: Nov. */
export const shortMonth = (date: string): string => SHORT_MONTHS[partsOf(date).month] ?? ''

/** The day of the week of a civil date, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => partsOf(date).weekday || 7

function partsOf(date: string): { year: number; month: number; day: number; weekday: number } {
  const then = new Date(`${date}T00:00:00Z`)
  return {
    year: then.getUTCFullYear(),
    month: then.getUTCMonth(),
    day: then.getUTCDate(),
    weekday: then.getUTCDay(),
  }
}
