import { openCurve } from './path.ts'
import type { Random } from './random.ts'

type Range = readonly [from: number, to: number]
type Grain = {
  /** The heights at which there may be a line, in drawing units from the top. */
  heights: Iterable<number>
  /** Where lines begin, and how far they go. */
  from: Range
  reach: Range
  /** How far from its beginning the middle of a line is, and how much it and the end leave the straight. */
  middle: number
  sway: readonly [middle: number, end: number]
}

/** The grain of a board as the outline of its lines. */
export function grainOf(random: Random, { heights, from, reach, middle, sway }: Grain): string {
  let lines = ''
  for (const y of heights) {
    const x = random.between(...from)
    lines += openCurve([
      [x, y],
      [x + middle, y + random.around(0, sway[0])],
      [x + random.between(...reach), y + random.around(0, sway[1])],
    ])
  }
  return lines
}

/** So many heights, `step` apart, the first at `top`. */
export const heightsFrom = (top: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => top + index * step)
