import type { Position } from '../../contract/basket.ts'

/** Whether all that is sent can be made up and sent on the day itself. */
export function isSameDay(positions: Position[] | null): boolean {
  return (positions ?? []).every((position) => position.same_day)
}
