import { fill, line, oval } from '../../brush.ts'
import { leaf } from '../../leaf.ts'
import { LEAF, MATERIAL, mix, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import { closedCurve, openCurve, place } from '../../path.ts'
import type { Point } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { Sheet } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

// Five wavy petals, the upper one freckled, and long curved stamens.
function flower(sheet: Sheet, tones: Tones): string {
  let out = ''
  const body = sheet.radial(0, 0, 62, [
    [0, tones.deep],
    [0.3, tones.shade],
    [0.62, tones.mid],
    [0.92, tones.light],
    [1, tones.rim],
  ])
  for (const k of [2, 3, 1, 4, 0]) {
    const angle = (k / 5) * Math.PI * 2
    const outline: Point[] = [
      [-8, 0],
      [-25, -22],
      [-34, -44],
      [-25, -53],
      [-18, -63],
      [-7, -58],
      [2, -66],
      [10, -58],
      [22, -61],
      [27, -50],
      [34, -42],
      [24, -20],
      [8, 0],
    ]
    const turned = (points: readonly Point[]): Point[] => points.map((point) => place(point, angle))
    out += fill(closedCurve(turned(outline)), body, { stroke: tones.heart, strokeOpacity: 0.45 })
    const veins = [-14, 0, 14].map((x) =>
      openCurve(
        turned([
          [x * 0.2, -8],
          [x * 0.9, -30],
          [x * 1.2, -48],
        ]),
      ),
    )
    out += line(veins.join(''), tones.deep, 1, 0.4)
  }
  for (let i = 0; i < 12; i++)
    out += oval(-13 + (i % 4) * 8.6 + (i % 3), -16 - Math.floor(i / 4) * 9, 1.7, 2, tones.heart, 0.75)
  const stamens = [-26, -14, -2, 10, 22].map((x, i): Point => [x, 20 + (i % 2) * 8 - Math.abs(x) * 0.16])
  out += line(
    stamens
      .map(([x, y]) =>
        openCurve([
          [0, 0],
          [x * 0.3, y * 0.7],
          [x, y],
        ]),
      )
      .join(''),
    tones.rim,
    1.8,
  )
  for (const [x, y] of stamens) out += oval(x, y, 3, 2.4, '#5c2b20')
  return out
}

function bud(tones: Tones): string {
  return (
    fill('M-11 0Q-15-24 0-44Q14-24 11 0Z', tones.mid, { stroke: tones.heart, strokeOpacity: 0.5 }) +
    line('M2-2Q6-22 1-40', tones.light, 2.4, 0.8) +
    fill('M-12 4Q-12-10-5-14Q0-6 5-14Q12-10 12 4Z', LEAF.fresh.shade)
  )
}

/** An indoor azalea: a low, dense dome of flowers over small leaves. */
export const azalea: GiftArtist = ({ sheet, random, tones }) => {
  const twig = sheet.symbol('azalea leaves', () => {
    let drawn = ''
    for (const [x, y] of [
      [-44, -22],
      [44, -24],
      [-26, -50],
      [28, -50],
      [0, -62],
    ] as const)
      drawn += leaf({ foot: [0, 0], tip: [x, y], width: 25, fullest: 0.55, blunt: 0.3 }, LEAF.garden, 0)
    return drawn
  })
  const shaded = tint(tones, mix(tones.heart, tones.deep, 0.5), 0.22)
  const blooms = [
    sheet.symbol('azalea lit', () => flower(sheet, tones)),
    sheet.symbol('azalea shaded', () => flower(sheet, shaded)),
  ] as const
  const closed = sheet.symbol('azalea bud', () => bud(tones))
  let out = pot(sheet, tint(MATERIAL.ivory, '#ffffff', 0.25), { top: 706, half: 126 })
  for (const x of [-60, -24, 18, 56])
    out += line(
      openCurve([
        [400 + x * 0.3, 702],
        [400 + x * 0.8, 620],
        [400 + x * 2, 540],
      ]),
      '#6b4a30',
      11,
    )
  out += oval(400, 520, 216, 160, LEAF.garden.heart)
  for (let i = 0; i < 46; i++) {
    const angle = (i / 46) * Math.PI * 2
    const far = i % 2 === 0 ? 0.98 : 0.8
    const at: Point = [400 + Math.cos(angle) * 206 * far, 516 + Math.sin(angle) * 160 * far]
    out += stamp(
      twig,
      at[0],
      at[1],
      random.between(0.62, 1.04),
      random.around(0, 26) + (Math.atan2(Math.cos(angle), -Math.sin(angle)) * 180) / Math.PI,
    )
  }
  const spots: Point[] = []
  for (let i = 0; i < 44; i++) {
    const far = Math.sqrt((i + 0.5) / 44)
    const angle = i * 2.399963
    spots.push([
      400 + Math.cos(angle) * far * 222,
      506 + Math.sin(angle) * far * 170 - (1 - Math.abs(Math.cos(angle) * far)) * 8,
    ])
  }
  spots.sort((a, b) => a[1] - b[1])
  spots.forEach(([x, y], i) => {
    if (i % 3 === 1) out += stamp(twig, x + random.around(0, 30), y + 20, 0.8, random.around(0, 60))
    if (i % 7 === 3) {
      for (const turn of [-26, 4, 30]) out += stamp(closed, x, y + 10, 1, turn)
      return
    }
    const lit = x - 400 + (y - 500) < 60
    out += stamp(
      blooms[lit ? 0 : 1],
      x,
      y,
      [random.between(0.78, 0.96), random.between(0.74, 0.9)],
      random.around(0, 50),
    )
  })
  return out
}
