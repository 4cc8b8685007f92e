import { fill, line, oval } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { LEAF, mix, tint } from '../palette.ts'
import { openCurve, quadratic } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { Tones } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function floret(tones: Tones): string {
  let out = ''
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i / 5) * Math.PI * 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    out += fill(
      bladePath({ foot: [0, 0], tip: [x * 25, y * 25], width: 24, fullest: 0.6, blunt: 0.8 }),
      i % 2 === 0 ? tones.light : tones.mid,
      { stroke: tones.deep, width: 0.9, strokeOpacity: 0.6 },
    )
    out += line(
      openCurve([
        [x * 6, y * 6],
        [x * 19, y * 19],
      ]),
      tones.shade,
      1.2,
      0.6,
    )
  }
  return out + oval(0, 0, 6, 6, mix(tones.rim, '#ffffff', 0.7)) + oval(0, 1.5, 2.6, 2.4, tones.heart, 0.75)
}

function drawDelphinium({ tones, random, sheet, family = tones.mid }: Sitting): string {
  const bend = random.around(0, 26)
  const spine = quadratic([0, 0], [bend, -210], [bend * 0.2, -440], 20)
  let out = line(openCurve(spine), LEAF.garden.shade, 6)
  const ids = [0, 1, 2].map((i) =>
    sheet.symbol(`delphinium ${i} ${family}`, () =>
      floret([tint(tones, tones.heart, 0.25), tones, tint(tones, '#ffffff', 0.12)][i] ?? tones),
    ),
  )
  for (let i = 20; i >= 4; i--) {
    const at = spine[i]
    if (!at) continue
    const t = (i - 4) / 16
    if (t > 0.82) {
      for (const side of [-1, 1])
        out += oval(
          at[0] + side * (3 + (1 - t) * 34),
          at[1] + 5,
          4 + (1 - t) * 20,
          6 + (1 - t) * 22,
          mix(tones.shade, LEAF.fresh.light, (t - 0.7) * 1.6),
        )
      continue
    }
    const size = 1.12 - t * 0.58
    const order = [
      [-1, 0],
      [1, 0],
      [0, 2],
    ] as const
    for (const [side, kind] of order) {
      const id = ids[kind === 0 ? (side < 0 ? 1 : 0) : 2]
      if (id !== undefined)
        out += stamp(
          id,
          at[0] + side * 27 * size + random.around(0, 4),
          at[1] + random.around(0, 6) + (side === 0 ? 8 : 0),
          [size * (side === 0 ? 1 : 0.84), size],
          side * 14 + random.around(0, 20),
        )
    }
  }
  return out
}

/** A delphinium: a tall tapering spire of flat florets with a white bee. */
export const delphinium: Flower = {
  form: 'sprig',
  size: 1.12,
  span: 450,
  role: 'support',
  leaf: 'feather',
  stem: 0.9,
  draw: drawDelphinium,
}
