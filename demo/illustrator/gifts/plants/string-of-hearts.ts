import { fill, line, oval } from '../../brush.ts'
import { LEAF, MATERIAL, mix, tint } from '../../palette.ts'
import { closedCurve, openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import { stamp } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { pot } from './pot.ts'

const HEART: readonly Point[] = [
  [0, 0],
  [0, 0],
  [-9, -8],
  [-20, -6],
  [-22, 8],
  [-13, 22],
  [0, 34],
  [0, 34],
  [13, 22],
  [22, 8],
  [20, -6],
  [9, -8],
]

// Threads as [x where it leaves the rim, x of its end, y of its end], from the back to the front.
const THREADS: readonly (readonly [from: number, to: number, end: number])[] = [
  [-134, -226, 640],
  [136, 232, 690],
  [-140, -176, 820],
  [138, 176, 860],
  [-112, -122, 740],
  [116, 122, 660],
  [-96, -92, 900],
  [92, 78, 780],
  [-22, -30, 870],
  [34, 24, 720],
]

/** A string of hearts in a hanging pot: long threads of marbled, heart-shaped leaves in pairs. */
export const stringOfHearts: GiftArtist = ({ sheet, random, tones }) => {
  const green = tint(LEAF.silver, LEAF.garden.mid, 0.35)
  const plum = mix(tones.deep, '#7b4a6d', 0.5)
  const hearts = [0, 1].map((kind) =>
    sheet.symbol(`heart ${kind}`, () => {
      const veins = openCurve([
        [0, 3],
        [-1, 16],
        [0, 30],
      ])
      return (
        fill(closedCurve(HEART), kind === 0 ? green.shade : mix(green.deep, plum, 0.35), {
          stroke: plum,
          width: 1.6,
          strokeOpacity: 0.9,
        }) +
        fill('M-3 4Q-14-4-16 6Q-13 16-3 24Q-7 12-3 4ZM4 3Q14-3 15 6Q13 14 5 22Q8 12 4 3Z', green.rim, {
          opacity: 0.8,
        }) +
        line(veins, green.rim, 1.8, 0.9)
      )
    }),
  ) as [string, string]
  const place = { top: 330, half: 148, foot: 500, shadow: false } as const
  const cord = MATERIAL.kraft
  let out = oval(
    420,
    500,
    190,
    150,
    sheet.radial(
      420,
      500,
      190,
      [
        [0, '#4a3524', 0.16],
        [1, '#4a3524', 0],
      ],
      0.8,
    ),
  )
  const cords = 'M400-20L250 334M400-20L550 334'
  out += line(cords, cord.shade, 6) + line(cords, cord.rim, 2, 0.8)
  out += pot(sheet, tint(MATERIAL.terracotta, '#f3dfd0', 0.3), place)
  for (let i = 0; i < 40; i++)
    out += stamp(
      hearts[i % 3 === 0 ? 1 : 0],
      400 + random.around(0, 140),
      304 + random.around(0, 20),
      random.between(0.72, 1),
      random.around(0, 110),
    )
  let leaves = ''
  for (const [from, to, end] of THREADS) {
    const sway = random.around(0, 10)
    const thread = (t: number): Point => [
      400 + from * 1.06 + (to - from) * Math.min(1, t * 1.4) + Math.sin(t * 9 + from) * 7 + sway * t,
      318 + (end - 318) * t - Math.sin(Math.min(1, t * 5) * Math.PI) * 12,
    ]
    out += line(openCurve(Array.from({ length: 17 }, (_, i) => thread(i / 16))), plum, 2.6)
    const pairs = Math.round((end - 330) / 54)
    for (let k = 1; k <= pairs; k++) {
      const [x, y] = thread((k - 0.3 - (from % 3) * 0.12) / pairs)
      const size = 0.96 - (k / pairs) * 0.36
      const shift = random.around(0, 14)
      leaves +=
        stamp(hearts[k % 3 === 0 ? 1 : 0], x - 5, y, size, 46 + shift) +
        stamp(hearts[k % 4 === 1 ? 1 : 0], x + 5, y + 3, size, -46 + shift)
    }
    out += leaves
    leaves = ''
  }
  return out
}
