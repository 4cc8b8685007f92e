import type { Temporal } from 'temporal-polyfill'
import { londonMoment, toDate } from '../kernel/index.ts'

/** Personal data that an open order still needs is erased the morning after its delivery, London time. */
const ERASE_TIME = '03:00'

/** Returns when the data of an order that is delivered on a London civil date is erased. */
export function eraseTime(deliveredOn: Temporal.PlainDate): Date {
  return toDate(londonMoment(deliveredOn.add({ days: 1 }), ERASE_TIME))
}
