import { fill, line } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { letter } from '../lettering.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Tones } from '../palette.ts'
import { LEAF } from '../palette.ts'

/** A printed label: paper, hairline frame, a sprig, and up to two lines of small lettering. */
export function label(
  x: number,
  y: number,
  width: number,
  height: number,
  tones: Tones,
  title: string,
  below = '',
): string {
  const box = (inset: number): string =>
    `M${x + inset} ${y + inset}h${width - inset * 2}v${height - inset * 2}h${-(width - inset * 2)}z`
  const cx = x + width / 2
  const size = Math.min(height * 0.14, ((width * 0.78) / Math.max(6, title.length)) * 1.45)
  let out = fill(box(0), '#f8f2e4', { stroke: '#6b5a42', strokeOpacity: 0.35 })
  out += fill(`M${x + width * 0.72} ${y}h${width * 0.28}v${height}h${-width * 0.28}z`, '#b9a789', {
    opacity: 0.22,
  })
  out += line(box(Math.min(width, height) * 0.06), tones.shade, 1.6, 0.8)
  out += sprig(cx, y + height * 0.5, height * 0.34, tones)
  out += letter(title, cx, y + height * 0.72, size, '#3c3026', 1.05, 0)
  if (below !== '') out += letter(below, cx, y + height * 0.88, size * 0.6, tones.deep, 1.1, 0)
  return out
}

/** A small printed sprig: two leaves either side and a flower, its foot at (x, y). */
export function sprig(x: number, y: number, height: number, tones: Tones): string {
  const h = height
  let out = line(
    openCurve([
      [x, y],
      [x + h * 0.03, y - h * 0.4],
      [x, y - h * 0.7],
    ]),
    LEAF.garden.shade,
    Math.max(1.4, h * 0.03),
  )
  const leaves = [
    [-0.34, -0.3, -0.16],
    [0.34, -0.36, -0.22],
    [-0.28, -0.52, -0.34],
    [0.28, -0.58, -0.4],
  ] as const
  for (const [dx, dy, from] of leaves)
    out += fill(
      bladePath({
        foot: [x, y + from * h],
        tip: [x + dx * h, y + dy * h],
        width: h * 0.12,
        bend: dx * h * 0.1,
      }),
      LEAF.garden.mid,
    )
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i - 2) * 0.62
    out += fill(
      bladePath({
        foot: [x, y - h * 0.64],
        tip: [x + Math.cos(angle) * h * 0.3, y - h * 0.68 + Math.sin(angle) * h * 0.3],
        width: h * 0.18,
        blunt: 0.7,
      }),
      i % 2 === 0 ? tones.mid : tones.light,
      { stroke: tones.deep, width: 0.8, strokeOpacity: 0.5 },
    )
  }
  return (
    out +
    fill(
      closedCurve([
        [x - h * 0.07, y - h * 0.66],
        [x, y - h * 0.74],
        [x + h * 0.07, y - h * 0.66],
        [x, y - h * 0.58],
      ]),
      tones.deep,
    )
  )
}
