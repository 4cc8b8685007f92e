import { fill, line } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { openCurve, quadratic } from '../path.ts'
import { LEAF, tint } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function drawFern({ random, tones }: Sitting): string {
  const bend = random.around(0, 60)
  const spine = quadratic([0, 0], [bend * -0.2, -170], [bend, -340], 26)
  const greens = tint(LEAF.fresh, tones.mid, 0.06)
  const dark: string[] = []
  const light: string[] = []
  for (let i = 3; i <= 26; i++) {
    const at = spine[i]
    const before = spine[i - 1]
    if (!at || !before) continue
    const along = Math.atan2(at[1] - before[1], at[0] - before[0])
    const t = i / 26
    const reach = 88 * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.78)) ** 0.8 + 4
    for (const side of [-1, 1]) {
      const angle = along + side * (1.12 - t * 0.35)
      const d = bladePath({
        foot: at,
        tip: [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
        width: 13.5,
        bend: side * -6,
        fullest: 0.3,
      })
      if (side < 0) light.push(d)
      else dark.push(d)
    }
  }
  return (
    fill(dark.join(''), greens.shade, { stroke: greens.heart, width: 0.7, strokeOpacity: 0.5 }) +
    fill(light.join(''), greens.mid, { stroke: greens.heart, width: 0.7, strokeOpacity: 0.5 }) +
    line(openCurve(spine), greens.light, 3)
  )
}

/** A fern frond. */
export const fern: Flower = {
  form: 'sprig',
  size: 1,
  span: 350,
  role: 'airy',
  leaf: 'none',
  stem: 0.6,
  draw: drawFern,
}
