import { fill, line } from './brush.ts'
import type { Tones } from './palette.ts'
import { closedCurve, openCurve, quadratic } from './path.ts'
import type { Point } from './path.ts'

/** A blade in the plane: from its foot to its tip, `width` across at the fullest, bowed sideways by `bend`. */
export type Blade = {
  foot: Point
  tip: Point
  width: number
  bend?: number
  /** Where it is fullest, 0 to 1. */
  fullest?: number
  /** How blunt the tip is: 0 runs to a point, 1 is round. */
  blunt?: number
  /** Fewer points, for shapes drawn by the hundred. */
  coarse?: true
}

type Laid = { spine: Point[]; left: Point[]; right: Point[] }

function lay({ foot, tip, width, bend = 0, fullest = 0.45, blunt = 0, coarse }: Blade): Laid {
  const steps = coarse === true ? 4 : 6
  const dx = tip[0] - foot[0]
  const dy = tip[1] - foot[1]
  const length = Math.hypot(dx, dy) || 1
  const nx = -dy / length
  const ny = dx / length
  const spine = quadratic(foot, [foot[0] + dx * 0.5 + nx * bend, foot[1] + dy * 0.5 + ny * bend], tip, steps)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((point, i) => {
    const t = i / steps
    const u = t < fullest ? t / fullest : (1 - t) / (1 - fullest)
    const half = (width / 2) * Math.sin((Math.PI / 2) * u) ** (t < fullest ? 0.9 : 1.15 - blunt * 0.6)
    left.push([point[0] + nx * half, point[1] + ny * half])
    right.push([point[0] - nx * half, point[1] - ny * half])
  })
  return { spine, left, right }
}

/** The outline of a blade as a path. */
export function bladePath(blade: Blade): string {
  const { left, right } = lay(blade)
  const tip = blade.blunt !== undefined && blade.blunt > 0.5 ? [] : [blade.tip]
  return closedCurve([...left, ...tip, ...right.reverse()])
}

/** A leaf: body, a lit half, a midrib and a few side veins. */
export function leaf(blade: Blade, tones: Tones, veins = 3): string {
  const { spine, left } = lay(blade)
  let out = fill(bladePath(blade), tones.shade, { stroke: tones.heart, width: 0.9, strokeOpacity: 0.5 })
  out += fill(closedCurve([...left, blade.tip, ...[...spine].reverse()]), tones.mid, { opacity: 0.85 })
  let ribs = openCurve(spine)
  if (veins > 0) {
    for (let i = 1; i <= veins; i++) {
      const at = spine[Math.min(5, i + 1)]
      const from = spine[Math.min(4, i)]
      const to = left[Math.min(5, i + 1)]
      if (at && from && to)
        ribs += openCurve([from, [at[0] * 0.35 + to[0] * 0.65, at[1] * 0.35 + to[1] * 0.65]])
    }
  }
  return out + line(ribs, tones.light, 1, 0.75)
}
