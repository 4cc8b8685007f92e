import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'

/**
 * What a flower is painted with: its paints, its chance, and the view (radians; 0 looks into its
 * face). `family` names a paint shared by sisters whose tones differ a little, so that small parts are drawn once.
 */
export type Sitting = { sheet: Sheet; random: Random; tones: Tones; tilt: number; family?: string }

/** The leaves that travel with a flower. */
export type LeafKind = 'rose' | 'lance' | 'strap' | 'round' | 'feather' | 'none'

/**
 * How one species is drawn. A head is centred on the origin, about 100 units in radius, its face turned
 * upwards as it tilts. A sprig grows upwards from the origin, about `span` units tall on the same scale.
 */
export type Flower = {
  form: 'head' | 'sprig'
  /** Head size beside a rose's 1. */
  size: number
  /** Height of a sprig, in head units; 0 for a head. */
  span: number
  /** Focal flowers are placed first and nearest the middle; airy ones fill gaps and rim. */
  role: 'focal' | 'support' | 'airy'
  leaf: LeafKind
  /** A cup or a standing flower: it keeps its head up wherever it sits. */
  upright?: true
  /** Stem width beside a rose's 1. */
  stem: number
  draw(sitting: Sitting): string
}
