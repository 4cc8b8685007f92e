import { dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { domeRadius } from '../composition.ts'
import type { BouquetDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { lathe } from '../lathe.ts'
import { MATERIAL } from '../palette.ts'
import { closedCurve, cubic, ellipsePoints, num, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import type { Sheet } from '../sheet.ts'
import { ribbonTones } from './paper.ts'
import { reachesPast } from './wrapped.ts'

/** The woven wall of a basket: half widths at rim and foot, top and bottom heights, in drawing units. */
export function weave(
  sheet: Sheet,
  cx: number,
  top: number,
  foot: number,
  half: number,
  footHalf: number,
): string {
  const tones = MATERIAL.wicker
  const height = foot - top
  const sag = half * 0.15
  const body = lathe(
    [
      [half, top],
      [(half * 0.6 + footHalf * 0.4) * 1.02, top + height * 0.5],
      [footHalf, foot],
    ],
    cx,
    sag,
  )
  let out = fill(body, tones.deep, { stroke: tones.heart, strokeOpacity: 0.6 })
  const rows = Math.round(height / 17)
  const across = 17
  const light: string[] = []
  const dark: string[] = []
  for (let row = 0; row <= rows; row++) {
    const share = row / rows
    const width = half + (footHalf - half) * share
    const y = top + share * height
    for (let i = 0; i < across; i++) {
      if ((i + row) % 2 === 0) continue
      // Equal steps round the basket bunch up towards its sides.
      const a = -Math.PI / 2 + ((i - 0.3) / across) * Math.PI
      const b = -Math.PI / 2 + ((i + 1.3) / across) * Math.PI
      const x1 = cx + Math.sin(Math.max(-1.57, a)) * width
      const x2 = cx + Math.sin(Math.min(1.57, b)) * width
      const y1 = y + Math.cos(a) * sag
      const y2 = y + Math.cos(b) * sag
      const d = `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + 4)} ${num(x2)} ${num(y2)}`
      if (i < 9) light.push(d)
      else dark.push(d)
    }
  }
  const clip = sheet.clip(body)
  out += `<g clip-path="${clip}">${line([...light, ...dark].join(''), tones.heart, 15, 0.6)}${line(light.join(''), tones.mid, 12)}${line(dark.join(''), tones.shade, 12)}${line([...light, ...dark].join(''), tones.light, 2.6, 0.7)}${fill(
    body,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, '#2a1608', 0.4],
        [0.25, '#fff0d0', 0.14],
        [0.6, '#2a1608', 0],
        [1, '#2a1608', 0.55],
      ],
    ),
  )}</g>`
  const rim = ellipsePoints(cx, top, half, sag, 24).slice(0, 13)
  out += line(openCurve(rim), tones.heart, 20, 0.7) + line(openCurve(rim), tones.mid, 16)
  // The plaited border.
  const twists = rim.slice(0, -1).flatMap((point, i) => {
    const next = rim[i + 1] ?? point
    return [0, 0.5].map((share) => {
      const x = point[0] + (next[0] - point[0]) * share
      const y = point[1] + (next[1] - point[1]) * share
      return openCurve([
        [x - 5, y + 8],
        [x - 1, y],
        [x + 7, y - 8],
      ])
    })
  })
  return (
    out +
    line(twists.join(''), tones.deep, 2.2, 0.8) +
    line(openCurve(rim.map(([x, y]): Point => [x, y - 4])), tones.rim, 2.4, 0.6)
  )
}

/** Flowers massed in a handled wicker basket. */
export function basket(sheet: Sheet, drawing: BouquetDrawing, random: Random): string {
  const { stems } = drawing
  const tones = MATERIAL.wicker
  const r = Math.min(258, Math.max(240, domeRadius(stems))) * (reachesPast(stems) ? 0.88 : 1)
  const half = r * 0.92
  const foot = 886
  const top = 660
  const handle = cubic(
    [400 - half * 0.94, top],
    [400 - half * 1.16, top - r * 2.25],
    [400 + half * 1.16, top - r * 2.25],
    [400 + half * 0.94, top],
    26,
  )
  let out = contactShadow(sheet, 400, foot + 26, half * 1.35, half * 0.25)
  out += line(openCurve(handle), tones.heart, 21) + line(openCurve(handle), tones.shade, 17)
  out += line(
    handle
      .slice(1, -1)
      .map(([x, y], i) =>
        openCurve([
          [x - 8, y + (i < 12 ? 5 : -5)],
          [x + 8, y - (i < 12 ? 5 : -5)],
        ]),
      )
      .join(''),
    tones.light,
    4,
    0.8,
  )
  out += fill(closedCurve(ellipsePoints(400, top, half, half * 0.15, 20)), tones.heart)
  out += dome(sheet, stems, { cx: 400, cy: top - r * 0.58, r, open: true, wide: 1.1 }, random)
  out += oval(400, top + 4, half * 0.98, half * 0.13, '#140a06', 0.12)
  out += weave(sheet, 400, top, foot, half, half * 0.72)
  return out + bow(sheet, 400 - half * 0.9, top + 2, 66, ribbonTones('kraft', drawing.seed), random, 1.7)
}
