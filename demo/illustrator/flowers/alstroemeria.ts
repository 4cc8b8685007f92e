import { group, line, oval } from '../brush.ts'
import { openCurve } from '../path.ts'
import { FLOWER_TONES, mix } from '../palette.ts'
import { paint, see, whorl } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

function bloom({ tones, random, sheet }: Sitting, tilt: number): string {
  const squash = Math.cos(tilt)
  const start = -Math.PI / 2
  const outer = sheet.radial(
    0,
    0,
    100,
    [
      [0.1, tones.deep],
      [0.5, tones.mid],
      [0.85, tones.light],
      [1, tones.rim],
    ],
    squash,
  )
  const blaze = mix(FLOWER_TONES.yellow.light, tones.rim, 0.25)
  const upper = sheet.radial(
    0,
    0,
    100,
    [
      [0.1, tones.deep],
      [0.3, blaze],
      [0.62, blaze],
      [0.8, tones.light],
      [1, tones.mid],
    ],
    squash,
  )
  let out = ''
  const flecks: string[] = []
  const parts = [
    ...whorl(3, start).map((azimuth) => ({ azimuth, broad: true })),
    ...whorl(3, start + Math.PI / 3).map((azimuth) => ({ azimuth, broad: false })),
  ]
  for (const { azimuth, broad } of parts) {
    const streaked = !broad && Math.sin(azimuth) < 0.5
    const sight = see(
      {
        azimuth: azimuth + random.around(0, 0.07),
        base: 4,
        reach: 104,
        width: broad ? 40 : 24,
        lift: 0.75,
        curl: -0.5,
        rimCurl: -0.5,
        cup: 0.2,
        tip: broad ? 'notched' : 'pointed',
        fullest: broad ? 0.68 : 0.6,
        foot: 0.2,
        ruffle: 2,
        phase: random.between(0, 6),
      },
      { tilt },
    )
    out += paint(
      sight,
      {
        body: streaked ? upper : outer,
        edge: tones.heart,
        edgeOpacity: 0.55,
        rim: tones.rim,
        rimDepth: 0.06,
        rimOpacity: 0.6,
        vein: tones.deep,
        veins: 3,
        veinOpacity: 0.3,
      },
      6,
    )
    if (streaked) {
      for (let i = 0; i < 9; i++) {
        const v = random.between(0.3, 0.78)
        const u = random.around(0, 0.6) * sight.half(v)
        flecks.push(openCurve([sight.at(u, v), sight.at(u, v + 0.07)]))
      }
    }
  }
  out += line(flecks.join(''), '#5a1230', 2.6, 0.85)
  for (const x of [-12, -4, 5, 13])
    out +=
      line(
        openCurve([
          [0, 0],
          [x * 0.6, 14],
          [x, 24],
        ]),
        tones.rim,
        1.8,
      ) + oval(x, 26, 3, 4.4, '#7a6a3a')
  return out
}

function drawAlstroemeria(sitting: Sitting): string {
  // An umbel: three lilies of the Incas turned outwards from one point.
  let out = ''
  const spin = sitting.random.between(0, 360)
  for (const at of [0, 120, 240]) {
    const angle = ((spin + at) * Math.PI) / 180
    out += group(
      bloom(sitting, 0.4 + Math.min(0.4, sitting.tilt * 0.3)),
      `translate(${(Math.cos(angle) * 46).toFixed(1)} ${(Math.sin(angle) * 44).toFixed(1)}) rotate(${Math.round(spin + at + 90)}) scale(.64)`,
    )
  }
  return out
}

/** An alstroemeria: a cluster of flecked, lily-like blooms. */
export const alstroemeria: Flower = {
  form: 'head',
  size: 1.0,
  span: 0,
  role: 'support',
  leaf: 'lance',
  stem: 0.75,
  draw: drawAlstroemeria,
}
