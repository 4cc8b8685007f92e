import { dateAt, hourAt, minutesAt } from './model-time.ts'

/** A date of which its owner wants to be reminded, as it should be. Moments in minutes of the model's clock. */
export type ModelReminder = {
  owner: number
  title: string
  /** A London civil date. */
  date: string
  /** When it is written of next; null once it is not any more this year. */
  remindAt: number | null
  letters: number
  /** It was written on this London civil date, and is not sent. */
  unsentOn: string | null
}

const WRITTEN_AT = '09:00'
/** Nobody is written to from then on, by hours of the day in London. */
const NIGHT = { from: 20, until: 9 }

/** All reminders, as they should be. */
export class Reminders {
  readonly list: ModelReminder[]

  constructor(list: ModelReminder[]) {
    this.list = list
  }

  /** Somebody wants to be reminded of a date so many days before it. */
  add(
    owner: number,
    { title, date, leadDays }: { title: string; date: string; leadDays: number },
    now: number,
  ) {
    const inTime = minutesAt(dateAt(minutesAt(date, '12:00')).subtract({ days: leadDays }), WRITTEN_AT)
    const remindAt = inTime > now ? inTime : nextMorning(now)
    const isInTime = remindAt <= minutesAt(date, WRITTEN_AT)
    this.list.push({ owner, title, date, remindAt: isInTime ? remindAt : null, letters: 0, unsentOn: null })
  }

  /** What the worker does by now. Where it dies before it sends anything, what it has written waits. */
  wait(now: number, { isSent }: { isSent: boolean }): void {
    const today = dateAt(now).toString()
    for (const of of this.list) {
      // Words of another day are not true any more: it is written anew where that is of use.
      if (of.unsentOn !== null && of.unsentOn !== today) {
        of.letters--
        of.remindAt = of.date < today ? null : now
      }
      of.unsentOn = null
      if (of.remindAt === null || of.remindAt > now) continue
      const isNight = hourAt(now) < NIGHT.until || hourAt(now) >= NIGHT.from
      const morning = nextMorning(now)
      if (isNight && dateAt(morning).toString() <= of.date) {
        of.remindAt = morning
        continue
      }
      of.remindAt = null
      if (isNight || of.date < today) continue
      of.letters++
      if (!isSent) of.unsentOn = today
    }
  }

  /** The minute at which somebody is reminded next, Infinity without any. */
  nextAt(now: number): number {
    return Math.min(
      ...this.list.flatMap(({ remindAt }) => (remindAt !== null && remindAt > now ? [remindAt] : [])),
      Infinity,
    )
  }
}

function nextMorning(now: number): number {
  const today = minutesAt(dateAt(now), WRITTEN_AT)
  return today > now ? today : minutesAt(dateAt(now).add({ days: 1 }), WRITTEN_AT)
}
