import type { Earliest } from './answers.ts'
import { dayInWords } from './dates.ts'
import { money } from './money.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** When it can be there at the earliest; with `full` also until when to order. */
export function promise({ today, same_day, next_day }: Earliest, sameDay: boolean, full = false): string {
  const offer = sameDay ? (same_day ?? next_day) : next_day
  if (!offer) return ''
  const price = offer.price ? `, +${money(offer.price)}` : ''
  const order = full ? ` · order by ${clock.format(Date.parse(offer.order_by))}` : ''
  return `${dayInWords(offer.date, today)} by ${offer.to}${price}${order}`
}

/** Where it can be delivered, and from when. */
export function reach({ today, same_day, next_day }: Earliest, sameDay: boolean): string {
  if (!sameDay || !same_day || !next_day) return 'Anywhere in mainland Britain'
  return `In London, free of charge · elsewhere in mainland Britain from ${dayInWords(next_day.date, today).toLowerCase()}`
}
