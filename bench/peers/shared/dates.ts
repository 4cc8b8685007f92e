const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** A civil date in words: 4 September 2025. */
export const dateInWords = (date: string) => day.format(Date.parse(date))

/** Today, Tomorrow or the date, seen from `today`. */
export function dayInWords(date: string, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : dateInWords(date)
}
