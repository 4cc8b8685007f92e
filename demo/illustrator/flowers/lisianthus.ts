import { fill, line, oval } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import { mix } from '../palette.ts'
import { outline, paint, painterOrder, rimBand, see, whorl } from '../petal.ts'
import type { Petal } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

function drawLisianthus({ tones, random, tilt, sheet }: Sitting): string {
  const lean = 0.25 + tilt * 0.6
  const squash = Math.max(0.4, Math.cos(lean))
  const petals: Petal[] = []
  const start = random.between(0, 6)
  const layers = [
    { n: 6, reach: 104, width: 56, lift: 0.36, curl: 0.35 },
    { n: 5, reach: 96, width: 48, lift: 0.7, curl: 0.45 },
    { n: 4, reach: 84, width: 38, lift: 1.0, curl: 0.35 },
  ]
  layers.forEach((layer, i) => {
    for (const azimuth of whorl(layer.n, start + i * 0.5)) {
      petals.push({
        azimuth: azimuth + random.around(0, 0.12),
        base: 5,
        height: -12,
        reach: layer.reach * random.around(1, 0.05),
        width: layer.width,
        lift: layer.lift,
        curl: layer.curl,
        rimCurl: -0.9,
        cup: 0.3,
        tip: 'broad',
        fullest: 0.72,
        foot: 0.22,
        ruffle: 6,
        waves: 3.4,
        phase: random.between(0, 6),
        sweep: 12,
      })
    }
  })
  const rise = -Math.sin(lean) * 30
  const body = sheet.radial(
    0,
    rise * 0.8,
    106,
    [
      [0.03, mix(tones.heart, '#6f8a3a', 0.5)],
      [0.3, tones.deep],
      [0.5, tones.shade],
      [0.76, mix(tones.mid, tones.light, 0.5)],
      [1, tones.rim],
    ],
    squash,
  )
  const outer = sheet.linear(
    [0, 1, 0, 0],
    [
      [0, mix(tones.shade, '#9db070', 0.4)],
      [0.5, tones.mid],
      [1, tones.light],
    ],
  )
  let out = ''
  let eye = ''
  const cy = rise * 0.9
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05
    eye +=
      line(
        openCurve([
          [0, cy + 4],
          [Math.cos(angle) * 10, cy + Math.sin(angle) * 8],
        ]),
        '#e9d98a',
        2,
      ) + oval(Math.cos(angle) * 11, cy + Math.sin(angle) * 9, 3.6, 2.6, '#d9a93a')
  }
  eye += oval(0, cy - 3, 5, 4, '#8aa04a')
  let eyed = false
  for (const sight of painterOrder(petals.map((petal) => see(petal, { tilt: lean })))) {
    if (sight.facing < 0) {
      if (!eyed) {
        out += eye
        eyed = true
      }
      out += fill(closedCurve(outline(sight)), outer, { stroke: tones.deep, width: 1.2, strokeOpacity: 0.5 })
      out += fill(closedCurve(rimBand(sight, 0.1, 0.5)), tones.rim, { opacity: 0.7 })
      continue
    }
    out += paint(sight, {
      body,
      edge: tones.deep,
      edgeOpacity: 0.6,
      rim: tones.rim,
      rimDepth: 0.08,
      rimOpacity: 0.6,
      vein: tones.shade,
      veins: 4,
      veinOpacity: 0.35,
    })
  }
  return eyed ? out : out + eye
}

/** A lisianthus: soft, swept, ruffled petals in a loose cup. */
export const lisianthus: Flower = {
  form: 'head',
  size: 0.86,
  span: 0,
  role: 'support',
  leaf: 'lance',
  stem: 0.75,
  draw: drawLisianthus,
}
