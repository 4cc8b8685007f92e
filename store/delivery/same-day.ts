import type { Position } from '../../contract/basket.ts'
import { courierPositions } from '../gift-cards/index.ts'

/** Returns true if everything that a courier delivers can be prepared and delivered on the same day. */
export function isSameDay(positions: Position[] | null): boolean {
  return courierPositions(positions).every((position) => position.same_day)
}
