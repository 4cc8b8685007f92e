import { marks, oval } from '../brush.ts'
import { mix } from '../palette.ts'
import { num } from '../path.ts'
import { rays } from './daisy-rays.ts'
import type { Flower, Sitting } from './flower.ts'

function drawGerbera({ tones, random, tilt, sheet }: Sitting): string {
  const lean = Math.min(tilt, 0.85)
  const squash = Math.cos(lean)
  const rise = -Math.sin(lean) * 12
  const under = sheet.radial(
    0,
    rise,
    100,
    [
      [0.2, tones.heart],
      [0.5, tones.shade],
      [0.85, tones.mid],
      [1, tones.light],
    ],
    squash,
  )
  const over = sheet.radial(
    0,
    rise,
    96,
    [
      [0.2, tones.deep],
      [0.45, tones.mid],
      [0.8, tones.light],
      [1, tones.rim],
    ],
    squash,
  )
  const common = { cy: rise * 0.5, squash, edge: tones.heart, streak: tones.shade, blunt: 0.9, fullest: 0.72 }
  const start = random.between(0, 6)
  let out = rays({ ...common, count: 26, from: 20, to: 100, width: 20, start, body: under }, random)
  out += rays({ ...common, count: 24, from: 20, to: 90, width: 18, start: start + 0.12, body: over }, random)
  // The inner ring of short rays, then the eye.
  out += oval(0, rise, 40, 40 * squash, tones.deep, 0.35)
  out += rays(
    {
      ...common,
      cy: rise,
      count: 26,
      from: 16,
      to: 41,
      width: 8,
      start,
      body: tones.light,
      fullest: 0.6,
      blunt: 0.2,
    },
    random,
  )
  out += rays(
    {
      ...common,
      cy: rise,
      count: 22,
      from: 14,
      to: 33,
      width: 8,
      start: start + 0.1,
      body: mix(tones.mid, tones.shade, 0.4),
      fullest: 0.6,
      blunt: 0.2,
    },
    random,
  )
  out +=
    oval(0, rise, 22, 22 * squash, '#4a2a18') +
    oval(0, rise, 15, 15 * squash, '#6b6a2a') +
    oval(-1, rise - 1, 9, 8 * squash, '#93994a')
  const pollen: string[] = []
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2
    const r = i % 2 === 0 ? 21 : 17.5
    pollen.push(
      `M${num(Math.cos(angle) * r - 1.4)} ${num(rise + Math.sin(angle) * r * squash - 1.4)}h2.8v2.8h-2.8z`,
    )
  }
  return out + marks(pollen, '#e8c46a', 0.95)
}

/** A gerbera: two rings of blunt rays, a frill, and a round eye. */
export const gerbera: Flower = {
  form: 'head',
  size: 1.08,
  span: 0,
  role: 'focal',
  leaf: 'none',
  stem: 0.9,
  draw: drawGerbera,
}
