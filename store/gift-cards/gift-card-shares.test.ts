import { expect, test } from 'vitest'
import fc from 'fast-check'
import { giftCardCode, hashCode, last4Of } from './gift-card-code.ts'
import { MIN_PAYMENT, giftCardShares } from '../loyalty/pricing.ts'

const GOODS = { positionsCost: 4_000, earning: 4_000 }
const amounts = (total: number, balances: number[], goods = GOODS, leavesPayment = false) =>
  giftCardShares(
    { total },
    goods,
    balances.map((balance) => ({ balance })),
    leavesPayment,
  ).map(({ amount }) => amount)

test.each([
  ['each as far as it goes', 4_000, [1_000, 5_000], GOODS, false, [1_000, 3_000]],
  ['all but what is too little to be charged', 4_000, [3_990], GOODS, false, [3_970]],
  ['exactly the least', 4_000, [3_970], GOODS, false, [3_970]],
  ['not for gift cards', 4_000, [5_000], { positionsCost: 4_000, earning: 1_500 }, false, [1_500]],
  ['a payment is left for a subscription', 4_000, [5_000], GOODS, true, [3_970]],
  ['nothing of nothing', 0, [5_000], { positionsCost: 0, earning: 0 }, false, [0]],
])('%s', (_name, total, balances, goods, leavesPayment, expected) => {
  expect(amounts(total, balances, goods, leavesPayment)).toEqual(expected)
})

test('what is left to pay is nothing or can be charged, and no card pays more than it has', () => {
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

test('a code is the same for a card and a secret, and is read however it is typed', () => {
  const card = { id: '5b0f1b7e-0000-4000-8000-000000000000', nonce: 'nonce' }
  const code = giftCardCode('secret', card)
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  expect(giftCardCode('secret', card)).toBe(code)
  expect(giftCardCode('another', card)).not.toBe(code)
  expect(giftCardCode('secret', { ...card, nonce: 'other' })).not.toBe(code)
  expect(hashCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(hashCode(code))
  expect(last4Of(code)).toBe(code.slice(-4))
})
