import { fill, line } from '../brush.ts'
import { closedCurve, openCurve, quadratic } from '../path.ts'
import { FLOWER_TONES, LEAF, mix } from '../palette.ts'
import { stamp } from '../sheet.ts'
import type { Tones } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

// Two lips pinched shut: the upper one cleft, the lower one with its swollen palate.
function mouth(tones: Tones): string {
  let out = fill(
    closedCurve([
      [-6, 2],
      [-24, -8],
      [-34, -26],
      [-20, -36],
      [-4, -30],
      [0, -24],
      [6, -31],
      [22, -35],
      [33, -24],
      [23, -7],
      [6, 2],
    ]),
    tones.mid,
    { stroke: tones.deep, width: 1.2, strokeOpacity: 0.65 },
  )
  out += fill(
    closedCurve([
      [-12, 0],
      [-28, 6],
      [-34, 20],
      [-22, 28],
      [-8, 24],
      [0, 32],
      [9, 24],
      [23, 28],
      [34, 19],
      [27, 5],
      [12, 0],
    ]),
    tones.light,
    { stroke: tones.deep, width: 1.2, strokeOpacity: 0.65 },
  )
  out += fill(
    closedCurve([
      [-12, 2],
      [-13, 12],
      [0, 17],
      [13, 12],
      [12, 2],
      [0, -5],
    ]),
    mix(FLOWER_TONES.yellow.light, tones.light, 0.35),
    { stroke: tones.shade, width: 0.8, strokeOpacity: 0.6 },
  )
  out += line(
    openCurve([
      [-16, 0],
      [0, -6],
      [16, 0],
    ]),
    tones.heart,
    1.8,
    0.6,
  )
  out += line(
    openCurve([
      [-30, -24],
      [-20, -33],
      [-6, -29],
    ]) +
      openCurve([
        [-31, 18],
        [-22, 26],
        [-10, 23],
      ]),
    tones.rim,
    2,
    0.8,
  )
  return out
}

function drawSnapdragon({ tones, random, sheet, family = tones.mid }: Sitting): string {
  const bend = random.around(0, 24)
  const spine = quadratic([0, 0], [bend, -200], [bend * 0.1, -420], 16)
  const id = sheet.symbol(`snapdragon ${family}`, () => mouth(tones))
  const shaded = sheet.symbol(`snapdragon shade ${family}`, () =>
    mouth({ ...tones, mid: tones.shade, light: tones.mid, rim: tones.light }),
  )
  let out = line(openCurve(spine), LEAF.fresh.shade, 6)
  for (let i = 16; i >= 3; i--) {
    const at = spine[i]
    if (!at) continue
    const t = (i - 3) / 13
    if (t > 0.7) {
      for (const side of [-1, 0, 1]) {
        const size = (1.15 - t) * 36
        const x = at[0] + side * size * 0.75
        out += fill(
          closedCurve([
            [x - size * 0.5, at[1]],
            [x - size * 0.4, at[1] - size * 0.8],
            [x, at[1] - size * 1.1],
            [x + size * 0.4, at[1] - size * 0.8],
            [x + size * 0.5, at[1]],
            [x, at[1] + size * 0.3],
          ]),
          mix(tones.mid, LEAF.fresh.light, (t - 0.6) * 2),
          { stroke: LEAF.fresh.deep, width: 0.9, strokeOpacity: 0.5 },
        )
      }
      continue
    }
    const size = 1.05 - t * 0.52
    const lean = random.around(0, 8)
    if (i % 2 === 0) {
      out +=
        stamp(shaded, at[0] - 31 * size, at[1] + 2, [size * 0.82, size], -24 + lean) +
        stamp(shaded, at[0] + 31 * size, at[1] + 4, [size * 0.82, size], 24 + lean)
    } else out += stamp(id, at[0] + random.around(0, 5), at[1] + 8, size, lean)
  }
  return out
}

/** A snapdragon: a spire of pinched, two-lipped flowers. */
export const snapdragon: Flower = {
  form: 'sprig',
  size: 1.08,
  span: 430,
  role: 'support',
  leaf: 'lance',
  stem: 0.85,
  draw: drawSnapdragon,
}
