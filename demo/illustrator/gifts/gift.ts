import type { Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'

/** What a gift is painted with: `tones` is the asked-for colour, for its label, ribbon, glaze or flower. */
export type GiftSitting = { sheet: Sheet; random: Random; tones: Tones }

/**
 * Paints one gift in the product frame, 800 wide, standing on y = 880 and centred on x = 400, with its own
 * contact shadow.
 */
export type GiftArtist = (sitting: GiftSitting) => string
