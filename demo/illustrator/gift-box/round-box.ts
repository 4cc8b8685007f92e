import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { roundLight } from '../lathe.ts'
import { closedCurve, ellipsePoints, openCurve } from '../path.ts'
import type { Point } from '../path.ts'
import { bow } from '../ribbon.ts'
import { standing } from './contents.ts'
import type { BoxPainter } from './painter.ts'
import { straw } from './straw.ts'

const HALF = 246
const TOP = 652
const FOOT = 862
const SAG = 44

const arc = (y: number, half = HALF): Point[] => ellipsePoints(400, y, half, SAG, 24).slice(0, 13)

/** A round hat box, its contents standing on straw and its lid leaning beside it. */
export const roundBox: BoxPainter = (setting) => {
  const { sheet, random, card, ribbon } = setting
  const wall = closedCurve([
    [400 + HALF, TOP],
    ...arc(TOP),
    [400 - HALF, TOP],
    [400 - HALF, TOP],
    [400 - HALF * 0.98, FOOT],
    ...arc(FOOT, HALF * 0.98).reverse(),
    [400 + HALF * 0.98, FOOT],
    [400 + HALF, TOP],
    [400 + HALF, TOP],
  ])
  const flowersAt = random.chance(0.5) ? 'left' : 'right'
  const side = flowersAt === 'left' ? 1 : -1
  // The lid stands on its edge behind, on the other side than the flowers.
  const lid = (dx: number, reach: number, paint: string, see = 1): string =>
    oval(400 + side * (214 + dx), 742, 84 * reach, 158 * reach, paint, see)
  const band = (y: number, width: number, paint: string): string =>
    line(openCurve(arc(y, HALF * 0.992)), paint, width)
  return (
    contactShadow(sheet, 400, FOOT + 44, HALF * 1.3, 50) +
    `<g transform="rotate(${side * 10} ${400 + side * 214} 742)">${lid(0, 1, card.deep)}${lid(-9, 1, card.light)}${lid(-9, 0.86, card.mid, 0.4)}</g>` +
    oval(400, TOP, HALF, SAG, card.deep) +
    oval(400, TOP + 5, HALF * 0.95, SAG * 0.86, '#4a3322') +
    straw(random, 400, TOP + 4, HALF * 0.82, 22, 120) +
    standing(setting, {
      ...{ left: 162, right: 638, foot: TOP + 4, sunk: 48 },
      flowersAt,
    }) +
    straw(random, 394, TOP + 34, HALF * 0.72, 9, 90) +
    fill(wall, roundLight(sheet, card), { stroke: card.heart, strokeOpacity: 0.4 }) +
    line(openCurve(arc(TOP)), card.rim, 6) +
    line(openCurve(arc(TOP + 6)), card.deep, 1.6, 0.5) +
    `<g clip-path="${sheet.clip(wall)}">${band(TOP + 104, 44, ribbon.mid)}${band(TOP + 84, 3, ribbon.rim)}${band(TOP + 124, 3, ribbon.light)}</g>` +
    bow(sheet, 400, TOP + 104 + SAG, 84, ribbon, random, 0.9)
  )
}
