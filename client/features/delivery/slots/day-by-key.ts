import { addDays } from '../../../data/clock.ts'
import { weekdayOf } from '../../../data/format.ts'

const WEEK = 7
const STEPS: Record<string, number> = {
  ArrowDown: WEEK,
  ArrowUp: -WEEK,
  PageDown: 4 * WEEK,
  PageUp: -4 * WEEK,
}

/**
 * The day that a key leads to in a calendar of days: `from` is a civil date, and `open` are the days that can be had, in their order.
 * Where a week or four of them lead to no such day it is `from`, or the last one on the way of Page Up and Page Down. Undefined for a
 * key that means nothing here.
 */
export function dayByKey(key: string, from: string, open: string[]): string | undefined {
  if (key === 'Home' || key === 'End') {
    const monday = addDays(from, 1 - weekdayOf(from))
    const week = open.filter((day) => day >= monday && day < addDays(monday, WEEK))
    return week.at(key === 'Home' ? 0 : -1) ?? from
  }
  const step = STEPS[key]
  if (step === undefined) return undefined
  const wanted = addDays(from, step)
  if (open.includes(wanted)) return wanted
  if (Math.abs(step) === WEEK) return from
  return (step > 0 ? open.findLast((day) => day <= wanted) : open.find((day) => day >= wanted)) ?? from
}
