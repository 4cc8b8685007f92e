import { line } from '../brush.ts'
import { leaf } from '../leaf.ts'
import { openCurve, quadratic } from '../path.ts'
import { LEAF, tint } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function drawRuscus({ random, tones }: Sitting): string {
  const bend = random.around(0, 50)
  const spine = quadratic([0, 0], [bend, -160], [bend * 0.3, -330], 12)
  const greens = tint(LEAF.garden, tones.mid, 0.06)
  let out = line(openCurve(spine), LEAF.garden.shade, 4)
  for (let i = 1; i <= 12; i++) {
    const at = spine[i]
    const before = spine[i - 1]
    if (!at || !before) continue
    const along = Math.atan2(at[1] - before[1], at[0] - before[0])
    const side = i % 2 === 0 ? 1 : -1
    const reach = 78 - i * 3
    const angle = i === 12 ? along : along + side * random.between(0.6, 0.85)
    out += leaf(
      {
        foot: at,
        tip: [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
        width: 31 - i * 0.9,
        bend: side * 7,
        fullest: 0.42,
      },
      greens,
      0,
    )
  }
  return out
}

/** Ruscus: glossy pointed leaves set alternately along a stem. */
export const ruscus: Flower = {
  form: 'sprig',
  size: 1,
  span: 350,
  role: 'airy',
  leaf: 'none',
  stem: 0.6,
  draw: drawRuscus,
}
