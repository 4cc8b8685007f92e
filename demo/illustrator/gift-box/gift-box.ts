import type { GiftBoxDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { group } from '../brush.ts'
import { createRandom, subjectOf } from '../random.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { closedBox } from './closed-box.ts'
import { crate } from './crate.ts'
import { hamper } from './hamper.ts'
import { liddedBox } from './lidded-box.ts'
import { settingOf } from './painter.ts'
import type { BoxPainter } from './painter.ts'
import { roundBox } from './round-box.ts'

/** The boxes there are, where the table begins behind each, and how far it is raised to be in the middle. */
const BOXES: readonly { paint: BoxPainter; horizon: number; rise: number }[] = [
  { paint: roundBox, horizon: 730, rise: 30 },
  { paint: crate, horizon: 720, rise: 50 },
  { paint: hamper, horizon: 1000, rise: 0 },
  { paint: closedBox, horizon: 640, rise: 50 },
  { paint: liddedBox, horizon: 710, rise: 40 },
]

/** A box of flowers and presents on what `stage` gives for a horizon. All sizes of a product are in one kind of box. */
export function giftBox(
  sheet: Sheet,
  drawing: GiftBoxDrawing,
  random: Random,
  stage: (horizon: number) => string,
): string {
  const boxes = drawing.items.includes('balloons') ? BOXES.filter(({ paint }) => paint !== hamper) : BOXES
  const { paint, horizon, rise } = createRandom(`parcel with ${subjectOf(drawing.seed)}`).pick(boxes)
  return stage(horizon) + group(paint(settingOf(sheet, random, drawing)), `translate(0 ${-rise})`)
}
