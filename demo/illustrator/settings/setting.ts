import type { BouquetDrawing } from '../../../store/catalogue/pictures/drawing.ts'
import { CONSTRUCTOR, createRandom, subjectOf } from '../random.ts'

/** Where a bouquet is seen in the first picture of it: before a wall, lying on a cloth, or in a room. */
export type Setting = 'wall' | 'linen' | 'room'

const SETTINGS: readonly Setting[] = ['wall', 'wall', 'linen', 'room']

/**
 * The setting of a bouquet's first picture, the same in all sizes and colours of a product. Only what is wrapped can be laid down, and what has
 * a vessel is seen in a room further on; the shopper's own bouquet stays where it is while it is made.
 */
export function settingOf({ seed, presentation, view }: BouquetDrawing): Setting {
  const subject = subjectOf(seed)
  if (presentation !== 'wrapped' || view !== undefined || subject === seed || subject === CONSTRUCTOR)
    return 'wall'
  return createRandom(`setting by ${subject}`).pick(SETTINGS)
}
