import { coats, line, oval } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { mix } from '../palette.ts'
import { openCurve } from '../path.ts'
import type { Flower, Sitting } from './flower.ts'

function drawChrysanthemum({ tones, random, tilt, sheet }: Sitting): string {
  const squash = Math.max(0.66, Math.cos(tilt))
  let out = oval(0, 0, 76, 76 * squash, tones.deep)
  const rings = 7
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / (rings - 1)
    const cy = -Math.sin(tilt) * 40 * t
    const outer = 98 - t * 74
    const inner = outer * (0.4 - t * 0.25)
    const count = Math.round(25 - t * 15)
    const wash = sheet.radial(
      0,
      cy,
      outer,
      [
        [0.25, mix(tones.heart, tones.deep, 0.5)],
        [0.6, mix(tones.deep, tones.shade, 0.7)],
        [0.84, tones.mid],
        [1, tones.light],
      ],
      squash,
    )
    const glints: string[] = []
    const petals: string[] = []
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + ring * 0.21 + random.around(0, 0.05)
      const curl = 0.16 + t * 0.18
      const far = outer * random.around(1, 0.035)
      const foot: [number, number] = [
        Math.cos(angle - curl) * inner,
        cy + Math.sin(angle - curl) * inner * squash,
      ]
      const tip: [number, number] = [Math.cos(angle) * far, cy + Math.sin(angle) * far * squash]
      petals.push(
        bladePath({ foot, tip, width: 13.5 - t * 3, bend: 5, fullest: 0.75, blunt: 0.75, coarse: true }),
      )
      glints.push(
        openCurve([
          [foot[0] * 0.4 + tip[0] * 0.6, foot[1] * 0.4 + tip[1] * 0.6],
          [foot[0] * 0.1 + tip[0] * 0.9, foot[1] * 0.1 + tip[1] * 0.9],
        ]),
      )
    }
    out += coats(petals, wash, { stroke: tones.heart, width: 0.8, strokeOpacity: 0.5 })
    out += line(glints.join(''), tones.rim, 2.4, 0.6)
  }
  const cy = -Math.sin(tilt) * 40
  return (
    out +
    oval(0, cy, 10, 9 * squash, mix(tones.shade, '#a9b950', 0.5)) +
    oval(-1, cy - 1, 5, 4 * squash, mix(tones.rim, '#dbe39a', 0.5))
  )
}

/** A chrysanthemum: a pompon of many thin incurved petals. */
export const chrysanthemum: Flower = {
  form: 'head',
  size: 0.98,
  span: 0,
  role: 'support',
  leaf: 'feather',
  stem: 0.85,
  draw: drawChrysanthemum,
}
