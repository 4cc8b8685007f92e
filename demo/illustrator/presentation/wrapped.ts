import { dome, stemFan } from '../arrangement.ts'
import type { Dome } from '../arrangement.ts'
import { contactShadow } from '../background.ts'
import { domeRadius } from '../composition.ts'
import type { BouquetDrawing, Stem } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWERS } from '../flowers/flowers.ts'
import type { Point } from '../path.ts'
import { CONSTRUCTOR, createRandom, subjectOf } from '../random.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { paperTones, ribbonTones } from './paper.ts'
import { folded } from './wraps/folded.ts'
import type { Paper, Wrapping } from './wraps/paper.ts'
import { ruffled } from './wraps/ruffled.ts'
import { sleeve } from './wraps/sleeve.ts'

/** Whether sprigs reach past the dome of these stems. */
export const reachesPast = (stems: readonly Stem[]): boolean =>
  stems.some(({ species, count }) => count > 0 && FLOWERS[species].form === 'sprig')

/** How a wrapped bouquet stands in its picture: where it is bound and where its stems end, in drawing units. */
function measure({ stems, length }: BouquetDrawing): {
  binding: Point
  bottom: number
  tail: number
  radius: number
  rise: number
} {
  const long = length === 'long'
  const r = domeRadius(stems) * (long ? 0.93 : 1)
  const past = reachesPast(stems)
  const foot = 944
  // A few stems stand tall in a slim cone; a crowd makes a low one.
  const rise = (long ? 1.95 : 1.7) - (past ? 0.14 : 0) + Math.max(0, (235 - r) / 130)
  // Centred as a whole: dome, cone and stems share the height that is there.
  const tail = long ? 210 : 165
  const reach = r * (past ? 1.64 : 1.32) + r * rise
  // Sprigs end below the top eighth, or a square cut out of the middle would take their tips.
  const room = (past ? 856 : 890) - tail
  const scale = Math.min(1, room / reach)
  const bottom = foot - Math.max(0, room - reach) * 0.42
  return { binding: [400, bottom - tail], bottom, tail, radius: r * scale, rise }
}

/** Where a wrapped bouquet is bound, in drawing units from the top: hands hold it there. */
export const bindingHeight = (drawing: BouquetDrawing): number => measure(drawing).binding[1]

/** Where the stems of a wrapped bouquet end: it stands there. */
export const footHeight = (drawing: BouquetDrawing): number => measure(drawing).bottom

const WRAPPINGS: readonly Wrapping[] = [folded, sleeve, ruffled]

// The shopper's own bouquet keeps one form, whatever is chosen for it.
const wrappingOf = ({ seed }: BouquetDrawing): Wrapping => {
  const subject = subjectOf(seed)
  return subject === seed || subject === CONSTRUCTOR
    ? folded
    : createRandom(`paper round ${subject}`).pick(WRAPPINGS)
}

/** A hand-tied bouquet in paper with a ribbon, standing on its stems; held by somebody it casts no shadow below it. */
export function wrapped(sheet: Sheet, drawing: BouquetDrawing, random: Random): string {
  const { stems, wrap, seed } = drawing
  const { binding, bottom, tail, radius, rise } = measure(drawing)
  const where: Dome = { cx: 400, cy: binding[1] - radius * rise, r: radius }
  const paper: Paper = {
    ...{ sheet, random, wrap, where, binding, tail },
    tones: paperTones(wrap),
    ribbon: ribbonTones(wrap, seed),
    tie: createRandom(`bow of ${subjectOf(seed)} ${wrap}`),
  }
  const { behind, overStems, before } = wrappingOf(drawing)
  return (
    (drawing.view === 'held' ? '' : contactShadow(sheet, 400, bottom - 4, 190, 26)) +
    behind(paper) +
    stemFan(stems, binding, tail - 8, 66, random) +
    overStems(paper) +
    dome(sheet, stems, where, random) +
    before(paper)
  )
}
