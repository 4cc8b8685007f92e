import type { Earliest } from './answers.ts'
import { dayInWords } from './dates.ts'
import { money } from './money.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** When it can be there: the first delivery that is free, then the soonest as an extra; with `full` also until when to order. */
export function promise({ today, same_day, next_day }: Earliest, sameDay: boolean, full = false): string {
  const offer = sameDay ? (same_day ?? next_day) : next_day
  if (!offer) return ''
  const day = (date: string) => dayInWords(date, today).toLowerCase()
  const { free } = offer
  const by = (window: { date: string; to: string }) => `${day(window.date)} by ${window.to}`
  const extra = offer.price ? `+${money(offer.price)}` : ''
  const isSameDay = free?.date === offer.date
  const parts = []
  if (free) parts.push(`Free ${extra && !full && !isSameDay ? day(free.date) : by(free)}`)
  if (extra) {
    const when = isSameDay ? `by ${offer.to}` : full ? by(offer) : day(offer.date)
    parts.push(free ? `${when}\u00a0${extra}` : `${dayInWords(offer.date, today)} by ${offer.to}, ${extra}`)
  }
  if (full) parts.push(`order by ${clock.format(Date.parse(offer.order_by))}`)
  return parts.join(' · ')
}

/** Where it can be delivered, and when elsewhere. */
export function reach({ today, same_day, next_day }: Earliest, sameDay: boolean): string {
  if (!sameDay || !same_day || !next_day) return 'Anywhere in mainland Britain'
  return `In London · elsewhere in mainland Britain from ${dayInWords(next_day.date, today).toLowerCase()}`
}
