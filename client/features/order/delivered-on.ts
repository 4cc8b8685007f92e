import type { OrderTimeline_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate, londonTime } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'

/** When an order was handed over, in London: `Friday 13 March at 10:25`. Null before that. */
export function deliveredOn(timeline: OrderTimeline_OrderFragment['timeline']): string | null {
  const at = timeline.findLast(({ state }) => state === 'DELIVERED')?.at
  return at ? `${dateInWords(londonDate(Date.parse(at)))} at ${londonTime(at)}` : null
}
