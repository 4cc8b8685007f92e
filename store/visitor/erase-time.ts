import type { Temporal } from 'temporal-polyfill'
import { londonMoment, toDate } from '../kernel/index.ts'

/** What an order that is under way still needs goes on the morning after its delivery, London time. */
const ERASE_TIME = '03:00'

export function eraseTime(deliveredOn: Temporal.PlainDate): Date {
  return toDate(londonMoment(deliveredOn.add({ days: 1 }), ERASE_TIME))
}
