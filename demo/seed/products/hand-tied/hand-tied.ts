import type { SeedProduct } from '../../../../store/seed/seed-data.ts'
import { BRIGHT_BOUQUETS } from './bright.ts'
import { GARDEN_BOUQUETS } from './garden.ts'
import { LONDON_BOUQUETS } from './london.ts'
import { GRAND_BOUQUETS } from './grand.ts'
import { handTied } from './making.ts'
import { QUIET_BOUQUETS } from './quiet.ts'

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
