import type { SeedProduct } from '../../store/seed/seed-data.ts'
import { BRIGHT_BOUQUETS } from './hand-tied-bright.ts'
import { GARDEN_BOUQUETS } from './hand-tied-garden.ts'
import { LONDON_BOUQUETS } from './hand-tied-london.ts'
import { GRAND_BOUQUETS } from './hand-tied-grand.ts'
import { handTied } from './hand-tied-making.ts'
import { QUIET_BOUQUETS } from './hand-tied-quiet.ts'

/**
 * Every hand-tied bouquet in the hand-made catalogue. Each table has a hundred codes to itself, so that adding
 * a bouquet to one never renames those of the next.
 */
export const HAND_TIED: readonly SeedProduct[] = [
  ...handTied(LONDON_BOUQUETS, 1001),
  ...handTied(GARDEN_BOUQUETS, 1101),
  ...handTied(BRIGHT_BOUQUETS, 1201),
  ...handTied(QUIET_BOUQUETS, 1301),
  ...handTied(GRAND_BOUQUETS, 1401),
]
