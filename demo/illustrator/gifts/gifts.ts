import type { GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import { bathSalts, candle, soap } from './bathroom.ts'
import { champagne, prosecco, wine } from './bottles.ts'
import type { GiftArtist } from './gift.ts'
import { orchidPot, plant, scissors, seeds, succulent } from './greenery.ts'
import { balloons, teddy, vaseGift } from './keepsakes.ts'
import { honey, mug, tea } from './pantry.ts'
import { biscuits, chocolates, macarons, truffles } from './sweets.ts'

/** Every gift with the way it is painted. */
export const GIFTS: Record<GiftItem, GiftArtist> = {
  candle,
  chocolates,
  truffles,
  teddy,
  balloons,
  prosecco,
  champagne,
  wine,
  tea,
  honey,
  vase: vaseGift,
  soap,
  'bath-salts': bathSalts,
  mug,
  biscuits,
  macarons,
  plant,
  'orchid-pot': orchidPot,
  succulent,
  seeds,
  scissors,
}
