import type { Temporal } from 'temporal-polyfill'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'
import type { Pictures } from './pictures.ts'

export type Reminder = {
  title: string
  recipientName: string | null
  date: Temporal.PlainDate
  today: Temporal.PlainDate
  /** The zones where flowers ordered now still arrive on the date. */
  arrives: { london: boolean; uk: boolean }
  orderUrl: string
  unsubscribeUrl: string
}

/** Renders the reminder of an important date; `flowers` are some for its occasion. */
export function reminderEmail(reminder: Reminder, flowers: Pictures['pictures']): RenderedEmail {
  const { date, orderUrl, unsubscribeUrl } = reminder
  const what = whatOf(reminder)
  const when = whenOf(reminder)
  return renderEmail({
    subject: `${what} is ${when}`,
    preview: promiseOf(reminder),
    heading: `${what} is ${when}`,
    parts: [
      {
        kind: 'text',
        text: `It is on ${dayOf(date)}. ${promiseOf(reminder)}`,
      },
      ...(flowers.length ? [{ kind: 'pictures' as const, pictures: flowers }] : []),
      { kind: 'button', label: 'Choose flowers', href: orderUrl },
    ],
    reason: 'You get this because you asked us to remind you of this date.',
    unsubscribeUrl,
  })
}

/** Returns the reminder of an important date as a text message. */
export function reminderText(reminder: Reminder): string {
  return `Larkspur: ${whatOf(reminder)} is ${dateInText(reminder)}. Choose flowers: ${reminder.orderUrl}\nStop these messages: ${reminder.unsubscribeUrl}`
}

/** Promises delivery on the date only where it is still available. */
function promiseOf({ arrives }: Reminder): string {
  if (arrives.london && arrives.uk) return 'Order now and your flowers arrive on the day.'
  if (arrives.london) return 'Order now and your flowers still arrive on the day in London.'
  if (arrives.uk) return 'Order now and your flowers still arrive on the day outside London.'
  return 'We can no longer deliver on the day itself, but flowers soon after, with a word from you, are welcome too.'
}

/** What belongs to somebody, by the usual title of its occasion. */
const THEIRS: Record<string, string> = {
  Birthday: 'birthday',
  'Special anniversary': 'anniversary',
  'Wedding day': 'wedding day',
}

/** Returns e.g. `Iris’s birthday`. */
function whatOf({ title, recipientName }: Reminder): string {
  const theirs = THEIRS[title]
  if (recipientName && theirs) return `${recipientName}’s ${theirs}`
  return recipientName ? `${title} (${recipientName})` : title
}

/** How many days away a weekday says which day is meant. */
const NAMED_DAYS = [2, 7] as const

/** Returns when it is, for a text message, which says the date only here. */
function dateInText(reminder: Reminder): string {
  const { date } = reminder
  return isNamed(daysTo(reminder)) ? `on ${dayOf(date)}` : `${whenOf(reminder)}, on ${dayOf(date)}`
}

/** Returns when it is as one says it: `tomorrow`, `on Friday`, `next Wednesday` or `in 10 days`. */
function whenOf(reminder: Reminder): string {
  const days = daysTo(reminder)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (!isNamed(days)) return `in ${days} days`
  const weekday = reminder.date.toLocaleString('en-GB', { weekday: 'long' })
  return days === 7 ? `next ${weekday}` : `on ${weekday}`
}

const isNamed = (days: number) => days >= NAMED_DAYS[0] && days <= NAMED_DAYS[1]

const daysTo = ({ date, today }: Reminder) => today.until(date, { largestUnit: 'day' }).days

function dayOf(date: Temporal.PlainDate): string {
  return date.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
}
