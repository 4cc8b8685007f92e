import { dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { domeRadius } from '../composition.ts'
import type { BouquetDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { lathe, roundLight } from '../lathe.ts'
import { mix } from '../palette.ts'
import { closedCurve, ellipsePoints, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { bow } from '../ribbon.ts'
import type { Sheet } from '../sheet.ts'
import { paperTones, ribbonTones } from './paper.ts'
import { reachesPast } from './wrapped.ts'

const arc = (cx: number, y: number, half: number, sag: number): Point[] =>
  ellipsePoints(cx, y, half, sag, 24).slice(0, 13)

/** A round lidded box, its lid leaning behind, filled with a dome of flowers. */
export function hatbox(sheet: Sheet, drawing: BouquetDrawing, random: Random): string {
  const { stems, wrap } = drawing
  const tones = paperTones(wrap === 'clear' ? 'ivory' : wrap)
  const ribbon = ribbonTones(wrap, drawing.seed)
  const r = Math.min(262, Math.max(205, domeRadius(stems))) * (reachesPast(stems) ? 0.86 : 1)
  const half = r * 0.86
  const foot = 880
  const height = 268
  const top = foot - height
  const sag = half * 0.17
  const box = lathe(
    [
      [half, top],
      [half * 0.985, top + height * 0.5],
      [half * 0.97, foot],
    ],
    400,
    sag * 1.15,
  )
  let out = contactShadow(sheet, 400, foot + sag * 0.7, half * 1.5, half * 0.3)
  // The lid, leaning against the back.
  const tilt = random.chance(0.5) ? 1 : -1
  const lid = 400 + tilt * half * 0.95
  out += `<g transform="rotate(${tilt * 14} ${lid} ${foot - 70})">${oval(lid, foot - 90, half * 0.72, half * 0.8, tones.shade)}${oval(
    lid - tilt * 9,
    foot - 92,
    half * 0.7,
    half * 0.79,
    sheet.linear(
      [0, 0, 1, 1],
      [
        [0, tones.rim],
        [0.5, tones.light],
        [1, tones.mid],
      ],
    ),
  )}${oval(lid - tilt * 9, foot - 92, half * 0.6, half * 0.68, tones.mid, 0.18)}</g>`
  out += oval(400, top, half, sag, tones.deep) + oval(400, top + 4, half * 0.95, sag * 0.85, tones.heart)
  out += dome(sheet, stems, { cx: 400, cy: top - r * 0.64, r, open: true }, random)
  // The wall is painted over the lower flowers; its rim follows the ellipse of the opening.
  const rim = arc(400, top, half, sag)
  const wall = closedCurve([
    [400 + half, top],
    ...rim,
    [400 - half, top],
    [400 - half, top],
    [400 - half * 0.97, foot],
    ...arc(400, foot, half * 0.97, sag * 1.1).reverse(),
    [400 + half * 0.97, foot],
    [400 + half, top],
    [400 + half, top],
  ])
  out += line(openCurve(rim.map(([x, y]): Point => [x, y - 7])), '#140a06', 16, 0.2)
  out += fill(wall, roundLight(sheet, tones), { stroke: tones.heart, strokeOpacity: 0.4 })
  let face = ''
  for (let i = -6; i <= 6; i++) {
    const x = 400 + Math.sin(i * 0.24) * half
    face += line(
      openCurve([
        [x, top + sag * 0.4],
        [400 + (x - 400) * 0.98, foot + sag],
      ]),
      i % 2 === 0 ? tones.rim : tones.deep,
      1.2,
      0.16,
    )
  }
  const band = (y: number, width: number, paint: string, see = 1): string =>
    line(openCurve(arc(400, y, half * 0.992, sag)), paint, width, see)
  face +=
    band(top + height * 0.52, 46, ribbon.deep, 0.35) +
    band(top + height * 0.5, 42, mix(ribbon.mid, ribbon.shade, 0.2)) +
    band(top + height * 0.44, 3, ribbon.rim, 0.7) +
    band(top + height * 0.55, 3, ribbon.light, 0.6)
  out += `<g clip-path="${sheet.clip(box)}">${face}${fill(
    box,
    sheet.linear(
      [0, 0, 1, 0],
      [
        [0, '#1a0f08', 0.16],
        [0.3, '#ffffff', 0.1],
        [0.65, '#1a0f08', 0],
        [1, '#1a0f08', 0.3],
      ],
    ),
  )}</g>`
  out +=
    line(openCurve(rim), tones.rim, 5) +
    line(openCurve(rim.map(([x, y]): Point => [x, y + 5])), tones.deep, 1.6, 0.5)
  return out + bow(sheet, 400 + half * 0.02, top + height * 0.5 + sag * 0.98, 92, ribbon, random, 1.2)
}
