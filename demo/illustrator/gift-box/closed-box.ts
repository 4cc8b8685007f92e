import { contactShadow } from '../background.ts'
import { fill, line } from '../brush.ts'
import { bow } from '../ribbon.ts'
import { standing } from './contents.ts'
import type { BoxPainter } from './painter.ts'

/** A closed box tied with ribbon, and before it all that goes into it. */
export const closedBox: BoxPainter = (setting) => {
  const { sheet, random, card, ribbon } = setting
  const wash = (from: string, to: string): string =>
    sheet.linear(
      [0, 0, 1, 0.3],
      [
        [0, from],
        [1, to],
      ],
    )
  const satin = wash(ribbon.light, ribbon.shade)
  return (
    contactShadow(sheet, 400, 770, 340, 44) +
    // The body, its lid's rim, and the lid's top in perspective.
    fill('M150 470H650V770H150Z', wash(card.light, card.shade), { stroke: card.heart, strokeOpacity: 0.5 }) +
    fill('M150 522H650V536H150Z', card.deep, { opacity: 0.35 }) +
    fill('M138 440H662V524H138Z', wash(card.rim, card.mid), { stroke: card.heart, strokeOpacity: 0.5 }) +
    fill('M138 440L196 356H604L662 440Z', wash(card.rim, card.light), {
      stroke: card.heart,
      strokeOpacity: 0.4,
    }) +
    line('M138 441H662', '#ffffff', 3, 0.6) +
    fill('M366 440H434V770H366Z', satin, { stroke: ribbon.heart, strokeOpacity: 0.35 }) +
    fill('M366 440L376 356H424L434 440Z', ribbon.light, { stroke: ribbon.heart, strokeOpacity: 0.35 }) +
    fill('M158 410L178 382H622L642 410Z', ribbon.mid, { stroke: ribbon.heart, strokeOpacity: 0.35 }) +
    bow(sheet, 400, 388, 150, ribbon, random, 0.62) +
    standing(setting, {
      ...{ left: 104, right: 696, foot: 872, sunk: 22 },
      flowersAt: random.chance(0.5) ? 'left' : 'right',
    })
  )
}
