import { useSyncExternalStore } from 'react'

const TICK_MS = 20_000
const DAY_MS = 86_400_000

/** A sandbox clock that was set, as the shop reports it. */
type SetClock = { now: string; aheadSeconds: number }

/**
 * The current time in ms since 1970, updated every twenty seconds; null in the first HTML, which is shared. When the
 * sandbox clock is set, it is the shop's time.
 */
export const useShopNow = (clock: SetClock | null | undefined): number | null =>
  useAtShopTime(clock, (now) => now)

/** What `read` makes of that time. Whoever shows it is drawn anew only when it is something else. */
export function useAtShopTime<Value extends string | number | null>(
  clock: SetClock | null | undefined,
  read: (now: number | null) => Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(toShopTime(currentTick(), clock)),
    () => read(null),
  )
}

/** Converts a time of the browser (ms since 1970) to the shop's clock. A browser whose own clock was set, too, keeps its time. */
export function toShopTime(now: number, clock: SetClock | null | undefined): number {
  if (!clock) return now
  const there = now + clock.aheadSeconds * 1_000
  const said = Date.parse(clock.now)
  return Math.abs(there - said) < Math.abs(now - said) ? there : now
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all cards of a page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(whenItChanges(), 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = undefined
  }
}

function whenItChanges(): () => void {
  let last = currentTick()
  return () => {
    if (last === currentTick()) return
    last = currentTick()
    for (const listener of listeners) listener()
  }
}

/** Changes every twenty seconds, so that a countdown in minutes is drawn no more often than it needs. */
function currentTick(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS
}

/**
 * The only use of Intl in the client, and for its parts: what a format looks like as a whole is another with each edition of
 * the browsers' locale data.
 */
const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The civil date in London at a moment, YYYY-MM-DD. */
export function londonDate(moment: number): string {
  const { year, month, day } = onTheWall(moment)
  return `${year}-${month}-${day}`
}

/** HH:MM in London at a moment. */
export function londonTime(moment: string): string {
  const { hour, minute } = onTheWall(Date.parse(moment))
  return `${hour}:${minute}`
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The civil date before one, YYYY-MM-DD. */
export const dayBefore = (date: string): string => addDays(date, -1)

/** The civil date after one, YYYY-MM-DD. */
export const dayAfter = (date: string): string => addDays(date, 1)

/** The civil date so many days after one, or before it, YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The digits of a calendar and a clock in London. */
function onTheWall(moment: number) {
  const parts = inLondon.formatToParts(moment)
  const digits = (wanted: Intl.DateTimeFormatPartTypes, length: number) =>
    (parts.find(({ type }) => type === wanted)?.value ?? '').padStart(length, '0')
  return {
    year: digits('year', 4),
    month: digits('month', 2),
    day: digits('day', 2),
    hour: digits('hour', 2),
    minute: digits('minute', 2),
  }
}
