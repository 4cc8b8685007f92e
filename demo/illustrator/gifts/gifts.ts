import type { GiftItem } from '../../../store/catalogue/pictures/drawing.ts'
import { bathSalts, candle, soap } from './bathroom.ts'
import {
  champagne,
  pinkProsecco,
  prosecco,
  roseChampagne,
  roseWine,
  sparklingWine,
  wine,
} from './drinks/drinks.ts'
import { dinnerCandles } from './dinner-candles.ts'
import type { GiftArtist } from './gift.ts'
import { balloons, teddy, vaseGift } from './keepsakes.ts'
import { honey, mug, tea } from './pantry.ts'
import { PLANTS } from './plants/plants.ts'
import { scissors } from './scissors.ts'
import { seeds } from './seeds.ts'
import { biscuits, chocolates, macarons, truffles } from './sweets.ts'
import { seedTin, shortbreadTin } from './tins.ts'
import { bottleVases, glassVase, jug } from './vessels.ts'

/** Every gift with the way it is painted. */
export const GIFTS: Record<GiftItem, GiftArtist> = {
  candle,
  'dinner-candles': dinnerCandles,
  chocolates,
  truffles,
  teddy,
  balloons,
  prosecco,
  'pink-prosecco': pinkProsecco,
  champagne,
  'rose-champagne': roseChampagne,
  'sparkling-wine': sparklingWine,
  wine,
  'rose-wine': roseWine,
  tea,
  honey,
  vase: vaseGift,
  'glass-vase': glassVase,
  'bottle-vases': bottleVases,
  jug,
  soap,
  'bath-salts': bathSalts,
  mug,
  biscuits,
  'shortbread-tin': shortbreadTin,
  macarons,
  seeds,
  'seed-tin': seedTin,
  scissors,
  ...PLANTS,
}
