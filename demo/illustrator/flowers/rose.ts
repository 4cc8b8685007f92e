import { fill, line, oval } from '../brush.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { mix } from '../palette.ts'
import { outline, paint, painterOrder, rimBand, see, whorl } from '../petal.ts'
import type { Petal } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

type Whorl = {
  count: number
  reach: number
  width: number
  base: number
  lift: number
  curl: number
  rimCurl: number
  height: number
}

// From the guard petals to the bud: each whorl stands more upright, and rises further, than the last.
const WHORLS: readonly Whorl[] = [
  { count: 5, reach: 92, width: 62, base: 10, lift: 0.28, curl: 0.1, rimCurl: -0.9, height: -14 },
  { count: 5, reach: 84, width: 56, base: 8, lift: 0.56, curl: 0.35, rimCurl: -1.1, height: -10 },
  { count: 5, reach: 78, width: 48, base: 7, lift: 0.85, curl: 0.4, rimCurl: -1.0, height: -4 },
  { count: 4, reach: 72, width: 43, base: 7, lift: 1.08, curl: 0.4, rimCurl: -0.9, height: 0 },
  { count: 3, reach: 66, width: 38, base: 6, lift: 1.25, curl: 0.35, rimCurl: -0.5, height: 4 },
]

function heartSpiral({ tones, random, tilt }: Sitting, cx: number, cy: number, radius: number): string {
  const squash = Math.max(0.45, Math.cos(tilt))
  let out = oval(cx, cy, radius * 1.1, radius * 1.1 * squash, tones.deep)
  out += oval(cx, cy, radius * 0.62, radius * 0.62 * squash, tones.heart)
  // The rolled bud: overlapping crescents that wind inwards, each with a lit lip.
  const start = random.between(0, 6.28)
  const turns = 6
  for (let i = 0; i < turns; i++) {
    const size = radius * (1.12 - i * 0.165)
    const from = start + i * 2.25
    const sweep = 3.3
    const outer: Point[] = []
    const inner: Point[] = []
    for (let k = 0; k <= 7; k++) {
      const t = k / 7
      const angle = from + sweep * t
      const r = size * (1 - 0.12 * t)
      const thick = size * 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.03)) ** 0.7
      outer.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * squash])
      inner.push([cx + Math.cos(angle) * (r - thick), cy + Math.sin(angle) * (r - thick) * squash])
    }
    const body = mix(tones.shade, tones.mid, 0.25 + 0.5 * ((i + 1) % 2))
    out += fill(closedCurve([...outer, ...[...inner].reverse()]), body, {
      stroke: tones.heart,
      width: 1.2,
      strokeOpacity: 0.6,
    })
    out += line(openCurve(outer.slice(1, 7)), tones.light, 1.7, 0.85)
  }
  return out
}

function drawRose(sitting: Sitting): string {
  const { tones, random, tilt, sheet } = sitting
  const squash = Math.max(0.3, Math.cos(tilt))
  const petals: { petal: Petal; layer: number }[] = []
  let start = random.between(0, 6.28)
  WHORLS.forEach((layer, index) => {
    for (const azimuth of whorl(layer.count, start)) {
      petals.push({
        layer: index,
        petal: {
          azimuth: azimuth + random.around(0, 0.16),
          base: layer.base,
          height: layer.height,
          reach: layer.reach * random.around(1, 0.06),
          width: layer.width * random.around(1, 0.07),
          lift: layer.lift + random.around(0, 0.07),
          curl: layer.curl,
          rimCurl: layer.rimCurl + random.around(0, 0.2),
          cup: 0.5,
          tip: index < 2 && random.chance(0.75) ? 'pointed' : 'round',
          fullest: 0.62,
          foot: 0.34,
          ruffle: 2.5,
          waves: 2,
          phase: random.between(0, 6),
        },
      })
    }
    start += 0.63 + random.around(0, 0.2)
  })
  const layers = new Map(petals.map(({ petal, layer }) => [petal, layer]))
  const lift = -Math.sin(tilt) * 44
  const centre: Point = [0, lift]
  // One gradient a whorl, darkest where the next whorl stands on it.
  const inner = (layer: number): string => {
    const far = 104 - layer * 18
    return sheet.radial(
      0,
      lift * (0.25 + layer * 0.18),
      far,
      [
        [0.2, tones.heart],
        [0.5, tones.deep],
        [0.7, tones.shade],
        [0.88, tones.mid],
        [1, layer % 2 === 0 ? tones.light : mix(tones.mid, tones.light, 0.45)],
      ],
      squash,
    )
  }
  const outer = sheet.linear(
    [0, 1, 0, 0],
    [
      [0, tones.deep],
      [0.35, tones.shade],
      [0.75, tones.mid],
      [1, mix(tones.mid, tones.light, 0.6)],
    ],
  )
  const order = painterOrder(petals.map(({ petal }) => see(petal, { tilt })))
  const face = order.filter((sight) => sight.facing >= 0)
  const backs = order.filter((sight) => sight.facing < 0)
  let out = ''
  for (const sight of face) {
    const layer = layers.get(sight.petal) ?? 0
    out += paint(sight, {
      body: inner(layer),
      edge: tones.heart,
      edgeOpacity: 0.5,
      rim: layer < 3 ? tones.rim : tones.light,
      rimDepth: 0.1 - layer * 0.008,
      rimOpacity: 0.62,
      vein: tones.deep,
      veins: layer < 2 ? 3 : 0,
      veinOpacity: 0.22,
      ...(layer < 2 ? { bloom: tones.light, bloomOpacity: 0.22 } : {}),
    })
  }
  out += heartSpiral(sitting, centre[0], centre[1] * 1.08, 25)
  for (const sight of backs) {
    out += fill(closedCurve(outline(sight)), outer, { stroke: tones.heart, width: 1.2, strokeOpacity: 0.5 })
    out += fill(closedCurve(rimBand(sight, 0.13, 0.4)), tones.rim, { opacity: 0.7 })
  }
  return out
}

/** A rose: guard petals rolled back at the rim round a tightly wound bud. */
export const rose: Flower = {
  form: 'head',
  size: 1,
  span: 0,
  role: 'focal',
  leaf: 'rose',
  stem: 1,
  draw: drawRose,
}
