import { contactShadow } from '../background.ts'
import { fill, line, oval } from '../brush.ts'
import { sprig } from '../gifts/label.ts'
import { MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { bow } from '../ribbon.ts'
import type { Sheet } from '../sheet.ts'
import { grainOf } from '../wood.ts'
import { standing } from './contents.ts'
import type { BoxPainter } from './painter.ts'
import { straw } from './straw.ts'

const board = (sheet: Sheet, wood: Tones, y: number, height: number): string =>
  fill(
    `M104 ${y}H696V${y + height}H104Z`,
    sheet.linear(
      [0, 0, 0, 1],
      [
        [0, wood.rim],
        [0.12, wood.light],
        [1, wood.mid],
      ],
    ),
    { stroke: wood.heart, strokeOpacity: 0.5 },
  )

/** A crate of pale wood filled with straw, a ribbon round its middle board. */
export const crate: BoxPainter = (setting) => {
  const { sheet, random, card, ribbon } = setting
  const wood = tint(MATERIAL.wood, '#f0dcbc', 0.42)
  const boards = [
    [700, 58],
    [766, 58],
    [832, 58],
  ] as const
  let front = fill('M112 690H688V886H112Z', wood.heart)
  for (const [y, height] of boards) front += board(sheet, wood, y, height)
  front += line(
    grainOf(random, {
      heights: [712, 726, 742, 780, 794, 808, 846, 860, 876],
      from: [112, 380],
      reach: [150, 300],
      middle: 90,
      sway: [2.4, 2.4],
    }),
    wood.shade,
    1.6,
    0.5,
  )
  for (const x of [104, 664]) {
    front += fill(`M${x} 692h32v204h-32z`, wood.light, { stroke: wood.heart, strokeOpacity: 0.55 })
    for (const [y] of boards)
      front += oval(x + 16, y + 18, 3.4, 3.4, wood.heart) + oval(x + 16, y + 42, 3.4, 3.4, wood.heart)
  }
  const label =
    fill('M318 742H482V856H318Z', '#fbf6ea', { stroke: wood.deep, strokeOpacity: 0.5 }) +
    line('M326 750H474V848H326Z', ribbon.mid, 2, 0.7) +
    sprig(400, 838, 82, card)
  return (
    contactShadow(sheet, 400, 900, 372, 34) +
    fill('M128 640H672L696 706H104Z', wood.heart) +
    fill('M128 640H672V652H128Z', wood.mid) +
    straw(random, 396, 676, 262, 26, 170) +
    standing(setting, {
      ...{ left: 136, right: 662, foot: 684, sunk: 54 },
      flowersAt: random.chance(0.5) ? 'left' : 'right',
    }) +
    straw(random, 392, 702, 270, 12, 130) +
    front +
    straw(random, 392, 702, 250, 6, 26) +
    label +
    bow(sheet, 400, 742, 62, ribbon, random, 0.6)
  )
}
