import { contactShadow } from '../../background.ts'
import { fill, line, oval } from '../../brush.ts'
import { lathe } from '../../lathe.ts'
import type { Tones } from '../../palette.ts'
import { closedCurve, openCurve } from '../../path.ts'
import type { Point } from '../../path.ts'
import type { Sheet } from '../../sheet.ts'

/** A flute of sparkling wine. */
export function flute(sheet: Sheet, cx: number, wine: Tones): string {
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

/** A glass of still wine, a little less than half full. */
export function wineGlass(sheet: Sheet, cx: number, wine: Tones): string {
  const bowl: Point[] = [
    [60, 520],
    [78, 590],
    [76, 660],
    [46, 722],
    [10, 744],
  ]
  return (
    contactShadow(sheet, cx, 886, 90, 14) +
    line(`M${cx} 742V868`, '#a9bcb9', 8) +
    line(`M${cx - 2} 744V866`, '#ffffff', 3, 0.9) +
    oval(cx, 878, 60, 11, '#cfdcd9', 0.8) +
    oval(cx, 875, 60, 11, '#f2f7f5', 0.8) +
    fill(lathe(bowl, cx, 6), '#e6efec', { opacity: 0.55, stroke: '#8fa7a4', strokeOpacity: 0.8 }) +
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
          [0, wine.heart],
          [0.25, wine.mid],
          [0.6, wine.deep],
          [1, wine.heart],
        ],
      ),
    ) +
    oval(cx, 622, 78, 12, wine.mid) +
    oval(cx - 8, 620, 56, 7, wine.light, 0.5) +
    oval(cx, 520, 60, 8, '#ffffff', 0.6) +
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
