import { fill, line, oval } from '../brush.ts'
import { closedCurve, num } from '../path.ts'
import { mix } from '../palette.ts'
import { outline, paint, painterOrder, rimBand, see, whorl } from '../petal.ts'
import type { Petal } from '../petal.ts'
import type { Random } from '../random.ts'
import type { Flower, Sitting } from './flower.ts'

type Whorl = {
  count: number
  reach: number
  width: number
  lift: number
  curl: number
  height: number
  ruffle: number
  /** How far a petal may stand out of its place in the ring, in radians. */
  stray: number
}

// A bowl of wide, silky petals, and in it a crowd of narrow, crumpled ones of unlike length.
const WHORLS: readonly Whorl[] = [
  { count: 6, reach: 103, width: 56, lift: 0.1, curl: 0.5, height: -14, ruffle: 5, stray: 0.12 },
  { count: 6, reach: 102, width: 52, lift: 0.36, curl: 0.8, height: -8, ruffle: 6, stray: 0.14 },
  { count: 7, reach: 94, width: 38, lift: 0.62, curl: 0.8, height: -2, ruffle: 9, stray: 0.2 },
  { count: 9, reach: 80, width: 25, lift: 0.66, curl: 0.55, height: 2, ruffle: 11, stray: 0.34 },
  { count: 8, reach: 63, width: 19, lift: 0.78, curl: 0.4, height: 6, ruffle: 11, stray: 0.4 },
  { count: 6, reach: 44, width: 14, lift: 0.9, curl: 0.3, height: 10, ruffle: 10, stray: 0.4 },
]

// Golden stamens, seen between the innermost petals.
function stamens(random: Random, cy: number, squash: number): string {
  let threads = ''
  let heads = ''
  for (let i = 0; i < 16; i++) {
    const far = Math.sqrt((i + 0.5) / 16) * 17
    const angle = i * 2.399963
    const x = Math.cos(angle) * far + random.around(0, 1.5)
    const y = cy + Math.sin(angle) * far * squash - 3
    threads += `M${num(x * 0.4)} ${num(cy + 3)}L${num(x)} ${num(y)}`
    heads += oval(x, y, 2.9, 2.3, i % 3 === 0 ? '#fbe08a' : '#eab73a')
  }
  return line(threads, '#d9a63a', 1.3, 0.8) + heads
}

function drawPeony({ tones, random, tilt, sheet }: Sitting): string {
  const squash = Math.max(0.35, Math.cos(tilt))
  const layers = new Map<Petal, number>()
  let start = random.between(0, 6.28)
  WHORLS.forEach((layer, index) => {
    for (const azimuth of whorl(layer.count, start)) {
      const petal: Petal = {
        azimuth: azimuth + random.around(0, layer.stray),
        base: 6 - index * 0.6,
        height: layer.height,
        reach: layer.reach * random.around(1, index < 2 ? 0.06 : 0.14),
        width: layer.width * random.around(1, 0.12),
        lift: layer.lift + random.around(0, 0.1),
        curl: layer.curl,
        rimCurl: random.between(-0.9, -0.2),
        cup: 0.7,
        tip: random.chance(index < 2 ? 0.4 : 0.7) ? 'notched' : 'broad',
        fullest: 0.66,
        foot: 0.3,
        ruffle: layer.ruffle * 0.6,
        waves: index < 2 ? 3 : 2,
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
      108 - layer * 13,
      [
        [0.1, layer < 2 ? tones.deep : tones.heart],
        [0.4, layer < 2 ? tones.shade : tones.deep],
        [0.62, layer < 2 ? mix(tones.shade, tones.mid, 0.6) : tones.shade],
        [0.8, tones.mid],
        [0.92, tones.light],
        [1, tones.rim],
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
  const order = painterOrder([...layers.keys()].map((petal) => see(petal, { tilt })))
  let out = ''
  for (const sight of order.filter(({ facing }) => facing >= 0)) {
    const layer = layers.get(sight.petal) ?? 0
    out += paint(
      sight,
      {
        body: inner(layer),
        edge: tones.deep,
        edgeOpacity: 0.6,
        rim: tones.rim,
        rimDepth: 0.1,
        rimOpacity: layer < 2 ? 0.55 : 0.85,
        ...(layer < 2 ? { vein: tones.shade, veins: 2, veinOpacity: 0.35 } : {}),
      },
      5,
    )
  }
  out += stamens(random, rise, squash)
  for (const sight of order.filter(({ facing }) => facing < 0))
    out +=
      fill(closedCurve(outline(sight, 1, 0, 1, 6)), outer, {
        stroke: tones.deep,
        width: 1.2,
        strokeOpacity: 0.45,
      }) + fill(closedCurve(rimBand(sight, 0.1, 0.5)), tones.rim, { opacity: 0.75 })
  return out
}

/** A peony: a huge bowl of wide petals full of crumpled ones, with golden stamens. */
export const peony: Flower = {
  form: 'head',
  size: 1.32,
  span: 0,
  role: 'focal',
  leaf: 'lance',
  stem: 1.1,
  draw: drawPeony,
}
