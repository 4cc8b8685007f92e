import { Temporal } from 'temporal-polyfill'
import type { Clock } from '../../../store/kernel/clock.ts'

export type TestClock = Clock & {
  /** Goes to a moment, ISO 8601. */
  set: (moment: string) => void
  /** Goes on by a duration, e.g. `{ minutes: 20 }`. */
  advance: (duration: Temporal.DurationLike) => void
}

/** A clock that stands still until a test moves it. */
export function testClock(moment: string): TestClock {
  let now = Temporal.Instant.from(moment)
  return {
    now: () => now,
    set: (next) => {
      now = Temporal.Instant.from(next)
    },
    advance: (duration) => {
      now = now.add(duration)
    },
  }
}
