import { fill, line } from '../brush.ts'
import { leaf } from '../leaf.ts'
import { LEAF, mix } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import type { Flower, Sitting } from './flower.ts'

// The foot of the cup, where it sits on the stem.
const FOOT = 90

type Cup = { tones: Tones; sheet: Sheet; open: number }

// One of the two petals that wrap round from a side; `side` is -1 on the left.
function flank({ tones, sheet, open }: Cup, side: number, tip: Point): string {
  const x = (value: number): number => value * side * open
  const shape: Point[] = [
    [x(4), FOOT],
    [x(30), FOOT - 3],
    [x(53), 62],
    [x(62), 20],
    [x(59), -24],
    [x(46), -66],
    tip,
    tip,
    [x(12), -60],
    [x(-8), -14],
    [x(-14), 40],
    [x(-8), 78],
  ]
  const body = sheet.linear(
    side < 0 ? [0, 0, 1, 0.5] : [1, 0, 0, 0.5],
    side < 0
      ? [
          [0, tones.mid],
          [0.35, tones.light],
          [0.8, tones.mid],
          [1, tones.shade],
        ]
      : [
          [0, tones.deep],
          [0.3, tones.shade],
          [0.75, tones.mid],
          [1, tones.shade],
        ],
  )
  const strokes = [0.9, 0.76, 0.58].map((share) =>
    openCurve([
      [x(40 * share), 76],
      [x(60 * share), 22],
      [x(57 * share), -24],
      [tip[0] + x(14 * share), tip[1] + 22],
    ]),
  )
  return (
    fill(closedCurve(shape), body, { stroke: tones.heart, width: 1.4, strokeOpacity: 0.5 }) +
    line(strokes.join(''), side < 0 ? tones.rim : tones.deep, 1.4, 0.38) +
    line(openCurve([[x(61), 10], [x(59), -24], [x(46), -64], tip]), tones.rim, 2, 0.55)
  )
}

// The petal in front, broad and rounded, drawn to a small point.
function front({ tones, sheet, open }: Cup, [tx, ty]: Point): string {
  const x = (value: number): number => value * open
  const shape: Point[] = [
    [x(-10), FOOT + 1],
    [x(-34), FOOT - 9],
    [x(-48), 44],
    [x(-47), -4],
    [x(-36) + tx * 0.4, -46],
    [tx - 14, ty + 12],
    [tx, ty],
    [tx, ty],
    [tx + 14, ty + 12],
    [x(36) + tx * 0.4, -46],
    [x(47), -4],
    [x(48), 44],
    [x(34), FOOT - 9],
    [x(10), FOOT + 1],
  ]
  const shadow = shape.map(([px, py]): Point => [px * 1.1, py - 5])
  const body = sheet.linear(
    [0.1, 1, 0.3, 0],
    [
      [0, mix(tones.mid, '#d8dd9c', 0.5)],
      [0.16, tones.shade],
      [0.5, tones.mid],
      [0.85, tones.light],
      [1, tones.rim],
    ],
  )
  const vein = (u: number): string =>
    openCurve([
      [x(48 * u) * 0.6, 78],
      [x(48 * u), 36],
      [x(47 * u), -6],
      [tx + x(20 * u), ty + 20 + Math.abs(u) * 14],
    ])
  return (
    fill(closedCurve(shadow), tones.heart, { opacity: 0.2 }) +
    fill(closedCurve(shape), body, { stroke: tones.heart, width: 1.4, strokeOpacity: 0.5 }) +
    line([-0.82, -0.6, -0.36].map(vein).join(''), tones.rim, 1.6, 0.5) +
    line([0.36, 0.6, 0.82].map(vein).join(''), tones.deep, 1.3, 0.3) +
    line(
      openCurve([
        [0, 84],
        [1, 30],
        [tx * 0.7, -24],
        [tx, ty + 8],
      ]),
      tones.deep,
      1.6,
      0.4,
    ) +
    line(
      openCurve([
        [x(-47), 8],
        [x(-44), -20],
        [tx - 22, ty + 18],
        [tx, ty + 1],
      ]),
      tones.rim,
      2.4,
      0.85,
    ) +
    line(
      openCurve([
        [x(47), 8],
        [x(44), -20],
        [tx + 22, ty + 18],
        [tx, ty + 1],
      ]),
      tones.rim,
      1.6,
      0.55,
    )
  )
}

function drawTulip({ tones, random, tilt, sheet }: Sitting): string {
  // A tulip is known by its cup, so it is always seen from the side; tilt only opens or shuts it.
  const cup: Cup = { tones, sheet, open: 1 + (0.5 - Math.min(1, tilt)) * 0.14 }
  const sway = random.around(0, 4)
  const bend = random.around(0, 8)
  // Thinner downwards, where it meets the stem of whatever holds the flower.
  const stem = (half: number, shift: number): string =>
    closedCurve([
      [shift - half, FOOT - 6],
      [shift - half, FOOT - 6],
      [bend * 0.3 + shift - half * 0.8, 116],
      [bend + shift * 0.4, 158],
      [bend + shift * 0.4, 158],
      [bend * 0.3 + shift + half * 0.8, 116],
      [shift + half, FOOT - 6],
      [shift + half, FOOT - 6],
    ])
  let out = ''
  if (random.chance(0.5)) {
    const side = random.chance(0.5) ? 1 : -1
    out += leaf(
      {
        foot: [bend, 160],
        tip: [side * random.between(56, 74), random.between(-30, 20)],
        width: 40,
        bend: side * 26,
        fullest: 0.4,
      },
      LEAF.fresh,
      0,
    )
  }
  out +=
    fill(stem(7, 0), LEAF.fresh.mid, { stroke: LEAF.fresh.heart, strokeOpacity: 0.6 }) +
    fill(stem(2, -2.4), LEAF.fresh.light)
  const inside = sheet.linear(
    [0, 1, 0, 0],
    [
      [0.3, tones.heart],
      [0.8, tones.deep],
      [1, tones.shade],
    ],
  )
  // The tips of the petals behind, seen from inside.
  for (const [x, y] of [
    [-16, -84],
    [18, -88],
  ] as const) {
    const tip: Point = [x + sway, y + random.around(0, 3)]
    out += fill(
      closedCurve([
        [x - 30, 20],
        [x - 30, -30],
        [x - 20, -66],
        tip,
        tip,
        [x + 20, -66],
        [x + 30, -30],
        [x + 30, 20],
      ]),
      inside,
      { stroke: tones.heart, width: 1.2, strokeOpacity: 0.5 },
    )
  }
  const left = flank(cup, -1, [-27 + sway, -92 + random.around(0, 4)])
  const right = flank(cup, 1, [28 + sway, -90 + random.around(0, 4)])
  out += random.chance(0.5) ? left + right : right + left
  return out + front(cup, [random.around(0, 7) + sway, -76 + random.around(0, 4)])
}

/** A tulip: an egg of three overlapping petals on its stem, often with a blade of a leaf. */
export const tulip: Flower = {
  form: 'head',
  size: 0.92,
  span: 0,
  role: 'focal',
  leaf: 'strap',
  upright: true,
  stem: 1.15,
  draw: drawTulip,
}
