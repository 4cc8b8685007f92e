import { fill, line } from '../brush.ts'
import { MATERIAL, tint } from '../palette.ts'
import { polygon } from '../path.ts'
import { bow } from '../ribbon.ts'
import { envelope } from '../stationery/envelope.ts'
import { grainOf, heightsFrom } from '../wood.ts'
import { bunch, hasFlowers, lying } from './contents.ts'
import type { BoxPainter } from './painter.ts'
import { straw } from './straw.ts'

const rect = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`

/** A flat box on a table, seen from above: the bouquet laid along one side and the presents along the other, on tissue and straw. */
export const hamper: BoxPainter = (setting) => {
  const { sheet, random, drawing, card, ribbon } = setting
  const table = tint(MATERIAL.wood, '#f6ead8', 0.72)
  const tissue = tint(MATERIAL.ivory, card.light, 0.2)
  let floor = fill(rect(128, 128, 672, 872), tissue.mid)
  // Crumpled tissue under the straw.
  for (let i = 0; i < 34; i++) {
    const [x, y] = [random.between(150, 650), random.between(160, 850)]
    floor += fill(
      polygon([
        [x + random.around(0, 24), y - random.between(16, 44)],
        [x + random.between(16, 48), y + random.around(0, 22)],
        [x - random.between(16, 48), y + random.between(4, 36)],
      ]),
      i % 2 === 0 ? tissue.rim : tissue.shade,
      { opacity: 0.55 },
    )
  }
  const shreds = { ...tissue, shade: tissue.deep }
  const flowersLeft = random.chance(0.5)
  const [flowersAt, from, to] = flowersLeft ? [282, 420, 652] : [518, 148, 380]
  const side = flowersLeft ? 1 : -1
  const flowers = hasFlowers(drawing)
  return (
    `<rect width="800" height="1000" fill="${table.light}"/>` +
    line('M0 246H800M0 504H800M0 760H800', table.deep, 3, 0.5) +
    line(
      grainOf(random, {
        heights: heightsFrom(24, 22, 44),
        from: [-60, 420],
        reach: [240, 420],
        middle: 150,
        sway: [6, 5],
      }),
      table.shade,
      2,
      0.5,
    ) +
    fill(rect(116, 122, 718, 924), '#3b2718', { opacity: 0.13 }) +
    fill(rect(108, 114, 704, 910), '#3b2718', { opacity: 0.2 }) +
    fill(rect(100, 100, 700, 900), card.light, { stroke: card.heart, strokeOpacity: 0.5 }) +
    line(rect(108, 108, 692, 892), card.rim, 3, 0.8) +
    `<g clip-path="${sheet.clip(rect(128, 128, 672, 872))}">${floor}${straw(random, 392, 500, 270, 370, 520, shreds)}</g>` +
    fill('M128 128H672V150H150V872H128Z', '#2a1a10', { opacity: 0.28 }) +
    (flowers
      ? envelope(sheet, ribbon, flowersAt - side * 6, 250, side * -7) +
        bunch(setting, flowersAt - side * 8, 846, 152, side * 3)
      : '') +
    lying(setting, flowers ? [from, 160, to, 846] : [220, 160, 580, 846]) +
    line(rect(128, 128, 672, 872), card.heart, 2, 0.5) +
    bow(sheet, 400, 884, 74, ribbon, random, 0.5)
  )
}
