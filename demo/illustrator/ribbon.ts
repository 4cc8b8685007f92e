import { fill, line } from './brush.ts'
import type { Tones } from './palette.ts'
import { closedCurve, openCurve } from './path.ts'
import type { Point } from './path.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** A satin bow about `size` units from knot to loop end, tied at (x, y); `tails` is how far the ends hang. */
export function bow(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  tones: Tones,
  random: Random,
  tails = 1.5,
): string {
  const s = size / 100
  const at = ([px, py]: Point): Point => [x + px * s, y + py * s]
  const shape = (points: Point[]): string => closedCurve(points.map(at))
  const edge = { stroke: tones.heart, width: 1.2, strokeOpacity: 0.45 }
  const satin = sheet.linear(
    [0, 0, 1, 1],
    [
      [0, tones.rim],
      [0.3, tones.light],
      [0.6, tones.mid],
      [1, tones.shade],
    ],
  )
  const tailWash = sheet.linear(
    [0, 0, 0.5, 1],
    [
      [0, tones.deep],
      [0.16, tones.mid],
      [0.5, tones.light],
      [1, tones.mid],
    ],
  )
  let out = ''
  const drop = 100 * tails
  for (const flip of [-1, 1]) {
    const sway = random.around(0, 8)
    const foot = 46 + sway
    const end = drop * (flip < 0 ? 1 : 0.86)
    const p = (px: number, py: number): Point => [px * flip, py]
    const a = p(foot + 22, end)
    const b = p(foot + 6, end - 20)
    const c = p(foot - 20, end + 4)
    out += fill(
      shape([
        p(-4, 2),
        p(16, 26),
        p(24, 62),
        p(foot + 16, end - 40),
        a,
        a,
        b,
        b,
        c,
        c,
        p(foot - 14, end - 44),
        p(0, 70),
        p(-6, 30),
      ]),
      tailWash,
      edge,
    )
    out += line(openCurve([p(4, 18), p(12, 60), p(foot - 2, end - 26)].map(at)), tones.rim, 1.6 * s, 0.7)
  }
  for (const flip of random.chance(0.5) ? [-1, 1] : [1, -1]) {
    const lift = random.around(0, 7)
    const p = (px: number, py: number): Point => [px * flip, py]
    // The far side of the loop, seen inside, then its near side folded over.
    out += fill(
      shape([
        p(0, 0),
        p(30, -40 + lift),
        p(78, -56 + lift),
        p(104, -30 + lift),
        p(100, 4),
        p(62, 16),
        p(20, 10),
      ]),
      tones.deep,
      edge,
    )
    out += fill(
      shape([
        p(0, -4),
        p(30, -38 + lift),
        p(74, -60 + lift),
        p(106, -40 + lift),
        p(98, -22 + lift),
        p(66, -16),
        p(26, 2),
      ]),
      satin,
      edge,
    )
    out += fill(
      shape([p(0, 4), p(28, 0), p(66, -14), p(98, -22 + lift), p(107, -6), p(98, 18), p(60, 30), p(20, 16)]),
      satin,
      edge,
    )
    out += line(
      openCurve([p(14, 4), p(48, 4), p(88, -4)].map(at)) +
        openCurve([p(16, 10), p(50, 18), p(84, 14)].map(at)),
      tones.rim,
      1.8 * s,
      0.75,
    )
    out += line(openCurve([p(10, -6), p(34, -22), p(60, -32)].map(at)), tones.shade, 1.8 * s, 0.6)
  }
  out += fill(
    shape([
      [-15, -14],
      [0, -18],
      [15, -14],
      [18, 2],
      [14, 18],
      [0, 21],
      [-14, 18],
      [-18, 2],
    ]),
    satin,
    edge,
  )
  return (
    out +
    line(
      openCurve([[-7, -13] as Point, [-9, 2] as Point, [-6, 16] as Point].map(at)) +
        openCurve([[4, -15] as Point, [2, 2] as Point, [5, 18] as Point].map(at)),
      tones.shade,
      1.6 * s,
      0.6,
    )
  )
}
