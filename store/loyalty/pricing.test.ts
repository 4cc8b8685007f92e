import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIN_PAYMENT, giftCardShares, priceOf } from './pricing.ts'
import type { PriceParts } from './pricing.ts'

const PARTS: PriceParts = {
  positionsCost: 5_000,
  discountable: 5_000,
  earning: 5_000,
  serviceFee: 0,
  delivery: 495,
  reduced: 0,
  promo: null,
  bonusPercent: null,
  bonuses: 0,
}
const promo = (discount: number, freeDelivery = false): PriceParts['promo'] => ({
  code: 'SPRING',
  isKnown: true,
  usable: true,
  refusal: null,
  message: '',
  isForApp: false,
  discount,
  freeDelivery,
})
/** By default everything can be discounted and earns bonuses. */
const price = ({ positionsCost = PARTS.positionsCost, ...parts }: Partial<PriceParts> = {}) =>
  priceOf({ ...PARTS, positionsCost, discountable: positionsCost, earning: positionsCost, ...parts })

describe('a price', () => {
  it('is flowers, fee and delivery, and earns five percent of the flowers', () => {
    expect(price({ serviceFee: 100 })).toMatchObject({ total: 5_595, discount: 0, cashback: 250 })
  })

  it('has nothing taken off what no code and no bonuses may touch, and a gift card earns nothing', () => {
    const mixed = { positionsCost: 5_000, discountable: 2_000, earning: 4_000 }
    expect(price({ ...mixed, promo: promo(9_000) })).toMatchObject({
      discount: 2_000,
      total: 3_495,
      cashback: 100,
    })
    expect(price({ ...mixed, bonusPercent: 50, bonuses: 9_000 })).toMatchObject({
      usedBonuses: 1_000,
      cashback: 150,
    })
    expect(
      price({ ...mixed, discountable: 0, promo: promo(500), bonusPercent: 50, bonuses: 9_000 }),
    ).toMatchObject({
      ...{ discount: 0, usedBonuses: 0, total: 5_495, isPromoLimited: false },
    })
  })

  it('of an empty cart is nothing', () => {
    expect(price({ positionsCost: 0 })).toMatchObject({ total: 0, isPromoLimited: false, cashback: 0 })
  })

  it('has what a subscription takes off taken off before a code', () => {
    expect(price({ reduced: 1_000, promo: promo(4_500) })).toMatchObject({ discount: 5_000, total: 495 })
  })

  it('with a code for free delivery is without it', () => {
    expect(price({ promo: promo(0, true) })).toMatchObject({ delivery: 0, promoDiscount: 495, total: 5_000 })
  })

  it('leaves what a card can be charged at least, and says that it does', () => {
    const all = price({ delivery: 0, promo: promo(5_000) })
    expect(all).toMatchObject({ total: MIN_PAYMENT, isPromoLimited: true, promoDiscount: 4_970 })
    expect(price({ promo: promo(5_000) })).toMatchObject({ total: 495, isPromoLimited: false })
  })

  it('says that a code is held back by all that it takes off, and of nothing when there is nothing', () => {
    expect(price({ promo: promo(1_000, true) })).toMatchObject({
      promoDiscount: 1_495,
      isPromoLimited: false,
    })
    expect(price({ promo: promo(5_000, true) })).toMatchObject({ promoDiscount: 5_465, isPromoLimited: true })
    expect(price({ positionsCost: 0, promo: promo(0, true) }).isPromoLimited).toBe(false)
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
      discountablePercent: fc.integer({ min: 0, max: 100 }),
      giftCardPercent: fc.integer({ min: 0, max: 100 }),
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
      fc.property(parts, ({ reducedPercent, discountablePercent, giftCardPercent, ...given }) => {
        const share = (percent: number, of = given.positionsCost) => Math.floor((of * percent) / 100)
        const discountable = share(discountablePercent)
        const made = {
          ...given,
          discountable,
          // Discountable goods are never gift cards.
          earning: Math.max(discountable, given.positionsCost - share(giftCardPercent)),
          reduced: share(reducedPercent, discountable),
        }
        const { total, discount, delivery, usedBonuses, promoDiscount, cashback } = priceOf(made)
        expect(total).toBe(made.positionsCost + made.serviceFee + delivery - discount - usedBonuses)
        expect(total).toBeGreaterThanOrEqual(
          Math.min(MIN_PAYMENT, made.positionsCost + made.serviceFee + made.delivery),
        )
        for (const part of [discount, delivery, usedBonuses, promoDiscount, cashback])
          expect(part).toBeGreaterThanOrEqual(0)
        expect(usedBonuses).toBeLessThanOrEqual(made.bonuses)
        expect(discount + usedBonuses).toBeLessThanOrEqual(made.discountable)
      }),
    )
  })
})

const GOODS = { positionsCost: 4_000, earning: 4_000 }
const amounts = (total: number, balances: number[], goods = GOODS, leavesPayment = false) =>
  giftCardShares(
    { total },
    goods,
    balances.map((balance) => ({ balance })),
    leavesPayment,
  ).map(({ amount }) => amount)

describe('what gift cards pay', () => {
  it.each([
    ['each as far as it goes', 4_000, [1_000, 5_000], GOODS, false, [1_000, 3_000]],
    ['all but what is too little to be charged', 4_000, [3_990], GOODS, false, [3_970]],
    ['exactly the least', 4_000, [3_970], GOODS, false, [3_970]],
    ['not for gift cards', 4_000, [5_000], { positionsCost: 4_000, earning: 1_500 }, false, [1_500]],
    ['a payment is left for a subscription', 4_000, [5_000], GOODS, true, [3_970]],
    ['nothing of nothing', 0, [5_000], { positionsCost: 0, earning: 0 }, false, [0]],
  ])('%s', (_name, total, balances, goods, leavesPayment, expected) => {
    expect(amounts(total, balances, goods, leavesPayment)).toEqual(expected)
  })

  it('what is left to pay is nothing or can be charged, and no card pays more than it has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: MIN_PAYMENT, max: 20_000 }),
        fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 5 }),
        (total, balances) => {
          const shares = amounts(total, balances, { positionsCost: total, earning: total })
          const due = total - shares.reduce((sum, amount) => sum + amount, 0)
          expect(due === 0 || due >= MIN_PAYMENT).toBe(true)
          shares.forEach((amount, index) => {
            expect(amount).toBeGreaterThanOrEqual(0)
            expect(amount).toBeLessThanOrEqual(balances[index] ?? 0)
          })
        },
      ),
      { numRuns: 200 },
    )
  })
})
