import { fill, line, oval } from '../../brush.ts'
import { leaf } from '../../leaf.ts'
import { FLOWER_TONES, LEAF, MATERIAL, mix, tint } from '../../palette.ts'
import { closedCurve, openCurve, quadratic } from '../../path.ts'
import type { Point } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

const GLOSSY = tint(LEAF.garden, '#0c2a1c', 0.22)
const GLOSSY_LIT = tint(LEAF.garden, LEAF.fresh.mid, 0.2)

// The tip of each leaf, its width and bow, from the back to the front.
const LEAVES: readonly (readonly [x: number, y: number, width: number, bend: number])[] = [
  [330, 304, 78, -30],
  [480, 319, 80, 34],
  [238, 348, 82, -56],
  [570, 359, 84, 58],
  [404, 348, 74, 12],
  [150, 447, 84, -84],
  [652, 458, 86, 86],
  [292, 418, 80, -40],
  [520, 425, 82, 42],
  [96, 587, 82, -120],
  [706, 593, 84, 122],
  [204, 526, 86, -74],
  [598, 532, 86, 76],
  [352, 488, 80, -18],
  [452, 497, 80, 20],
  [170, 687, 78, -104],
  [632, 692, 78, 104],
  [262, 637, 80, -54],
  [540, 642, 80, 56],
  [392, 600, 72, 8],
]

const BLOOMS: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [302, 290, 0.96, -14],
  [514, 268, 1.04, 13],
  [404, 226, 1.14, -2],
  [208, 404, 0.84, -30],
  [606, 396, 0.88, 28],
]

// The white spathe stands behind its spadix; the stalk's end is at the origin.
function spathe(): string {
  const white = FLOWER_TONES.white
  const sail: Point[] = [
    [0, 6],
    [-30, -10],
    [-50, -56],
    [-42, -104],
    [-14, -146],
    [2, -178],
    [2, -178],
    [22, -140],
    [46, -96],
    [50, -52],
    [28, -10],
  ]
  let out = fill(closedCurve(sail), white.rim, { stroke: '#8f9c74', width: 1.8, strokeOpacity: 0.95 })
  out += fill(
    closedCurve([
      [2, 4],
      [8, -60],
      [2, -176],
      [2, -176],
      [22, -140],
      [46, -96],
      [50, -52],
      [28, -10],
    ]),
    mix(white.shade, '#cdd6b8', 0.55),
    { opacity: 0.9 },
  )
  const veins = [-34, -22, -11, 12, 24, 36].map((x) =>
    openCurve([
      [x * 0.25, -10],
      [x, -60],
      [x * 0.8, -108],
      [2, -168],
    ]),
  )
  out +=
    line(veins.join(''), white.deep, 1, 0.55) +
    line(
      openCurve([
        [0, 0],
        [3, -80],
        [2, -172],
      ]),
      '#b9c79a',
      2.4,
      0.8,
    )
  const cream = FLOWER_TONES.cream
  out += fill(
    closedCurve([
      [-11, -2],
      [-13, -40],
      [-9, -84],
      [0, -96],
      [9, -84],
      [12, -40],
      [10, -2],
    ]),
    cream.shade,
    { stroke: cream.heart, strokeOpacity: 0.8 },
  )
  for (let row = 0; row < 9; row++)
    for (const x of [-6, 0, 6])
      out += oval(x + (row % 2) * 2 - 1, -8 - row * 9.4, 3, 3.2, x < 0 ? cream.rim : cream.light, 0.95)
  return out
}

/** A peace lily: long dark leaves, and white sails standing over them. */
export const peaceLily: GiftArtist = ({ sheet, tones }) => {
  let out = pot(sheet, tint(MATERIAL.ivory, tones.light, 0.35), { top: 700, half: 128 })
  const bloom = sheet.symbol('spathe', spathe)
  const stalks = BLOOMS.map(([x, y]) =>
    openCurve(quadratic([400 + (x - 400) * 0.14, 694], [400 + (x - 400) * 0.3, y + 210], [x, y + 2], 6)),
  ).join('')
  LEAVES.forEach(([x, y, width, bend], i) => {
    if (i === 5) {
      out += line(stalks, LEAF.fresh.shade, 8) + line(stalks, LEAF.fresh.light, 2.4, 0.8)
      for (const [bx, by, scale, turn] of BLOOMS) out += stamp(bloom, bx, by, scale, turn)
    }
    const foot: Point = [400 + (x - 400) * 0.1, 696]
    const base: Point = [foot[0] + (x - foot[0]) * 0.22, foot[1] + (y - foot[1]) * 0.32]
    out +=
      line(openCurve([foot, base]), LEAF.fresh.shade, 7) +
      leaf(
        { foot: base, tip: [x, y], width, bend: bend * 0.6, fullest: 0.42 },
        i % 3 === 0 ? GLOSSY_LIT : GLOSSY,
        4,
      )
  })
  return out
}
