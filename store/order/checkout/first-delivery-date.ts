import { londonDate } from '../../kernel/index.ts'
import type { Clock } from '../../kernel/index.ts'

/** Returns tomorrow's London civil date, the first on which a subscription can deliver. */
export function firstDeliveryDate(clock: Clock): string {
  return londonDate(clock.now()).add({ days: 1 }).toString()
}
