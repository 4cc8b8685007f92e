import { coats, line, oval } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { mix } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function drawRanunculus({ tones, random, tilt, sheet }: Sitting): string {
  const squash = Math.max(0.5, Math.cos(tilt))
  let out = ''
  // Ring upon ring of paper-thin petals; the rings drift up the axis as the flower turns away.
  const rings = 9
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / (rings - 1)
    const radius = 97 - t ** 0.92 * 78
    const cy = -Math.sin(tilt) * 48 * t
    const count = ring < 6 ? 7 : 5
    const start = ring * 0.55 + random.around(0, 0.25)
    const wash = sheet.radial(
      0,
      cy,
      radius,
      [
        [Math.max(0.1, 0.62 - t * 0.2), mix(tones.deep, tones.heart, 0.25 + 0.5 * t)],
        [0.82, mix(tones.shade, tones.mid, 0.4 - t * 0.3)],
        [0.96, mix(tones.mid, tones.light, 0.5)],
        [1, tones.light],
      ],
      squash,
    )
    const petals: string[] = []
    const lips: string[] = []
    for (let k = 0; k < count; k++) {
      const from = start + (k / count) * Math.PI * 2
      const sweep = ((Math.PI * 2) / count) * 1.5
      const points: Point[] = []
      const lip: Point[] = []
      const swell = random.around(1, 0.035)
      for (let i = 0; i <= 6; i++) {
        const u = i / 6
        const angle = from + sweep * u
        const r = radius * swell * (0.86 + 0.15 * Math.sin(Math.PI * u) ** 0.55)
        const p: Point = [Math.cos(angle) * r, cy + Math.sin(angle) * r * squash]
        points.push(p)
        lip.push(p)
      }
      for (let i = 4; i >= 0; i--) {
        const angle = from + sweep * (i / 4)
        const r = radius * 0.62
        points.push([Math.cos(angle) * r, cy + Math.sin(angle) * r * squash])
      }
      petals.push(closedCurve(points))
      lips.push(openCurve(lip.slice(1, 6)))
    }
    out +=
      coats(petals, wash, { stroke: tones.heart, strokeOpacity: 0.4 }) +
      line(lips.join(''), tones.rim, 1.6, 0.8)
  }
  const cy = -Math.sin(tilt) * 48
  out += oval(0, cy, 17, 17 * squash, mix(tones.deep, '#7f8f3a', 0.35))
  out += oval(-1, cy - 1, 11, 11 * squash, mix(tones.heart, '#5d6f28', 0.6))
  out += oval(-2, cy - 2, 5, 4 * squash, '#a9b765', 0.9)
  return out
}

/** A ranunculus: tight rings of paper-thin petals round a green eye. */
export const ranunculus: Flower = {
  form: 'head',
  size: 0.85,
  span: 0,
  role: 'support',
  leaf: 'feather',
  stem: 0.75,
  draw: drawRanunculus,
}
