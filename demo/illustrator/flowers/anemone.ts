import { line, marks, oval } from '../brush.ts'
import { mix } from '../palette.ts'
import { num, openCurve } from '../path.ts'
import { paint, painterOrder, see, whorl } from '../petal.ts'
import type { Flower, Sitting } from './flower.ts'

function drawAnemone({ tones, random, tilt, sheet }: Sitting): string {
  const lean = Math.min(tilt, 0.8)
  const squash = Math.cos(lean)
  const start = random.between(0, 6)
  const petals = [
    ...whorl(5, start).map((azimuth) => ({ azimuth, outer: true })),
    ...whorl(4, start + 0.5).map((azimuth) => ({ azimuth, outer: false })),
  ]
  const sights = petals.map(({ azimuth, outer }) =>
    see(
      {
        azimuth: azimuth + random.around(0, 0.12),
        base: 8,
        reach: (outer ? 94 : 86) * random.around(1, 0.05),
        width: outer ? 46 : 42,
        lift: outer ? 0.1 : 0.35,
        curl: 0.35,
        cup: 0.4,
        tip: 'round',
        fullest: 0.62,
        foot: 0.36,
        ruffle: 3,
        waves: 2,
        phase: random.between(0, 6),
      },
      { tilt: lean },
    ),
  )
  const pale = mix(tones.rim, '#ffffff', 0.5)
  // A pale ring round the eye, as the flower has in life.
  const body = sheet.radial(
    0,
    0,
    104,
    [
      [0.2, tones.deep],
      [0.26, pale],
      [0.38, mix(tones.light, tones.mid, 0.4)],
      [0.55, tones.mid],
      [0.85, tones.light],
      [1, tones.rim],
    ],
    squash,
  )
  let out = ''
  for (const sight of painterOrder(sights)) {
    out += paint(sight, {
      body,
      edge: tones.heart,
      edgeOpacity: 0.55,
      rim: tones.rim,
      rimDepth: 0.07,
      rimOpacity: 0.6,
      vein: tones.deep,
      veins: 7,
      veinOpacity: 0.3,
    })
  }
  const cy = -Math.sin(lean) * 12
  const threads: string[] = []
  const anthers: string[] = []
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const r = 22 + (i % 3) * 5 + random.around(0, 1.5)
    const x = Math.cos(angle) * r
    const y = cy + Math.sin(angle) * r * squash
    threads.push(
      openCurve([
        [Math.cos(angle) * 12, cy + Math.sin(angle) * 12 * squash],
        [x, y],
      ]),
    )
    anthers.push(`M${num(x - 2)} ${num(y)}l2 -2.2 2.2 2 -2 2.4z`)
  }
  out += line(threads.join(''), '#1c1626', 0.9, 0.8) + marks(anthers, '#15101d')
  return (
    out +
    oval(0, cy, 16, 16 * squash, '#17121f') +
    oval(-3, cy - 4, 8, 6 * squash, '#423a55') +
    oval(-4, cy - 6, 3, 2, '#8a819c', 0.9)
  )
}

/** An anemone: open petals, a pale ring, and a near-black eye with its halo of stamens. */
export const anemone: Flower = {
  form: 'head',
  size: 0.92,
  span: 0,
  role: 'support',
  leaf: 'feather',
  stem: 0.75,
  draw: drawAnemone,
}
