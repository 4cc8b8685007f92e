import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { lathe, roundLight } from '../lathe.ts'
import { MATERIAL, tint } from '../palette.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'

function flame(sheet: Sheet, x: number, y: number): string {
  return (
    oval(
      x,
      y - 40,
      150,
      150,
      sheet.radial(x, y - 40, 150, [
        [0, '#ffd890', 0.6],
        [0.4, '#ffe3ae', 0.22],
        [1, '#ffe3ae', 0],
      ]),
    ) +
    line(`M${x} ${y + 4}V${y - 18}`, '#2a1a10', 3.6) +
    fill(
      closedCurve([
        [x, y - 96],
        [x, y - 96],
        [x + 13, y - 48],
        [x + 9, y - 16],
        [x - 9, y - 16],
        [x - 13, y - 48],
      ]),
      '#f9b233',
      { opacity: 0.95 },
    ) +
    fill(
      closedCurve([
        [x, y - 70],
        [x, y - 70],
        [x + 7, y - 40],
        [x + 5, y - 18],
        [x - 5, y - 18],
        [x - 7, y - 40],
      ]),
      '#fff3c4',
    )
  )
}

// A hand-dipped taper: a little uneven, widest at the foot, with a few drops run down it.
function taper(sheet: Sheet, x: number, top: number): string {
  const wax = tint(MATERIAL.honey, '#f6d489', 0.25)
  const foot = 800
  return (
    fill(
      lathe(
        [
          [6, top],
          [15, top + 16],
          [19, top + 120],
          [22, top + 300],
          [25, foot],
        ],
        x,
        6,
      ),
      roundLight(sheet, wax),
      { stroke: wax.heart, strokeOpacity: 0.5 },
    ) +
    line(`M${x - 15} ${top + 22}q-7 40-4 66M${x + 12} ${top + 18}q6 56 3 108`, wax.light, 6, 0.9) +
    oval(x - 19, top + 92, 4.4, 7, wax.light) +
    oval(x + 15, top + 130, 4.4, 7, wax.light) +
    line(
      [0.3, 0.52, 0.74]
        .map((share) => {
          const y = top + (foot - top) * share
          return openCurve([
            [x - 20, y],
            [x, y + 4],
            [x + 20, y],
          ])
        })
        .join(''),
      wax.deep,
      1.6,
      0.35,
    )
  )
}

function holder(sheet: Sheet, x: number): string {
  const brass = MATERIAL.gold
  return (
    contactShadow(sheet, x, 888, 132, 20) +
    fill(
      lathe(
        [
          [34, 774],
          [30, 800],
          [18, 826],
          [20, 844],
          [78, 864],
          [84, 876],
        ],
        x,
        10,
      ),
      roundLight(sheet, brass),
      { stroke: brass.heart, strokeOpacity: 0.6 },
    ) +
    oval(x, 774, 34, 8, brass.rim) +
    oval(x, 776, 27, 5.6, brass.heart)
  )
}

/** A pair of tall beeswax tapers, burning, in low brass holders. */
export const dinnerCandles: GiftArtist = ({ sheet }) => {
  const pair = [
    [306, 250],
    [494, 208],
  ] as const
  let out = ''
  for (const [x, top] of pair) out += holder(sheet, x) + taper(sheet, x, top) + flame(sheet, x, top)
  return out
}
