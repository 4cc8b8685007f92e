import { fill, line } from '../brush.ts'
import { num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { LEAF, isPale } from '../palette.ts'
import { stamp } from '../sheet.ts'
import type { Tones } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function puff(tones: Tones): string {
  // A tiny double flower: five scallops, a shadow and a glint.
  let d = ''
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2
    d += `M${num(Math.cos(angle) * 4.2 + 3.8)} ${num(Math.sin(angle) * 4.2)}a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 1 1 7.6 0z`
  }
  return (
    `<path d="${d}" fill="${tones.light}" stroke="${tones.deep}" stroke-width=".9"/>` +
    fill('M-3.4-1.6a3.6 3.6 0 0 1 6.4-.6a3 3 0 0 1-6.4.6z', tones.rim) +
    fill('M-2 2.6a2.6 2 0 0 0 4.4-.6a2 2 0 0 1-4.4.6z', tones.deep, { opacity: 0.8 })
  )
}

function drawGypsophila({ tones, random, sheet, family = tones.mid }: Sitting): string {
  const paints = isPale(tones) ? { ...tones, deep: '#b9bda4', light: '#fbfaf5', rim: '#ffffff' } : tones
  const id = sheet.symbol(`gypsophila ${family}`, () => puff(paints))
  const stems: string[] = []
  const ends: Point[] = []
  const branch = (from: Point, angle: number, length: number, depth: number): void => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length]
    stems.push(openCurve([from, [(from[0] + to[0]) / 2 + random.around(0, 5), (from[1] + to[1]) / 2], to]))
    if (depth === 0) {
      ends.push(to)
      return
    }
    const forks = depth === 3 ? 4 : 3
    for (let i = 0; i < forks; i++) {
      const spread = depth === 3 ? 1.5 : 1.25
      branch(
        to,
        angle * 0.85 + (i / (forks - 1) - 0.5) * spread + random.around(0, 0.16),
        length * random.between(0.42, 0.66),
        depth - 1,
      )
    }
    if (depth === 1) ends.push([to[0] + random.around(0, 8), to[1] + random.around(0, 8)])
  }
  branch([0, 0], random.around(0, 0.1), 130, 3)
  let out = line(stems.join(''), LEAF.olive.mid, 1.5, 0.9)
  for (const [x, y] of ends) out += stamp(id, x, y, Math.round(random.between(0.85, 1.35) * 10) / 10)
  return out
}

/** Gypsophila: a cloud of tiny flowers on hair-fine branches. */
export const gypsophila: Flower = {
  form: 'sprig',
  size: 1.05,
  span: 320,
  role: 'airy',
  leaf: 'none',
  stem: 0.35,
  draw: drawGypsophila,
}
