import { useSyncExternalStore } from 'react'

const TICK_MS = 20_000

/** A clock that was set, as the shop said it. */
type SetClock = { now: string; aheadSeconds: number }

/**
 * The present in ms since 1970, now and then renewed; null in the first HTML, which has no moment of its own. Where the
 * clock of the shop was set, it is the shop's.
 */
export function useShopNow(clock: SetClock | null | undefined): number | null {
  const now = useSyncExternalStore(subscribe, currentTick, () => null)
  return now === null ? null : atShop(now, clock)
}

/** A browser's moment by the clock of the shop; a browser whose own clock was set along with it keeps its own. */
export function atShop(now: number, clock: SetClock | null | undefined): number {
  if (!clock) return now
  const there = now + clock.aheadSeconds * 1_000
  const said = Date.parse(clock.now)
  return Math.abs(there - said) < Math.abs(now - said) ? there : now
}

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000)
  return () => clearInterval(timer)
}

/** Changes every twenty seconds, so that a countdown in minutes is drawn no more often than it needs. */
function currentTick(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const dayNames = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const shortNames = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const yearNames = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const clockTime = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** The civil date in London at a moment, YYYY-MM-DD. */
export function londonDate(moment: number): string {
  return londonDay.format(moment)
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** HH:MM in London at a moment. */
export function londonTime(moment: string): string {
  return clockTime.format(new Date(moment))
}

/** A civil date in words; `today` (YYYY-MM-DD) makes it "today" or "tomorrow". */
export function dateInWords(date: string, today?: string, short = false): string {
  if (date === today) return 'today'
  if (today && date === nextDay(today)) return 'tomorrow'
  return (short ? shortNames : dayNames).format(new Date(`${date}T00:00:00Z`))
}

/** The same as the title of what is there on that day: Tomorrow, Friday 27 November. */
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

/** A civil date that may be long ago, with its year: 4 September 2025. */
export function dayAndYear(date: string): string {
  return yearNames.format(new Date(`${date}T00:00:00Z`))
}

/** The civil date before one, YYYY-MM-DD. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
