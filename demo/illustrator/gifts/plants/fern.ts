import { fill, line } from '../../brush.ts'
import { bladePath } from '../../leaf.ts'
import { LEAF, MATERIAL, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { cubic, openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

// A frond rises from the origin and arches over to the right; `fall` says how far its tip comes down again.
function frond(greens: Tones, reach: number, rise: number, fall: number): string {
  const tip: Point = [reach, -rise + fall]
  const spine = cubic([0, 0], [reach * 0.06, -rise * 0.72], [reach * 0.52, -rise * 1.28], tip, 46)
  const upper: string[] = []
  const lower: string[] = []
  for (let i = 5; i < 46; i++) {
    const at = spine[i]
    const before = spine[i - 1]
    if (!at || !before) continue
    const along = Math.atan2(at[1] - before[1], at[0] - before[0])
    const t = i / 46
    const length = 46 * Math.sin(Math.PI * Math.min(1, 0.3 + t * 0.7)) ** 0.7 + 5
    for (const side of [-1, 1]) {
      const angle = along + side * (1.3 - t * 0.5)
      const pinna = bladePath({
        foot: at,
        tip: [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length],
        width: 10,
        bend: side * -5,
        fullest: 0.32,
        coarse: true,
      })
      if (side < 0) upper.push(pinna)
      else lower.push(pinna)
    }
  }
  const edge = { stroke: greens.heart, width: 0.7, strokeOpacity: 0.5 }
  return (
    fill(lower.join(''), greens.shade, edge) +
    fill(upper.join(''), greens.mid, edge) +
    line(openCurve(spine), greens.light, 2.4)
  )
}

// [kind of frond, width and height beside the drawn one, turn], from the back to the front.
const FRONDS: readonly (readonly [kind: 0 | 1 | 2, x: number, y: number, turn: number])[] = [
  [0, 0.7, 1.06, -8],
  [0, -0.7, 1.04, 8],
  [0, 0.96, 0.96, 4],
  [0, -0.98, 0.94, -5],
  [0, 0.3, 1, -6],
  [0, -0.34, 0.98, 4],
  [1, 1.02, 1.04, 2],
  [1, -1, 1.06, -2],
  [1, 0.78, 1.02, -4],
  [1, -0.78, 1, 5],
  [0, 0.52, 0.78, 2],
  [0, -0.48, 0.76, -3],
  [1, 0.98, 0.82, 10],
  [1, -1, 0.8, -9],
  [2, 1.02, 0.94, 4],
  [2, -1.02, 0.96, -4],
  [1, 0.46, 0.72, 0],
  [1, -0.5, 0.7, 2],
  [2, 0.74, 0.8, 8],
  [2, -0.76, 0.78, -8],
  [2, 0.42, 0.66, 4],
  [2, -0.4, 0.64, -2],
  [1, 0.9, 0.56, 14],
  [1, -0.92, 0.58, -13],
  [2, 0.6, 0.5, -8],
  [2, -0.62, 0.52, 10],
  [2, 0.3, 0.46, -4],
  [2, -0.28, 0.48, 6],
  [2, 0.16, 0.62, 0],
]

/** A Boston fern: a fountain of arching fronds. */
export const bostonFern: GiftArtist = ({ sheet, tones }) => {
  let out = pot(sheet, tint(MATERIAL.blush, tones.rim, 0.3), { top: 700, half: 128 })
  const paints = [
    tint(LEAF.garden, LEAF.fresh.mid, 0.35),
    LEAF.fresh,
    tint(LEAF.fresh, '#c9dd8f', 0.22),
  ] as const
  const kinds = [
    () => frond(paints[0], 232, 430, 96),
    () => frond(paints[1], 296, 310, 232),
    () => frond(paints[2], 250, 190, 300),
  ] as const
  FRONDS.forEach(([kind, x, y, turn], i) => {
    out += stamp(
      sheet.symbol(`frond ${kind}`, kinds[kind]),
      400 + Math.sign(x) * (4 + (i % 5) * 9),
      694,
      [x, y],
      turn,
    )
  })
  return out
}
