import { fill, line, oval } from '../../brush.ts'
import { bladePath } from '../../leaf.ts'
import { LEAF, MATERIAL, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { closedCurve, openCurve, place } from '../../path.ts'
import type { Point } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

const SEGMENT = 62

// A flat segment growing upwards from the origin, with two teeth on each side.
function segment(greens: Tones): string {
  const right: Point[] = [
    [7, 0],
    [19, -12],
    [23, -26],
    [31, -31],
    [31, -31],
    [23, -36],
    [24, -50],
    [30, -58],
    [30, -58],
    [16, -64],
    [8, -60],
  ]
  const left = right.map(([x, y]): Point => [-x, y])
  return (
    fill(closedCurve([...left, ...[...right].reverse()]), greens.shade, {
      stroke: greens.heart,
      strokeOpacity: 0.7,
    }) +
    fill(closedCurve([...left, [0, -60], [0, -60], [0, 0], [0, 0]]), greens.mid, { opacity: 0.9 }) +
    line('M0-2V-58', greens.light, 3, 0.8)
  )
}

// A flower leaving the last segment along the y axis: two tiers of petals bent back, and stamens reaching out.
function flower(tones: Tones): string {
  const petals = (reach: number, from: number, width: number, spread: readonly number[]): string => {
    let out = ''
    for (const angle of spread)
      out +=
        fill(
          bladePath({
            foot: [0, from],
            tip: place([0, -reach], angle, 0, from) as Point,
            width,
            bend: angle * 10,
            fullest: 0.5,
          }),
          Math.abs(angle) > 1 ? tones.shade : tones.mid,
          { stroke: tones.heart, strokeOpacity: 0.5 },
        ) +
        line(
          openCurve([place([0, -8], angle, 0, from), place([0, -reach * 0.8], angle, 0, from)]),
          tones.rim,
          2,
          0.6,
        )
    return out
  }
  const stamens: Point[] = [-16, -9, -3, 4, 10, 17].map((x): Point => [x, -122 + Math.abs(x) * 0.7])
  let out = petals(50, -14, 22, [-2, 2, -1.4, 1.4])
  out += fill('M-9-6Q-14-40-12-66H12Q14-40 9-6Z', tones.light, { stroke: tones.deep, strokeOpacity: 0.6 })
  out += petals(56, -54, 24, [-1.7, 1.7, -1.05, 1.05, -0.45, 0.45])
  out += line(stamens.map(([x, y]) => `M0-66L${x} ${y}`).join(''), '#fdf2f5', 1.8)
  for (const [x, y] of stamens) out += oval(x, y, 2.6, 2.6, '#f4d37a')
  return out + line('M0-66L3-138', tones.deep, 2.4) + oval(3, -138, 4, 4, tones.deep)
}

// [angle of the first segment, turn of each further one, segments, size]; angles clockwise from upright, in degrees.
const STEMS: readonly (readonly [start: number, turn: number, count: number, size: number])[] = [
  [-8, -7, 5, 0.82],
  [10, 8, 5, 0.84],
  [-26, -17, 6, 0.82],
  [28, 17, 6, 0.82],
  [-3, 3, 4, 0.84],
  [-38, -20, 5, 0.87],
  [40, 20, 5, 0.87],
  [-16, -24, 6, 0.84],
  [18, 24, 6, 0.84],
  [-50, -21, 5, 0.89],
  [52, 21, 5, 0.89],
  [-24, -31, 5, 0.86],
  [26, 31, 5, 0.86],
  [2, -30, 3, 0.84],
  [-4, 32, 3, 0.84],
]

/** A Christmas cactus: flat jointed stems arching over the pot, each ending in a flower. */
export const christmasCactus: GiftArtist = ({ sheet, tones }) => {
  const vivid = tint(tones, '#d4146e', 0.3)
  const greens = [tint(LEAF.garden, LEAF.fresh.mid, 0.25), LEAF.fresh] as const
  let out = pot(sheet, tint(MATERIAL.ivory, '#ffffff', 0.2), { top: 676, half: 128 })
  const bloom = sheet.symbol('cactus flower', () => flower(vivid))
  STEMS.forEach(([start, turn, count, size], i) => {
    let x = 400 + start * 1.4
    let y = 672
    let angle = start
    const paint = i % 2 === 0 ? 0 : 1
    const joint = sheet.symbol(`cactus ${paint}`, () => segment(greens[paint]))
    for (let k = 0; k < count; k++) {
      out += stamp(joint, x, y, size, angle)
      const bent = (angle * Math.PI) / 180
      x += Math.sin(bent) * (SEGMENT - 4) * size
      y -= Math.cos(bent) * (SEGMENT - 4) * size
      angle += turn
    }
    out += stamp(bloom, x, y, 0.86, angle + turn * 0.6)
  })
  return out
}
