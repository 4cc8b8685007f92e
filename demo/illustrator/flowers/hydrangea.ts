import { fill, line, oval } from '../brush.ts'
import { bladePath } from '../leaf.ts'
import { mix, tint } from '../palette.ts'
import { openCurve } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { Tones } from '../palette.ts'
import type { Flower, Sitting } from './flower.ts'

function floret(tones: Tones, turn: number): string {
  let out = ''
  for (let i = 0; i < 4; i++) {
    const angle = turn + (i * Math.PI) / 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    out += fill(
      bladePath({ foot: [0, 0], tip: [x * 19, y * 19], width: 20, fullest: 0.58, blunt: 0.8 }),
      i % 2 === 0 ? tones.light : tones.mid,
      { stroke: tones.deep, width: 0.7, strokeOpacity: 0.55 },
    )
    out += line(
      openCurve([
        [x * 3, y * 3],
        [x * 13, y * 13],
      ]),
      tones.rim,
      1.4,
      0.8,
    )
  }
  return (
    out + oval(0, 0, 3.6, 3.6, tones.deep, 0.6) + oval(-0.4, -0.4, 2.2, 2.2, mix(tones.rim, '#e9efb8', 0.6))
  )
}

function drawHydrangea({ tones, random, tilt, sheet, family = tones.mid }: Sitting): string {
  // Sun and shade florets, drawn once and stamped; the mophead is built from the back edge to the crown.
  const key = family
  const kinds = [
    { name: 'shade', tones: tint(tones, tones.heart, 0.42) },
    { name: 'mid', tones: tint(tones, tones.deep, 0.12) },
    { name: 'sun', tones: tint(tones, '#ffffff', 0.12) },
  ].map((kind, i) => sheet.symbol(`hydrangea ${kind.name} ${key}`, () => floret(kind.tones, 0.3 + i * 0.4)))
  const body = sheet.radial(-18, -24, 112, [
    [0, tones.mid],
    [0.55, tones.shade],
    [1, tones.heart],
  ])
  const squash = Math.max(0.78, Math.cos(tilt * 0.7))
  let out = oval(0, 4, 88, 84 * squash, body)
  const count = 74
  const spots: { x: number; y: number; rho: number; light: number }[] = []
  for (let i = 0; i < count; i++) {
    const rho = Math.sqrt((i + 0.5) / count)
    const angle = i * 2.39996 + 0.3
    const x = Math.cos(angle) * rho * 90 + random.around(0, 4)
    const y = (Math.sin(angle) * rho * 88 + random.around(0, 4)) * squash
    spots.push({ x, y, rho, light: 0.9 - rho * 0.55 - (x * 0.35 + y * 0.75) / 210 + random.around(0, 0.14) })
  }
  spots.sort((a, b) => b.rho - a.rho)
  for (const { x, y, rho, light } of spots) {
    const id = kinds[light > 0.72 ? 2 : light > 0.38 ? 1 : 0]
    if (id === undefined) continue
    const turn = random.between(0, 90)
    const size = 1.02 - rho * 0.28
    out += stamp(id, x, y, [size, size * (1 - rho * 0.22)], turn)
  }
  return out
}

/** A hydrangea: a mophead of four-petalled florets. */
export const hydrangea: Flower = {
  form: 'head',
  size: 1.55,
  span: 0,
  role: 'focal',
  leaf: 'round',
  stem: 1.3,
  draw: drawHydrangea,
}
