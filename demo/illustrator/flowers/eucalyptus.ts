import { fill, line } from '../brush.ts'
import { closedCurve, ellipsePoints, openCurve, place, quadratic } from '../path.ts'
import type { Point } from '../path.ts'
import { LEAF, tint } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function drawEucalyptus({ random, tones }: Sitting): string {
  const bend = random.around(0, 46)
  const spine = quadratic([0, 0], [bend, -150], [bend * 0.4, -320], 11)
  // Foliage keeps its own silver green; the asked-for paint only breathes on it.
  const silver = tint(LEAF.silver, tones.mid, 0.08)
  let out = line(openCurve(spine), '#6d5a4c', 4.2) + line(openCurve(spine), '#a58f7c', 1.4, 0.8)
  const coin = (at: Point, angle: number, size: number, pale: boolean): void => {
    const shape = ellipsePoints(size * 0.92, 0, size, size * 0.86, 9).map((p) =>
      place(p, angle, at[0], at[1]),
    )
    out += fill(closedCurve(shape), pale ? silver.light : silver.mid, {
      stroke: silver.deep,
      width: 1.2,
      strokeOpacity: 0.6,
    })
    const half = [
      [0, 0],
      [size * 0.5, size * 0.62],
      [size * 1.25, size * 0.66],
      [size * 1.85, 0],
    ].map(([x = 0, y = 0]) => place([x, y], angle, at[0], at[1]))
    out += fill(closedCurve([...half]), pale ? silver.mid : silver.shade, { opacity: 0.55 })
    out += line(openCurve([at, place([size * 1.6, 0], angle, at[0], at[1])]), silver.rim, 1.2, 0.75)
  }
  for (let i = 1; i <= 11; i++) {
    const at = spine[i]
    const before = spine[i - 1]
    if (!at || !before) continue
    const along = Math.atan2(at[1] - before[1], at[0] - before[0])
    const size = 25 - i * 1.25 + random.around(0, 1.5)
    coin(at, along + 1.15 + random.around(0, 0.2), size, i % 2 === 0)
    coin(at, along - 1.15 + random.around(0, 0.2), size, i % 2 === 1)
    if (i === 11) coin(at, along, size * 0.8, true)
  }
  return out
}

/** Eucalyptus: paired, coin-round blue-green leaves. */
export const eucalyptus: Flower = {
  form: 'sprig',
  size: 1,
  span: 340,
  role: 'airy',
  leaf: 'none',
  stem: 0.6,
  draw: drawEucalyptus,
}
