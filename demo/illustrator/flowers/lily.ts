import { fill, line, marks, oval } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import { mix } from '../palette.ts'
import { outline, paint, see, whorl } from '../petal.ts'
import type { Petal } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

function drawLily({ tones, random, tilt, sheet }: Sitting): string {
  const lean = Math.min(tilt, 0.85)
  const squash = Math.max(0.4, Math.cos(lean))
  const start = random.between(0, 6.28)
  const make = (azimuth: number, broad: boolean): Petal => ({
    azimuth: azimuth + random.around(0, 0.08),
    base: 4,
    height: -8,
    reach: (broad ? 132 : 130) * random.around(1, 0.05),
    width: broad ? 35 : 25,
    lift: 0.95,
    curl: -1.05,
    rimCurl: -1.3,
    cup: -0.15,
    tip: 'pointed',
    fullest: 0.5,
    foot: 0.3,
    ruffle: broad ? 4 : 2,
    waves: 3,
    phase: random.between(0, 6),
    sweep: random.around(0, 8),
  })
  const sepals = whorl(3, start + Math.PI / 3).map((azimuth) => see(make(azimuth, false), { tilt: lean }))
  const petals = whorl(3, start).map((azimuth) => see(make(azimuth, true), { tilt: lean }))
  const throat = '#a9bd5a'
  const body = sheet.radial(
    0,
    -Math.sin(lean) * 26,
    104,
    [
      [0, mix(throat, tones.deep, 0.2)],
      [0.22, mix(tones.deep, throat, 0.45)],
      [0.42, tones.shade],
      [0.68, tones.mid],
      [0.92, tones.light],
      [1, tones.rim],
    ],
    squash,
  )
  let out = ''
  const spots: string[] = []
  for (const sight of [...sepals, ...petals].sort(
    (a, b) => a.petal.width - b.petal.width || a.depth - b.depth,
  )) {
    out += paint(sight, {
      body,
      edge: tones.heart,
      edgeOpacity: 0.55,
      rim: tones.rim,
      rimDepth: 0.07,
      rimOpacity: 0.6,
      vein: tones.deep,
      veins: 4,
      veinOpacity: 0.35,
    })
    out += fill(closedCurve(outline(sight, 0.2, 0.05, 0.86, 5)), mix(tones.shade, tones.deep, 0.4), {
      opacity: 0.42,
    })
    out += line(openCurve([0.1, 0.4, 0.7, 0.9].map((v) => sight.at(0, v))), tones.deep, 1.2, 0.5)
    if (sight.petal.width > 30) {
      for (let i = 0; i < 15; i++) {
        const v = random.between(0.24, 0.62)
        const [x, y] = sight.at(random.around(0, 0.62) * sight.half(v), v)
        spots.push(`M${(x - 1.6).toFixed(1)} ${y.toFixed(1)}h3.2v2.6h-3z`)
      }
    }
  }
  out += marks(spots, mix(tones.heart, '#7a2a2a', 0.5), 0.7)
  // Six filaments with rust anthers, and the pistil between them.
  const cy = -Math.sin(lean) * 22
  for (let i = 0; i < 6; i++) {
    const angle = start + 0.5 + (i / 6) * Math.PI * 2
    const x = Math.cos(angle) * 40
    const y = cy + Math.sin(angle) * 40 * squash - Math.sin(lean) * 52 - 4
    out += line(
      openCurve([
        [0, cy],
        [x * 0.35, cy + (y - cy) * 0.6],
        [x, y],
      ]),
      '#dfe6b4',
      2.6,
    )
    const tilted = angle + 1.3
    out += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="10.5" ry="4.6" fill="#9c4a12" transform="rotate(${Math.round((tilted * 180) / Math.PI)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
    out += oval(x - 1.5, y - 1.5, 6, 2, '#e08a2c', 0.9)
  }
  const py = cy - 14 - Math.sin(lean) * 60
  out += line(
    openCurve([
      [0, cy],
      [3, (cy + py) / 2],
      [1, py],
    ]),
    '#c6d58a',
    3.6,
  )
  return out + oval(1, py, 6, 5, '#7d9440') + oval(0, py - 1, 3, 2, '#d8e3a8')
}

/** A lily: six pointed petals falling back, spotted, with rust anthers. */
export const lily: Flower = {
  form: 'head',
  size: 1.36,
  span: 0,
  role: 'focal',
  leaf: 'lance',
  stem: 1.2,
  draw: drawLily,
}
