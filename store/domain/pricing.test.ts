import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_PAYMENT, priceOf } from './pricing.ts'
import type { PriceParts } from './pricing.ts'

const PARTS: PriceParts = {
  positionsCost: 5_000,
  serviceFee: 0,
  delivery: 495,
  reduced: 0,
  promo: null,
  bonusPercent: null,
  bonuses: 0,
}
const promo = (discount: number, freeDelivery = false): PriceParts['promo'] => ({
  code: 'SPRING',
  usable: true,
  message: '',
  isForApp: false,
  discount,
  freeDelivery,
})
const price = (parts: Partial<PriceParts> = {}) => priceOf({ ...PARTS, ...parts })

describe('a price', () => {
  it('is flowers, fee and delivery, and earns five percent of the flowers', () => {
    expect(price({ serviceFee: 100 })).toMatchObject({ total: 5_595, discount: 0, cashback: 250 })
  })

  it('of an empty cart is nothing', () => {
    expect(price({ positionsCost: 0 })).toMatchObject({ total: 0, promoHeldBack: false, cashback: 0 })
  })

  it('has what a subscription takes off taken off before a code', () => {
    expect(price({ reduced: 1_000, promo: promo(4_500) })).toMatchObject({ discount: 5_000, total: 495 })
  })

  it('with a code for free delivery is without it', () => {
    expect(price({ promo: promo(0, true) })).toMatchObject({ delivery: 0, promoDiscount: 495, total: 5_000 })
  })

  it('leaves what a card can be charged at least, and says that it does', () => {
    const all = price({ delivery: 0, promo: promo(5_000) })
    expect(all).toMatchObject({ total: LEAST_PAYMENT, promoHeldBack: true, promoDiscount: 4_970 })
    expect(price({ promo: promo(5_000) })).toMatchObject({ total: 495, promoHeldBack: false })
  })

  it('says that a code is held back by all that it takes off, and of nothing when there is nothing', () => {
    expect(price({ promo: promo(1_000, true) })).toMatchObject({ promoDiscount: 1_495, promoHeldBack: false })
    expect(price({ promo: promo(5_000, true) })).toMatchObject({ promoDiscount: 5_465, promoHeldBack: true })
    expect(price({ positionsCost: 0, promo: promo(0, true) }).promoHeldBack).toBe(false)
  })

  it('lets bonuses pay a share of what a discount leaves', () => {
    expect(price({ reduced: 1_000, bonusPercent: 50, bonuses: 9_000 }).usedBonuses).toBe(2_000)
  })

  it('is paid with bonuses as far as there are any, and earns less', () => {
    expect(price({ bonusPercent: 50, bonuses: 9_000 })).toMatchObject({
      usedBonuses: 2_500,
      total: 2_995,
      cashback: 125,
    })
    expect(price({ bonusPercent: 90, bonuses: 700 })).toMatchObject({ usedBonuses: 700, total: 4_795 })
  })

  it('adds up whatever it is made of, and is never below what can be charged', () => {
    const pence = (max: number) => fc.integer({ min: 0, max })
    const parts = fc.record({
      positionsCost: fc.integer({ min: 1, max: 20_000 }),
      serviceFee: pence(500),
      delivery: pence(1_500),
      reducedPercent: fc.integer({ min: 0, max: 100 }),
      promo: fc.option(
        fc.tuple(pence(30_000), fc.boolean()).map(([discount, freed]) => promo(discount, freed)),
      ),
      bonusPercent: fc.option(fc.constantFrom(50, 70, 80, 90)),
      bonuses: pence(30_000),
    })
    fc.assert(
      fc.property(parts, ({ reducedPercent, ...given }) => {
        const made = { ...given, reduced: Math.floor((given.positionsCost * reducedPercent) / 100) }
        const { total, discount, delivery, usedBonuses, promoDiscount, cashback } = priceOf(made)
        expect(total).toBe(made.positionsCost + made.serviceFee + delivery - discount - usedBonuses)
        expect(total).toBeGreaterThanOrEqual(
          Math.min(LEAST_PAYMENT, made.positionsCost + made.serviceFee + made.delivery),
        )
        for (const part of [discount, delivery, usedBonuses, promoDiscount, cashback])
          expect(part).toBeGreaterThanOrEqual(0)
        expect(usedBonuses).toBeLessThanOrEqual(made.bonuses)
      }),
    )
  })
})
