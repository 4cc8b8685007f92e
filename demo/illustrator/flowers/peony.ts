import { fill } from '../brush.ts'
import { closedCurve } from '../path.ts'
import { mix } from '../palette.ts'
import { outline, paint, painterOrder, rimBand, see, whorl } from '../petal.ts'
import type { Petal } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

// A globe: wide guard petals below, then ever more, ever narrower ruffled petals that cup inwards.
const WHORLS = [
  { count: 7, reach: 100, width: 46, base: 6, lift: 0.12, curl: 0.5, height: -12, ruffle: 5 },
  { count: 8, reach: 96, width: 42, base: 6, lift: 0.42, curl: 0.75, height: -6, ruffle: 6 },
  { count: 8, reach: 92, width: 36, base: 6, lift: 0.7, curl: 0.95, height: 0, ruffle: 7 },
  { count: 8, reach: 88, width: 30, base: 6, lift: 0.95, curl: 0.95, height: 4, ruffle: 8 },
  { count: 7, reach: 80, width: 25, base: 5, lift: 1.15, curl: 0.85, height: 8, ruffle: 8 },
  { count: 6, reach: 74, width: 21, base: 4, lift: 1.32, curl: 0.7, height: 10, ruffle: 8 },
  { count: 4, reach: 68, width: 17, base: 2, lift: 1.45, curl: 0.4, height: 12, ruffle: 7 },
]

function drawPeony({ tones, random, tilt, sheet }: Sitting): string {
  const squash = Math.max(0.35, Math.cos(tilt))
  const layers = new Map<Petal, number>()
  let start = random.between(0, 6.28)
  WHORLS.forEach((layer, index) => {
    for (const azimuth of whorl(layer.count, start)) {
      const petal: Petal = {
        azimuth: azimuth + random.around(0, 0.14),
        base: layer.base,
        height: layer.height,
        reach: layer.reach * random.around(1, 0.07),
        width: layer.width * random.around(1, 0.12),
        lift: layer.lift + random.around(0, 0.1),
        curl: layer.curl,
        rimCurl: random.between(-0.9, -0.2),
        cup: 0.7,
        tip: random.chance(index === 0 ? 0.3 : 0.55) ? 'notched' : 'broad',
        fullest: 0.66,
        foot: 0.3,
        ruffle: layer.ruffle * 0.55,
        waves: 3,
        phase: random.between(0, 6),
      }
      layers.set(petal, index)
    }
    start += 0.4
  })
  const rise = -Math.sin(tilt) * 46
  const inner = (layer: number): string =>
    sheet.radial(
      0,
      rise * Math.min(1, 0.2 + layer * 0.16),
      106 - layer * 11,
      [
        [0.12, tones.heart],
        [0.45, tones.deep],
        [0.66, tones.shade],
        [0.84, tones.mid],
        [0.97, tones.light],
        [1, mix(tones.light, tones.rim, 0.6)],
      ],
      squash,
    )
  const outer = sheet.linear(
    [0, 1, 0, 0],
    [
      [0, tones.shade],
      [0.4, tones.mid],
      [0.85, tones.light],
      [1, tones.rim],
    ],
  )
  let out = ''
  for (const sight of painterOrder([...layers.keys()].map((petal) => see(petal, { tilt })))) {
    const layer = layers.get(sight.petal) ?? 0
    if (sight.facing < 0) {
      out += fill(closedCurve(outline(sight, 1, 0, 1, 6)), outer, {
        stroke: tones.deep,
        width: 1.2,
        strokeOpacity: 0.45,
      })
      out += fill(closedCurve(rimBand(sight, 0.1, 0.5)), tones.rim, { opacity: 0.75 })
      continue
    }
    out += paint(
      sight,
      {
        body: inner(layer),
        edge: tones.deep,
        edgeOpacity: 0.6,
        rim: tones.rim,
        rimDepth: 0.1,
        rimOpacity: layer < 2 ? 0.5 : 0.66,
        ...(layer < 2 ? { vein: tones.shade, veins: 2, veinOpacity: 0.35 } : {}),
      },
      5,
    )
  }
  return out
}

/** A peony: a huge ruffled globe. */
export const peony: Flower = {
  form: 'head',
  size: 1.32,
  span: 0,
  role: 'focal',
  leaf: 'lance',
  stem: 1.1,
  draw: drawPeony,
}
