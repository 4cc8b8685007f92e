import { fill, line } from '../brush.ts'
import { closedCurve, openCurve, place, quadratic } from '../path.ts'
import { LEAF, mix } from '../palette.ts'
import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import { stamp } from '../sheet.ts'
import type { Flower, Sitting } from './flower.ts'

function whorlOf(tones: Tones, random: Random): string {
  let out = ''
  const size = 13
  for (const angle of [-1.0, 1.0, -0.45, 0.45, 0]) {
    const shape = [
      [0, 2],
      [-size * 0.42, -size * 0.5],
      [0, -size * 1.35],
      [size * 0.42, -size * 0.5],
    ].map(([px = 0, py = 0]) => place([px, py], angle))
    const pale = angle === 0 || random.chance(0.3)
    out += fill(closedCurve(shape), pale ? tones.light : Math.abs(angle) > 0.6 ? tones.shade : tones.mid, {
      stroke: tones.heart,
      width: 0.7,
      strokeOpacity: 0.5,
    })
  }
  return (
    out +
    fill(
      closedCurve([
        [-5, 0],
        [-8, -5],
        [0, -3],
        [8, -5],
        [5, 0],
      ]),
      mix(tones.deep, LEAF.silver.mid, 0.5),
    )
  )
}

function drawLavender({ tones, random, sheet, family = tones.mid }: Sitting): string {
  const ids = [0, 1].map((i) => sheet.symbol(`lavender ${i} ${family}`, () => whorlOf(tones, random)))
  let out = ''
  // A stem of commerce is a small tuft: three spikes of unlike height.
  for (const [x, height, lean] of [
    [-34, 270, -0.14],
    [30, 285, 0.12],
    [0, 330, 0.01],
  ] as const) {
    const spine = quadratic(
      [0, 0],
      [x * 0.6, -height * 0.5],
      [x + lean * 120 + random.around(0, 8), -height],
      14,
    )
    out += line(openCurve(spine), LEAF.silver.shade, 2.6)
    for (let i = 5; i <= 14; i++) {
      const at = spine[i]
      const id = ids[i % 2]
      if (!at || id === undefined || i === 6) continue
      const t = (i - 5) / 9
      out += stamp(id, at[0], at[1], 1.04 - Math.abs(t - 0.35) * 0.7, x * 0.2)
    }
  }
  return out
}

/** Lavender: slim whorled spikes on grey-green stems. */
export const lavender: Flower = {
  form: 'sprig',
  size: 0.9,
  span: 340,
  role: 'airy',
  leaf: 'none',
  stem: 0.4,
  draw: drawLavender,
}
