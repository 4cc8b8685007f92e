import { fill, line } from '../../brush.ts'
import { LEAF, MATERIAL, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { between, closedCurve, cubic, ellipsePoints, openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

/** Angles of the margin, 0 at the stalk and pi at the tip, where a grown leaf is slit. */
const SLITS = [0.78, 1.1, 1.42, 1.76, 2.12] as const
const GAP = 0.05

// The heart-shaped margin on one side; the stalk is at the origin and the tip at y -190.
function margin(angle: number, side: number): Point {
  const x = 112 * Math.sin(angle) ** 0.86
  const near = Math.exp(-((x / 30) ** 2))
  const y = -70 + 104 * Math.cos(angle) - near * (Math.cos(angle) > 0 ? 34 : 18)
  return [x * side, y]
}

/** The point of the midrib from which the vein to this part of the margin comes. */
const rootOf = ([, y]: Point): Point => [0, Math.min(-8, y * 0.86 + 16)]

function half(side: number, slit: boolean): string {
  const points: Point[] = [
    [0, -2],
    [0, -2],
  ]
  let next = 0
  for (let step = 1; step < 26; step++) {
    const angle = (step / 26) * Math.PI
    const cut = SLITS[next]
    if (slit && cut !== undefined && angle > cut - GAP) {
      const open = margin(cut - GAP, side)
      const shut = margin(cut + GAP, side)
      const end = between(rootOf(open), margin(cut, side), 0.42)
      points.push(open, open, between(open, end, 0.6), end, between(shut, end, 0.6), shut, shut)
      next += 1
    } else if (!slit || SLITS.every((near) => Math.abs(near - angle) > GAP + 0.05))
      points.push(margin(angle, side))
  }
  points.push([0, -192], [0, -192])
  let out = closedCurve(points)
  if (!slit) return out
  for (const angle of [0.95, 1.26, 1.6, 1.94]) {
    const edge = margin(angle, side)
    const [x, y] = between(rootOf(edge), edge, 0.24)
    const hole = ellipsePoints(x, y, 7, 4.6, 8)
    // Turned against the outline, so that it is left out of it.
    out += closedCurve(side > 0 ? hole : [...hole].reverse())
  }
  return out
}

function blade(greens: Tones, slit: boolean): string {
  const edge = { stroke: greens.heart, strokeOpacity: 0.65 }
  let veins = ''
  for (const side of [-1, 1])
    for (const angle of [0.62, 0.95, 1.26, 1.6, 1.94, 2.36]) {
      const tip = margin(angle, side)
      const root = rootOf(tip)
      veins += openCurve([root, between(root, [tip[0], tip[1] + 8], 0.5), between(root, tip, 0.93)])
    }
  return (
    fill(half(1, slit), greens.shade, edge) +
    fill(half(-1, slit), greens.mid, edge) +
    line(veins, greens.light, 1.7, 0.7) +
    line('M0-2V-182', greens.rim, 3.6, 0.85)
  )
}

// Where a leaf joins its stalk, its size and turn, from the back to the front.
const LEAVES: readonly (readonly [x: number, y: number, scale: number, turn: number, paint: 0 | 1])[] = [
  [296, 262, 0.98, -34, 0],
  [510, 246, 1.02, 36, 0],
  [404, 222, 0.92, 4, 1],
  [222, 390, 1.0, -68, 1],
  [592, 390, 1.0, 72, 0],
  [318, 410, 1.02, -26, 0],
  [500, 420, 1.06, 30, 1],
  [232, 520, 0.94, -104, 0],
  [582, 560, 0.92, 112, 1],
  [418, 520, 1.04, -176, 1],
]

/** A Swiss cheese plant: heart-shaped leaves on long stalks, slit from the margin and holed along the midrib. */
export const swissCheesePlant: GiftArtist = ({ sheet, tones }) => {
  let out = pot(sheet, tint(tint(tones, '#f3ead8', 0.45), '#8a8f86', 0.12), { top: 700, half: 132 })
  const stalkOf = ([x, y]: readonly [number, number, ...unknown[]]): Point[] =>
    cubic(
      [400 + (x - 400) * 0.08, 694],
      [400 + (x - 400) * 0.12, 610],
      [400 + (x - 400) * 0.6, y + 120],
      [x, y],
      8,
    )
  const young = stalkOf([268, 640])
  out += line(openCurve(young), LEAF.fresh.shade, 6)
  const paints = [LEAF.garden, tint(LEAF.garden, LEAF.fresh.light, 0.3)] as const
  for (const place of LEAVES) {
    const [x, y, scale, turn, paint] = place
    const stalk = stalkOf(place)
    out +=
      line(openCurve(stalk), LEAF.garden.deep, 8) +
      line(openCurve(stalk.map(([px, py]): Point => [px - 2, py])), LEAF.garden.light, 2, 0.7)
    out += stamp(
      sheet.symbol(`monstera ${paint}`, () => blade(paints[paint], true)),
      x,
      y,
      [scale, scale * 1.02],
      turn,
    )
  }
  const fresh = sheet.symbol('young monstera', () =>
    blade(tint(LEAF.fresh, MATERIAL.ivory.light, 0.12), false),
  )
  return out + stamp(fresh, 268, 640, 0.52, -128)
}
