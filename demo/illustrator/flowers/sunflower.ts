import { marks, oval } from '../brush.ts'
import { num } from '../path.ts'
import { rays } from './daisy-rays.ts'
import type { Flower, Sitting } from './flower.ts'

function drawSunflower({ tones, random, tilt, sheet }: Sitting): string {
  const lean = Math.min(tilt, 0.9)
  const squash = Math.cos(lean)
  const rise = -Math.sin(lean) * 16
  const body = sheet.radial(
    0,
    rise * 0.5,
    104,
    [
      [0.4, tones.heart],
      [0.52, tones.deep],
      [0.7, tones.mid],
      [1, tones.light],
    ],
    squash,
  )
  const top = sheet.radial(
    0,
    rise * 0.5,
    100,
    [
      [0.4, tones.heart],
      [0.5, tones.shade],
      [0.72, tones.mid],
      [1, tones.rim],
    ],
    squash,
  )
  const common = { cy: rise * 0.3, squash, edge: tones.heart, streak: tones.deep, blunt: 0, fullest: 0.48 }
  const start = random.between(0, 6)
  let out = rays({ ...common, count: 20, from: 30, to: 103, width: 27, start, body }, random)
  out += rays({ ...common, count: 18, from: 30, to: 94, width: 25, start: start + 0.17, body: top }, random)
  out += oval(
    0,
    rise,
    50,
    50 * squash,
    sheet.radial(
      0,
      rise,
      50,
      [
        [0, '#3a2a12'],
        [0.3, '#2a170a'],
        [0.62, '#3d200d'],
        [0.85, '#7a4314'],
        [1, '#4a260c'],
      ],
      squash,
    ),
  )
  // Seeds in the spiral they grow in.
  const rim: string[] = []
  const seeds: string[] = []
  for (let i = 8; i < 170; i++) {
    const r = Math.sqrt(i / 170) * 48
    const angle = i * 2.39996
    const x = Math.cos(angle) * r
    const y = rise + Math.sin(angle) * r * squash
    const size = r > 30 ? 1.9 : 1.5
    const d = `M${num(x - size)} ${num(y)}l${num(size)} ${num(-size * 1.3)} ${num(size)} ${num(size * 1.3)}z`
    if (r > 33) rim.push(d)
    else seeds.push(d)
  }
  return (
    out +
    marks(rim, '#d08a2a', 0.85) +
    marks(seeds, '#8a5a24', 0.7) +
    oval(-2, rise - 1, 14, 13 * squash, '#5b6a26', 0.55)
  )
}

/** A sunflower: golden rays round a dark seeded disc. */
export const sunflower: Flower = {
  form: 'head',
  size: 1.32,
  span: 0,
  role: 'focal',
  leaf: 'round',
  stem: 1.5,
  draw: drawSunflower,
}
