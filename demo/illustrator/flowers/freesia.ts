import { fill, line, oval } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { closedCurve, cubic, openCurve, place } from '../path.ts'
import type { Point } from '../path.ts'
import { LEAF, mix } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function drawFreesia({ tones, random, sheet }: Sitting): string {
  const flip = random.chance(0.5) ? 1 : -1
  // The stem turns sharply, and the flowers stand in a row along the bend like a comb.
  const arch = cubic([0, 0], [flip * -10, -120], [flip * -24, -230], [flip * 96, -268], 12)
  let out = line(openCurve(arch), LEAF.fresh.shade, 5) + line(openCurve(arch), LEAF.fresh.light, 1.5, 0.8)
  const wash = sheet.linear(
    [0, 1, 0, 0],
    [
      [0, mix(tones.shade, LEAF.fresh.light, 0.5)],
      [0.35, tones.shade],
      [0.75, tones.mid],
      [1, tones.light],
    ],
  )
  for (let i = 6; i >= 0; i--) {
    const at = arch[12 - i]
    if (!at) continue
    const t = i / 6
    const angle = flip * (0.6 - t * 0.95)
    const size = 0.3 + t * 0.95
    const put = (points: Point[]): Point[] =>
      points.map(([x, y]) => place([x * size, y * size], angle, at[0], at[1]))
    if (i < 3) {
      out += fill(
        closedCurve(
          put([
            [0, 0],
            [-12, -24],
            [-9, -50],
            [0, -62],
            [9, -50],
            [12, -24],
          ]),
        ),
        i === 0 ? mix(tones.mid, LEAF.fresh.light, 0.6) : wash,
        { stroke: tones.deep, width: 1.2, strokeOpacity: 0.6 },
      )
      continue
    }
    for (const spread of [-0.8, 0.8, -0.36, 0.36]) {
      const tip = place([0, -66], spread)
      const [foot, end] = put([
        [0, -22],
        [tip[0], tip[1] - 22],
      ])
      if (foot && end)
        out += fill(bladePath({ foot, tip: end, width: 34 * size, fullest: 0.62, blunt: 0.7 }), tones.mid, {
          stroke: tones.deep,
          width: 1.2,
          strokeOpacity: 0.5,
        })
    }
    out += fill(
      closedCurve(
        put([
          [0, 2],
          [-8, -12],
          [-16, -36],
          [0, -46],
          [16, -36],
          [8, -12],
        ]),
      ),
      wash,
      { stroke: tones.deep, width: 1.2, strokeOpacity: 0.6 },
    )
    const [foot, end] = put([
      [0, -24],
      [0, -84],
    ])
    if (foot && end) {
      out += fill(bladePath({ foot, tip: end, width: 36 * size, fullest: 0.6, blunt: 0.8 }), tones.light, {
        stroke: tones.deep,
        width: 1.2,
        strokeOpacity: 0.5,
      })
      out += line(openCurve([foot, end]), tones.rim, 2, 0.6)
    }
    const eye = put([[0, -40]])[0]
    if (eye) out += oval(eye[0], eye[1], 7 * size, 9 * size, '#f3d86b', 0.85)
  }
  return out
}

/** A freesia: a comb of upturned trumpets on a bent stem. */
export const freesia: Flower = {
  form: 'sprig',
  size: 0.9,
  span: 320,
  role: 'support',
  leaf: 'strap',
  stem: 0.6,
  draw: drawFreesia,
}
