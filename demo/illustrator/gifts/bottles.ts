import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { lathe, roundLight } from '../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { closedCurve, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'
import { label } from './label.ts'

function glassLight(sheet: Sheet, tones: Tones): string {
  return sheet.linear(
    [0, 0, 1, 0],
    [
      [0, tones.heart],
      [0.1, tones.mid],
      [0.18, tones.light],
      [0.3, tones.shade],
      [0.7, tones.deep],
      [0.9, tones.mid],
      [1, tones.heart],
    ],
  )
}

function bottle(
  sheet: Sheet,
  cx: number,
  glass: Tones,
  profile: readonly Point[],
  shine: readonly Point[],
): string {
  const outline = lathe(profile, cx, 16)
  let out = fill(outline, glassLight(sheet, glass), { stroke: glass.heart, strokeOpacity: 0.7 })
  out +=
    line(openCurve(shine.map(([x, y]): Point => [cx + x, y])), '#ffffff', 9, 0.42) +
    line(openCurve(shine.map(([x, y]): Point => [cx + x + 15, y])), '#ffffff', 3, 0.3)
  return out + line(openCurve(shine.map(([x, y]): Point => [cx - x * 1.06, y])), '#ffffff', 4, 0.2)
}

const SPARKLING: readonly Point[] = [
  [21, 250],
  [22, 330],
  [26, 400],
  [48, 470],
  [84, 540],
  [92, 610],
  [92, 760],
  [90, 880],
]
const CLARET: readonly Point[] = [
  [21, 240],
  [22, 320],
  [22, 420],
  [34, 466],
  [76, 500],
  [84, 550],
  [84, 740],
  [83, 880],
]

function foilTop(sheet: Sheet, cx: number, foil: Tones): string {
  let out = fill(
    lathe(
      [
        [24, 212],
        [27, 236],
        [25, 262],
        [27, 330],
        [31, 402],
      ],
      cx,
      10,
    ),
    roundLight(sheet, foil),
    { stroke: foil.heart, strokeOpacity: 0.6 },
  )
  const folds: string[] = []
  for (let i = 0; i < 7; i++)
    folds.push(
      openCurve([
        [cx - 22 + i * 7.4, 272],
        [cx - 25 + i * 8.2, 340],
        [cx - 27 + i * 9, 398],
      ]),
    )
  out +=
    line(folds.join(''), foil.rim, 1.6, 0.55) +
    line(
      openCurve([
        [cx - 26, 258],
        [cx, 264],
        [cx + 26, 258],
      ]),
      foil.deep,
      5,
      0.8,
    )
  return out + oval(cx, 212, 24, 7, foil.rim)
}

function flute(sheet: Sheet, cx: number, wine: Tones): string {
  const bowl = lathe(
    [
      [36, 520],
      [39, 580],
      [34, 670],
      [14, 724],
    ],
    cx,
    8,
  )
  let out =
    contactShadow(sheet, cx, 884, 74, 12) +
    line(`M${cx} 726V868`, '#a9bcb9', 8) +
    line(`M${cx - 2} 728V866`, '#ffffff', 3, 0.9)
  out += oval(cx, 878, 48, 9, '#cfdcd9', 0.8) + oval(cx, 875, 48, 9, '#f2f7f5', 0.8)
  out += fill(bowl, '#e6efec', { opacity: 0.6, stroke: '#8fa7a4', strokeOpacity: 0.8 })
  out +=
    fill(
      lathe(
        [
          [38, 572],
          [36, 640],
          [32, 676],
          [13, 722],
        ],
        cx,
        7,
      ),
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, wine.shade],
          [0.3, wine.rim],
          [0.7, wine.mid],
          [1, wine.shade],
        ],
      ),
      { opacity: 0.92 },
    ) + oval(cx, 572, 38, 6, wine.rim)
  for (const [x, y, r] of [
    [-8, 690, 2],
    [4, 668, 2.4],
    [-3, 640, 2],
    [9, 620, 2.6],
    [-12, 606, 2],
    [2, 590, 2.2],
    [-18, 640, 1.6],
    [15, 650, 1.8],
  ] as const)
    out += oval(cx + x, y, r, r, '#ffffff', 0.85)
  return (
    out +
    oval(cx, 520, 36, 5, '#ffffff', 0.6) +
    line(
      openCurve([
        [cx - 27, 540],
        [cx - 29, 590],
        [cx - 25, 660],
      ]),
      '#ffffff',
      5,
      0.75,
    )
  )
}

/** Prosecco in green glass with a filled flute. */
export const prosecco: GiftArtist = ({ sheet, tones }) => {
  const wine = FLOWER_TONES.yellow
  return (
    contactShadow(sheet, 350, 890, 150, 22) +
    bottle(sheet, 340, MATERIAL.bottle, SPARKLING, [
      [-62, 560],
      [-70, 620],
      [-70, 730],
      [-68, 850],
    ]) +
    foilTop(sheet, 340, tones) +
    label(272, 620, 136, 176, tones, 'Prosecco', 'Brut') +
    oval(340, 478, 20, 20, tones.mid) +
    oval(338, 476, 15, 15, tones.light) +
    flute(sheet, 532, tint(wine, '#fff6d8', 0.4))
  )
}

/** Champagne with a gold foil and two flutes. */
export const champagne: GiftArtist = ({ sheet, tones }) => {
  const wine = tint(FLOWER_TONES.peach, '#ffe9b0', 0.6)
  return (
    contactShadow(sheet, 400, 890, 150, 22) +
    flute(sheet, 236, wine) +
    bottle(sheet, 400, tint(MATERIAL.bottle, '#101010', 0.35), SPARKLING, [
      [-62, 560],
      [-70, 620],
      [-70, 730],
      [-68, 850],
    ]) +
    foilTop(sheet, 400, MATERIAL.gold) +
    label(330, 604, 140, 196, tones, 'Champagne', 'Reims') +
    oval(400, 476, 22, 22, MATERIAL.gold.shade) +
    oval(398, 474, 17, 17, MATERIAL.gold.light) +
    flute(sheet, 564, wine)
  )
}

/** Red wine with a glass of it. */
export const wine: GiftArtist = ({ sheet, tones }) => {
  const red = FLOWER_TONES.burgundy
  const cx = 548
  let out =
    contactShadow(sheet, 340, 890, 140, 20) +
    bottle(sheet, 325, tint(MATERIAL.bottle, '#1a0a10', 0.5), CLARET, [
      [-58, 530],
      [-64, 580],
      [-64, 720],
      [-64, 850],
    ])
  out +=
    fill(
      lathe(
        [
          [23, 228],
          [23, 300],
          [24, 372],
        ],
        325,
        7,
      ),
      roundLight(sheet, tones),
      { stroke: tones.heart, strokeOpacity: 0.6 },
    ) +
    oval(325, 228, 23, 6, tones.light) +
    label(262, 592, 126, 176, tones, 'Rouge', 'Réserve')
  out +=
    contactShadow(sheet, cx, 886, 90, 14) +
    line(`M${cx} 742V868`, '#a9bcb9', 8) +
    line(`M${cx - 2} 744V866`, '#ffffff', 3, 0.9) +
    oval(cx, 878, 60, 11, '#cfdcd9', 0.8) +
    oval(cx, 875, 60, 11, '#f2f7f5', 0.8)
  const bowl: Point[] = [
    [60, 520],
    [78, 590],
    [76, 660],
    [46, 722],
    [10, 744],
  ]
  out += fill(lathe(bowl, cx, 6), '#e6efec', { opacity: 0.55, stroke: '#8fa7a4', strokeOpacity: 0.8 })
  out +=
    fill(
      lathe(
        [
          [78, 622],
          [74, 668],
          [44, 720],
          [10, 741],
        ],
        cx,
        5,
      ),
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, red.heart],
          [0.25, red.mid],
          [0.6, red.deep],
          [1, red.heart],
        ],
      ),
    ) +
    oval(cx, 622, 78, 12, red.mid) +
    oval(cx - 8, 620, 56, 7, red.light, 0.5)
  out += oval(cx, 520, 60, 8, '#ffffff', 0.6)
  return (
    out +
    line(
      openCurve([
        [cx - 52, 552],
        [cx - 66, 610],
        [cx - 60, 676],
      ]),
      '#ffffff',
      7,
      0.6,
    ) +
    fill(
      closedCurve([
        [cx + 40, 560],
        [cx + 56, 600],
        [cx + 54, 640],
        [cx + 46, 600],
      ]),
      '#ffffff',
      { opacity: 0.4 },
    )
  )
}
