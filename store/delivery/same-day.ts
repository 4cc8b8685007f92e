import type { Position } from '../../contract/basket.ts'
import { broughtByCourier } from '../gift-cards/index.ts'

/** Whether all that is sent can be made up and sent on the day itself. */
export function isSameDay(positions: Position[] | null): boolean {
  return broughtByCourier(positions).every((position) => position.same_day)
}
