import { expect, it } from 'vitest'
import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { frozenAmounts } from './order-amounts.ts'
import type { OrderRow } from '../db/schema.ts'

const PROMO = { code: 'SPRING', message: '10% off', discount: 500 }
const ORDERED = {
  positionsCost: 5_000,
  discount: 1_000,
  serviceFee: 100,
  deliveryAmount: 495,
  promo: PROMO,
  usedBonuses: 400,
  totalCost: 4_195,
} as OrderRow

it('what was ordered costs what it did then, whatever window is looked at', () => {
  const amounts = frozenAmounts(ORDERED, [{ policy_id: POLICY.bouquet, cost: 5_000 } as Position])
  expect(amounts).toMatchObject({ positionsCost: 5_000, serviceFee: 100, bonuses: 0, bonusPercent: null })
  const price = {
    discount: 1_000,
    delivery: 495,
    promoDiscount: 500,
    isPromoLimited: false,
    usedBonuses: 400,
    total: 4_195,
    cashback: 180,
  }
  expect(amounts.priced(0)).toEqual({ promo: PROMO, price, giftCards: [] })
  expect(amounts.priced(695)).toEqual({ promo: PROMO, price, giftCards: [] })
})

it('a draft that was never priced costs nothing', () => {
  const draft = {
    ...{ positionsCost: null, discount: null, serviceFee: null, deliveryAmount: null, promo: null },
    ...{ usedBonuses: 0, totalCost: null },
  } as OrderRow
  const amounts = frozenAmounts(draft, [])
  expect(amounts).toMatchObject({ positions: [], positionsCost: 0, serviceFee: 0, inCart: null })
  expect(amounts.priced(495)).toMatchObject({
    promo: null,
    price: { discount: 0, delivery: 0, promoDiscount: 0, total: 0, cashback: 0 },
  })
})
