import { coats, line } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'

/** One ring of ray petals round a disc; lengths in head units, squashed by `squash` in y about `cy`. */
export type Ring = {
  count: number
  from: number
  to: number
  width: number
  start: number
  cy: number
  squash: number
  body: string
  edge: string
  streak: string
  blunt: number
  fullest: number
}

/** Paints a ring of rays, each with two streaks along it. */
export function rays(ring: Ring, random: Random): string {
  const petals: string[] = []
  const streaks: string[] = []
  const order = Array.from({ length: ring.count }, (_, i) => i).sort(
    (a, b) => ((a * 7) % ring.count) - ((b * 7) % ring.count),
  )
  for (const i of order) {
    const angle = ring.start + (i / ring.count) * Math.PI * 2 + random.around(0, 0.07)
    const reach = ring.to * random.around(1, 0.05)
    const at = (r: number, aside = 0): Point => [
      Math.cos(angle) * r - Math.sin(angle) * aside,
      ring.cy + (Math.sin(angle) * r + Math.cos(angle) * aside) * ring.squash,
    ]
    const narrow = 1 - (1 - ring.squash) * Math.abs(Math.cos(angle)) * 0.7
    petals.push(
      bladePath({
        foot: at(ring.from),
        tip: at(reach),
        width: ring.width * narrow * random.around(1, 0.1),
        bend: random.around(0, 4),
        blunt: ring.blunt,
        fullest: ring.fullest,
        coarse: true,
      }),
    )
    const aside = ring.width * narrow * 0.16
    streaks.push(
      openCurve([at(ring.from + (reach - ring.from) * 0.3, aside), at(reach * 0.9, aside * 0.8)]),
      openCurve([at(ring.from + (reach - ring.from) * 0.3, -aside), at(reach * 0.84, -aside * 0.8)]),
    )
  }
  return (
    coats(petals, ring.body, { stroke: ring.edge, width: 1, strokeOpacity: 0.5 }) +
    line(streaks.join(''), ring.streak, 1.1, 0.5)
  )
}
