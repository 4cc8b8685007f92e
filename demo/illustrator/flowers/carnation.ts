import { coats, line } from '../brush.ts'
import { polygon } from '../path.ts'
import type { Point } from '../path.ts'
import { mix } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function drawCarnation({ tones, random, tilt, sheet }: Sitting): string {
  const squash = Math.max(0.62, Math.cos(tilt))
  let out = ''
  const rings = [
    { r: 96, n: 8, rise: 0 },
    { r: 84, n: 8, rise: 0.2 },
    { r: 70, n: 7, rise: 0.45 },
    { r: 55, n: 6, rise: 0.7 },
    { r: 39, n: 5, rise: 0.9 },
    { r: 24, n: 3, rise: 1 },
  ]
  let start = random.between(0, 6)
  rings.forEach(({ r, n, rise }, ring) => {
    const cy = -Math.sin(tilt) * 42 * rise
    const wash = sheet.radial(
      0,
      cy,
      r * 1.04,
      [
        [0.05, tones.heart],
        [0.45, mix(tones.deep, tones.shade, ring % 2 === 0 ? 0.1 : 0.55)],
        [0.74, tones.shade],
        [0.9, tones.mid],
        [1, tones.light],
      ],
      squash,
    )
    const lips: string[] = []
    const petals: string[] = []
    for (let k = 0; k < n; k++) {
      const middle = start + (k / n) * Math.PI * 2 + random.around(0, 0.15)
      const spread = ((Math.PI * 2) / n) * 0.78
      const points: Point[] = []
      const lip: Point[] = []
      // The frill: teeth of uneven depth along the outer edge.
      const teeth = ring < 4 ? 13 : 9
      for (let i = 0; i <= teeth; i++) {
        const u = (i / teeth) * 2 - 1
        const tooth = i % 2 === 0 ? random.between(0.02, 0.07) : -random.between(0.04, 0.1)
        const rr = r * (1 - 0.13 * u * u + tooth)
        const angle = middle + u * spread
        const p: Point = [Math.cos(angle) * rr, cy + Math.sin(angle) * rr * squash]
        points.push(p)
        lip.push(p)
      }
      points.push([Math.cos(middle) * r * 0.12, cy + Math.sin(middle) * r * 0.12 * squash])
      petals.push(polygon(points))
      lips.push(polygon(lip).slice(0, -1))
    }
    out += coats(petals, wash, { stroke: tones.heart, width: 0.9, strokeOpacity: 0.45 })
    out += line(lips.join(''), tones.rim, 1.8, 0.7)
    start += 0.5
  })
  return out
}

/** A carnation: a ruff of frilled, zigzag-edged petals. */
export const carnation: Flower = {
  form: 'head',
  size: 0.86,
  span: 0,
  role: 'support',
  leaf: 'lance',
  stem: 0.7,
  draw: drawCarnation,
}
