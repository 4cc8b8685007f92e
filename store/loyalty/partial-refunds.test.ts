import { expect, it } from 'vitest'
import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { cashbackAfterRefunds, refundableOf } from './partial-refunds.ts'
import { sumOf } from '../kernel/money.ts'
import type { PartialRefundRow } from '../db/schema.ts'

const part = (paymentId: string, amount: number, isBack = true) =>
  ({ paymentId, amount, refundedAt: isBack ? new Date('2026-03-10T08:00:00Z') : null }) as PartialRefundRow

const position = (policy_id: number, cost: number) => ({ policy_id, cost }) as Position

const PARTS = [part('mine', 500), part('mine', 250, false), part('another', 1_000)]

it('of a payment is left what its own parts do not take, those on their way included', () => {
  expect(sumOf(PARTS)).toBe(1_750)
  expect(refundableOf({ id: 'mine', amount: 4_000 }, PARTS)).toBe(3_250)
  expect(refundableOf({ id: 'mine', amount: 4_000 }, [])).toBe(4_000)
})

it('an order earns on what was paid for flowers and gifts and has not gone back', () => {
  const positions = [position(POLICY.bouquet, 5_000), position(POLICY.giftCard, 2_500)]
  const row = { positions, discount: 1_000, usedBonuses: 400 }
  expect(cashbackAfterRefunds(row, [])).toBe(180)
  // A refund that is not completed does not count.
  expect(cashbackAfterRefunds(row, [part('mine', 600), part('mine', 600, false)])).toBe(150)
  // Gift cards earn nothing.
  expect(cashbackAfterRefunds(row, [{ ...part('mine', 2_500), ofGiftCard: true }])).toBe(180)
  expect(cashbackAfterRefunds({ ...row, discount: null }, [])).toBe(230)
  expect(cashbackAfterRefunds({ ...row, positions: null }, [])).toBe(0)
})
