import { contactShadow } from '../background.ts'
import { fill, line } from '../brush.ts'
import { sprig } from '../gifts/label.ts'
import { FLOWER_TONES, MATERIAL } from '../palette.ts'
import { polygon } from '../path.ts'
import { bow } from '../ribbon.ts'
import { standing } from './contents.ts'
import type { BoxPainter } from './painter.ts'
import { straw } from './straw.ts'

/** An open box whose lid leans behind what stands in it. */
export const liddedBox: BoxPainter = (setting) => {
  const { sheet, random, drawing, card, ribbon } = setting
  const tones = FLOWER_TONES[drawing.colour]
  const lid = fill(
    'M142 300H658V700H142Z',
    sheet.linear(
      [0, 0, 1, 1],
      [
        [0, card.light],
        [1, card.mid],
      ],
    ),
    { stroke: card.heart, strokeOpacity: 0.5 },
  )
  return (
    contactShadow(sheet, 400, 902, 360, 36) +
    `<g transform="rotate(-3 400 500)">${lid}${line('M162 320H638V680H162Z', card.rim, 2.4, 0.8)}${sprig(400, 560, 190, tones)}</g>` +
    fill(
      polygon([
        [120, 650],
        [680, 650],
        [698, 706],
        [102, 706],
      ]),
      '#3b2718',
    ) +
    straw(random, 396, 678, 262, 22, 150) +
    standing(setting, {
      ...{ left: 132, right: 668, foot: 690, sunk: 50 },
      flowersAt: random.chance(0.5) ? 'left' : 'right',
    }) +
    fill('M102 706H698L690 770H110Z', MATERIAL.kraft.deep) +
    straw(random, 392, 730, 276, 30, 190) +
    fill('M102 706L120 650L134 662L124 766Z', card.shade) +
    fill('M698 706L680 650L666 662L676 766Z', card.mid) +
    fill(
      'M100 748H700L690 900H110Z',
      sheet.linear(
        [0, 0, 1, 0.2],
        [
          [0, card.light],
          [0.5, card.mid],
          [1, card.shade],
        ],
      ),
      { stroke: card.heart, strokeOpacity: 0.5 },
    ) +
    line('M102 751H698', card.rim, 5) +
    fill(
      'M104 800H696L693 844H107Z',
      sheet.linear(
        [0, 0, 0, 1],
        [
          [0, tones.mid],
          [0.5, tones.shade],
          [1, tones.deep],
        ],
      ),
    ) +
    bow(sheet, 400, 822, 100, ribbon, random, 0.7)
  )
}
