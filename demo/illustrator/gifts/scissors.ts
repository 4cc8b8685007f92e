import { fill, line, oval } from '../brush.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import { leaf } from '../leaf.ts'
import { LEAF, MATERIAL } from '../palette.ts'
import { closedCurve, cubic, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { stamp } from '../sheet.ts'
import type { GiftArtist } from './gift.ts'

/** Florist's scissors with a cut stem. */
export const scissors: GiftArtist = ({ sheet, random, tones }) => {
  const steel = MATERIAL.steel
  let out = `<g transform="translate(14 18)" opacity=".22">${line('M380 560L470 170M420 560L330 170', '#3a2a1c', 34)}<ellipse cx="300" cy="740" rx="82" ry="128" fill="none" stroke="#3a2a1c" stroke-width="32" transform="rotate(16 300 740)"/><ellipse cx="500" cy="740" rx="82" ry="128" fill="none" stroke="#3a2a1c" stroke-width="32" transform="rotate(-16 500 740)"/></g>`
  for (const flip of [-1, 1]) {
    const p = (x: number, y: number): Point => [400 + x * flip, y]
    out += fill(
      closedCurve([
        p(-26, 566),
        p(-26, 566),
        p(-4, 470),
        p(40, 300),
        p(78, 150),
        p(78, 150),
        p(84, 240),
        p(58, 400),
        p(28, 520),
        p(22, 580),
        p(22, 580),
      ]),
      sheet.linear(
        [0, 0, 1, 0],
        [
          [0, steel.mid],
          [0.4, steel.rim],
          [0.55, steel.light],
          [1, steel.shade],
        ],
      ),
      { stroke: steel.heart, strokeOpacity: 0.7 },
    )
    out += line(openCurve([p(76, 166), p(58, 300), p(20, 480)]), '#ffffff', 3.4, 0.9)
    out +=
      line(openCurve([p(2, 560), p(-22, 600), p(-40, 640)]), steel.heart, 38) +
      line(openCurve([p(2, 560), p(-22, 600), p(-40, 640)]), steel.mid, 34)
    const cx = 400 - flip * 100
    out += `<g transform="rotate(${flip * 16} ${cx} 740)"><ellipse cx="${cx}" cy="740" rx="80" ry="126" fill="none" stroke="${tones.heart}" stroke-width="36"/><ellipse cx="${cx}" cy="740" rx="80" ry="126" fill="none" stroke="${tones.mid}" stroke-width="32"/><ellipse cx="${cx - 3}" cy="737" rx="82" ry="128" fill="none" stroke="${tones.light}" stroke-width="11" stroke-opacity=".8"/><path d="M${cx - 84} 700q8-70 56-84" fill="none" stroke="${tones.rim}" stroke-width="6" stroke-opacity=".9"/></g>`
  }
  out +=
    oval(400, 548, 24, 24, steel.heart) +
    oval(398, 546, 21, 21, steel.light) +
    line('M386 556L412 538', steel.deep, 4)
  const stem = cubic([590, 900], [620, 760], [560, 560], [624, 400], 8)
  out +=
    line(openCurve(stem.map(([x, y]): Point => [x + 9, y + 10])), '#3a2a1c', 10, 0.18) +
    line(openCurve(stem), LEAF.garden.deep, 11) +
    line(openCurve(stem.map(([x, y]): Point => [x - 2, y])), LEAF.garden.light, 3, 0.8)
  out +=
    leaf({ foot: [598, 700], tip: [706, 612], width: 52, bend: 16 }, LEAF.garden, 3) +
    leaf({ foot: [588, 600], tip: [500, 640], width: 40, bend: 12 }, LEAF.garden, 3) +
    leaf({ foot: [594, 520], tip: [680, 480], width: 40, bend: 10 }, LEAF.garden, 3)
  const id = sheet.symbol('cut bloom', () => FLOWERS.rose.draw({ sheet, random, tones, tilt: 0.35 }))
  return out + oval(640, 370, 84, 80, '#3a2a1c', 0.18) + stamp(id, 626, 352, 0.9, 14)
}
