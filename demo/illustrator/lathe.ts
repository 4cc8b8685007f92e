import { fill, oval } from './brush.ts'
import type { Tones } from './palette.ts'
import { closedCurve } from './path.ts'
import type { Point } from './path.ts'
import type { Sheet } from './sheet.ts'

/** The silhouette of a turned vessel: points are [half width, y] from rim to foot; its foot is rounded by `sag`. */
export function lathe(profile: readonly Point[], cx: number, sag: number): string {
  const left = profile.map(([half, y]): Point => [cx - half, y])
  const right = profile.map(([half, y]): Point => [cx + half, y]).reverse()
  const top = left[0]
  const foot = left[left.length - 1]
  const footRight = right[0]
  const topRight = right[right.length - 1]
  if (!top || !foot || !footRight || !topRight) return ''
  const half = (footRight[0] - foot[0]) / 2
  return closedCurve([
    top,
    top,
    ...left.slice(1, -1),
    foot,
    [foot[0] + half * 0.12, foot[1] + sag * 0.62],
    [cx - half * 0.5, foot[1] + sag],
    [cx + half * 0.5, foot[1] + sag],
    [footRight[0] - half * 0.12, footRight[1] + sag * 0.62],
    footRight,
    ...right.slice(1, -1),
    topRight,
    topRight,
  ])
}

/** Light on a round body: bright at the left third, deep at the right, a little bounced light at the edge. */
export function roundLight(sheet: Sheet, tones: Tones): string {
  return sheet.linear(
    [0, 0, 1, 0],
    [
      [0, tones.shade],
      [0.12, tones.mid],
      [0.3, tones.rim],
      [0.46, tones.light],
      [0.72, tones.mid],
      [0.92, tones.shade],
      [1, tones.mid],
    ],
  )
}

/** A turned vessel with its rim seen from above: body, rim and dark mouth. */
export function vessel(
  sheet: Sheet,
  tones: Tones,
  profile: readonly Point[],
  cx: number,
  rimHeight: number,
  mouth: string,
): string {
  const top = profile[0] ?? [0, 0]
  return (
    fill(lathe(profile, cx, rimHeight * 1.25), roundLight(sheet, tones), {
      stroke: tones.heart,
      strokeOpacity: 0.4,
    }) +
    oval(cx, top[1], top[0], rimHeight, tones.light) +
    oval(cx, top[1] + rimHeight * 0.1, top[0] * 0.92, rimHeight * 0.82, mouth)
  )
}
