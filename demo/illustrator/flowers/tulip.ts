import { fill, line } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { mix } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

// A petal of the cup in the plane: foot at the stem, a full belly, a tip that leans by `lean`.
type Side = { foot: number; belly: number; left: number; right: number; tip: Point; lean: number }

function petalOutline({ foot, belly, left, right, tip }: Side): Point[] {
  return [
    [foot - 10, 84],
    [left * 0.78, 66],
    [left, belly],
    [left * 0.98 + tip[0] * 0.1, belly - 44],
    [tip[0] + left * 0.36, tip[1] + 34],
    tip,
    tip,
    [tip[0] + right * 0.36, tip[1] + 34],
    [right * 0.98 + tip[0] * 0.1, belly - 44],
    [right, belly],
    [right * 0.78, 66],
    [foot + 10, 84],
  ]
}

function drawTulip({ tones, random, tilt, sheet }: Sitting): string {
  // A tulip is known by its cup, so it is always seen from the side; tilt only opens or shuts it.
  const open = 1 + (0.5 - Math.min(1, tilt)) * 0.16
  const sway = random.around(0, 5)
  const inside = sheet.linear(
    [0, 1, 0, 0],
    [
      [0.2, tones.heart],
      [0.75, tones.deep],
      [1, tones.shade],
    ],
  )
  const flank = sheet.linear(
    [0, 1, 0, 0],
    [
      [0, mix(tones.deep, '#9fb060', 0.25)],
      [0.35, tones.deep],
      [0.75, tones.shade],
      [1, tones.mid],
    ],
  )
  const front = sheet.linear(
    [0.1, 1, 0.2, 0],
    [
      [0, mix(tones.mid, '#cfd99a', 0.45)],
      [0.14, tones.shade],
      [0.48, tones.mid],
      [0.85, tones.light],
      [1, tones.rim],
    ],
  )
  let out = ''
  const body = (side: Side, paint: string): void => {
    out += fill(closedCurve(petalOutline(side)), paint, {
      stroke: tones.heart,
      width: 1.4,
      strokeOpacity: 0.5,
    })
  }
  // The three petals behind, seen from inside.
  body(
    {
      foot: 0,
      belly: 0,
      left: -46 * open,
      right: 18,
      tip: [-27 * open + sway, -92 + random.around(0, 5)],
      lean: 0,
    },
    inside,
  )
  body(
    {
      foot: 0,
      belly: 0,
      left: -18,
      right: 46 * open,
      tip: [29 * open + sway, -90 + random.around(0, 5)],
      lean: 0,
    },
    inside,
  )
  // The flanks, wrapping round from either side.
  const flanks: Side[] = [
    {
      foot: 0,
      belly: 18,
      left: -66 * open,
      right: 6,
      tip: [-50 * open + sway, -78 + random.around(0, 8)],
      lean: -1,
    },
    {
      foot: 0,
      belly: 18,
      left: -6,
      right: 66 * open,
      tip: [51 * open + sway, -76 + random.around(0, 8)],
      lean: 1,
    },
  ]
  if (random.chance(0.5)) flanks.reverse()
  for (const side of flanks) {
    body(side, flank)
    const edge = side.lean < 0 ? side.left : side.right
    const strokes: string[] = []
    for (const share of [0.94, 0.84, 0.72, 0.6]) {
      strokes.push(
        openCurve([
          [edge * share * 0.8, 58],
          [edge * share, 16],
          [edge * share * 0.99, -26],
          [side.tip[0] + (edge - side.tip[0]) * share * 0.25, side.tip[1] + 22],
        ]),
      )
    }
    out += line(strokes.slice(0, 2).join(''), tones.light, 1.6, 0.5)
    out += line(strokes.slice(2).join(''), tones.heart, 1.2, 0.3)
    out += line(
      openCurve([
        [edge * 1.0, 0],
        [edge * 0.97, -34],
        [side.tip[0] + edge * 0.14, side.tip[1] + 26],
        side.tip,
      ]),
      tones.rim,
      2.2,
      0.55,
    )
  }
  // The front petal, lit.
  const lean = random.around(0, 9)
  const face: Side = {
    foot: 0,
    belly: 26,
    left: -47 * open,
    right: 47 * open,
    tip: [lean + sway, -66 + random.around(0, 6)],
    lean: 0,
  }
  out += fill(
    closedCurve(
      petalOutline({
        ...face,
        left: face.left - 6,
        right: face.right + 6,
        tip: [face.tip[0], face.tip[1] - 6],
      }),
    ),
    tones.heart,
    { opacity: 0.22 },
  )
  body(face, front)
  const [tx, ty] = face.tip
  const light: string[] = []
  const dark: string[] = []
  for (const u of [-0.86, -0.7, -0.52, -0.33, 0.3, 0.5, 0.68, 0.84]) {
    const x = 47 * open * u
    const d = openCurve([
      [x * 0.72, 62],
      [x, 26],
      [x * 0.98, -14],
      [tx + x * 0.5, ty + 34 + Math.abs(u) * 8],
    ])
    if (u < 0) light.push(d)
    else dark.push(d)
  }
  out += fill(
    closedCurve([
      [-7, 76],
      [-15, 20],
      [tx - 7, -30],
      [tx, ty + 12],
      [tx + 8, -28],
      [14, 22],
      [7, 76],
    ]),
    tones.shade,
    { opacity: 0.42 },
  )
  out += line(light.join(''), tones.rim, 1.7, 0.5)
  out += line(dark.join(''), tones.deep, 1.3, 0.3)
  out += line(
    openCurve([
      [0, 74],
      [1, 30],
      [tx * 0.7, -20],
      [tx, ty + 8],
    ]),
    tones.deep,
    1.4,
    0.45,
  )
  out += line(
    openCurve([
      [-46 * open, 4],
      [-43 * open, -22],
      [tx - 15, ty + 26],
      [tx, ty + 1],
    ]),
    tones.rim,
    2.4,
    0.85,
  )
  out += line(
    openCurve([
      [46 * open, 4],
      [43 * open, -22],
      [tx + 15, ty + 26],
      [tx, ty + 1],
    ]),
    tones.rim,
    1.6,
    0.55,
  )
  return out
}

/** A tulip: an upright cup of six pointed petals. */
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
