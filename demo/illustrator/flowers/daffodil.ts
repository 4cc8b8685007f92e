import { fill, line, oval } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { FLOWER_TONES, isPale, mix } from '../palette.ts'
import { paint, see, whorl } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

function drawDaffodil({ tones, random, tilt, sheet }: Sitting): string {
  const lean = 0.2 + Math.min(tilt, 0.9) * 0.6
  const squash = Math.cos(lean)
  const start = random.between(0, 6)
  const ring = [...whorl(3, start + Math.PI / 3), ...whorl(3, start)]
  const body = sheet.radial(
    0,
    0,
    102,
    [
      [0.15, tones.deep],
      [0.4, tones.shade],
      [0.6, tones.mid],
      [0.9, tones.light],
      [1, tones.rim],
    ],
    squash,
  )
  let out = ''
  for (const azimuth of ring) {
    const sight = see(
      {
        azimuth: azimuth + random.around(0, 0.08),
        base: 6,
        reach: 95 * random.around(1, 0.04),
        width: 38,
        lift: 0.12,
        curl: -0.1,
        cup: 0.25,
        tip: 'pointed',
        fullest: 0.5,
        foot: 0.4,
        ruffle: 3,
        waves: 2,
        phase: random.between(0, 6),
        sweep: 5,
      },
      { tilt: lean },
    )
    out += paint(sight, {
      body,
      edge: tones.heart,
      edgeOpacity: 0.6,
      rim: tones.rim,
      rimDepth: 0.06,
      rimOpacity: 0.5,
      vein: tones.deep,
      veins: 4,
      veinOpacity: 0.35,
    })
  }
  // The trumpet: always a warmer yellow than the petals, with a frilled, lit mouth.
  const warm = isPale(tones) ? FLOWER_TONES.yellow : FLOWER_TONES.orange
  const cup = { ...warm, mid: mix(warm.mid, FLOWER_TONES.yellow.mid, 0.35) }
  const rise = -Math.sin(lean) * 40
  const mouth: Point[] = []
  const throat: Point[] = []
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2
    const frill = i % 2 === 0 ? 41 : 36
    mouth.push([Math.cos(angle) * frill, rise + Math.sin(angle) * frill * squash])
    if (i % 2 === 0) throat.push([Math.cos(angle) * 28, rise + Math.sin(angle) * 28 * squash])
  }
  const tube: Point[] = [
    [-24, -2],
    [-34, rise * 0.6],
    [-39, rise],
    [39, rise],
    [34, rise * 0.6],
    [24, -2],
    [0, 14 * squash],
  ]
  out += fill(closedCurve(tube), cup.shade, { stroke: cup.heart, width: 1.2, strokeOpacity: 0.5 })
  out += fill(closedCurve(mouth), cup.mid, { stroke: cup.heart, width: 1.2, strokeOpacity: 0.6 })
  out += fill(
    closedCurve(throat),
    sheet.radial(
      0,
      rise,
      30,
      [
        [0, cup.heart],
        [0.6, cup.deep],
        [1, cup.shade],
      ],
      squash,
    ),
  )
  const folds: string[] = []
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2
    folds.push(
      openCurve([
        [Math.cos(angle) * 22, rise + Math.sin(angle) * 22 * squash],
        [Math.cos(angle) * 36, rise + Math.sin(angle) * 36 * squash],
      ]),
    )
  }
  out += line(folds.join(''), cup.rim, 1.3, 0.7)
  for (let i = 0; i < 6; i++)
    out += oval(Math.cos(i * 1.05) * 8, rise + Math.sin(i * 1.05) * 7 * squash, 4, 3, '#f8de7a')
  return out + oval(0, rise, 3.5, 3, '#c9cf6a')
}

/** A daffodil: six petals behind a frilled trumpet. */
export const daffodil: Flower = {
  form: 'head',
  size: 0.86,
  span: 0,
  role: 'focal',
  leaf: 'strap',
  stem: 0.95,
  draw: drawDaffodil,
}
