import type { GiftBoxDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWER_TONES, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'

/** What a box is painted with: its card, and the ribbon that goes with it. */
export type BoxSetting = { sheet: Sheet; random: Random; drawing: GiftBoxDrawing; card: Tones; ribbon: Tones }

/** Paints a box and what is in it on a table in the product frame, with a twelfth of it left free all round. */
export type BoxPainter = (setting: BoxSetting) => string

/** The paints of a box in the colour that was asked for. */
export const settingOf = (sheet: Sheet, random: Random, drawing: GiftBoxDrawing): BoxSetting => {
  const tones = FLOWER_TONES[drawing.colour]
  return {
    ...{ sheet, random, drawing },
    card: tint(tones, '#f6eee0', 0.42),
    ribbon: tint(tones, tones.heart, 0.28),
  }
}
