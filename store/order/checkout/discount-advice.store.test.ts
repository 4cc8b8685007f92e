import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBonusEntry } from '../../loyalty/bonuses.ts'
import { pounds } from '../../kernel/money.ts'
import { firstOpen } from '../../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../../tests/support/shopping/crowd.ts'
import type { Saver } from '../../../tests/support/shopping/saver.ts'
import { startSaving } from '../../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'
import { inTransaction } from '../../kernel/context.ts'

const NOT_BOTH = "You can't use a promo code and bonuses together. Only one offer can be applied per order."

let store: TestStore
let saver: Saver
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

beforeEach(async () => {
  store.clock.set(MORNING)
  saver = await startSaving(store)
})

describe('bonuses', () => {
  it('and a code exclude each other, with advice which saves more', async () => {
    await makeCode(store, 'SMALL', { kind: 'fixed', value: 100 })
    await makeCode(store, 'LARGE', { kind: 'fixed', value: 2_500 })
    await saver.spend(90)
    const small = await saver.usePromo('SMALL')
    expect(small).toMatchObject({ success: false, message: NOT_BOTH })
    expect(small.advice).toContain('bonuses save more')
    expect((await saver.usePromo('LARGE')).advice).toContain('the code saves more')
    await saver.spend(null)
    await saver.usePromo('SMALL')
    expect(await saver.spend(50)).toMatchObject({
      success: false,
      message: NOT_BOTH,
      advice: expect.any(String),
    })
    expect(await saver.cart()).toMatchObject({ bonus_percent: null, promo_code: { code: 'SMALL' } })
  })

  it('that save as much as a code are better kept', async () => {
    await saver.spend(90)
    const saved = (await saver.cart()).used_bonus_amount as number
    await makeCode(store, 'AS-MUCH', { kind: 'fixed', value: saved })
    await makeCode(store, 'A-PENNY-LESS', { kind: 'fixed', value: saved - 1 })
    const words = (code: string, less: number) =>
      `The promo code ${code} saves ${pounds(saved - less)}, bonuses save ${pounds(saved)}`
    expect((await saver.usePromo('AS-MUCH')).advice).toBe(
      `${words('AS-MUCH', 0)}: the code lets you keep your bonuses.`,
    )
    expect((await saver.usePromo('A-PENNY-LESS')).advice).toBe(
      `${words('A-PENNY-LESS', 1)}: bonuses save more.`,
    )
  })

  it('and a code for free delivery are compared by the window that is chosen', async () => {
    await makeCode(store, 'FREELY', { kind: 'free_delivery', value: 0 })
    await saver.spend(90)
    const bonuses = pounds((await saver.cart()).used_bonus_amount)
    const advice = async () => (await saver.usePromo('FREELY')).advice as string

    expect(await advice()).toBe(
      `The promo code FREELY saves what the delivery costs, up to £6.95, bonuses save ${bonuses}: bonuses save more.`,
    )
    const { buyer, interval } = await saver.draft(({ price }) => price > 0)
    expect(await advice()).toBe(
      `The promo code FREELY saves ${pounds(interval.price)} on the delivery, bonuses save ${bonuses}: bonuses save more.`,
    )
    const free = firstOpen(await buyer.intervals(), ({ price }) => price === 0)
    await buyer.choose(free.date, free.interval.id)
    expect(await advice()).toBe(
      `The promo code FREELY saves nothing on a delivery that is free, bonuses save ${bonuses}: bonuses save more.`,
    )
  })

  it('that are few lose against free delivery, or it depends on the window', async () => {
    await makeCode(store, 'FREER', { kind: 'free_delivery', value: 0 })
    // 3 of 20 pounds are left.
    await inTransaction(store, (tx) =>
      addBonusEntry(tx, {
        userId: saver.account.id,
        kind: 'spent',
        amount: -1_700,
      }),
    )
    await saver.spend(90)
    const advice = async () => (await saver.usePromo('FREER')).advice as string
    expect(await advice()).toBe(
      'The promo code FREER saves what the delivery costs, up to £6.95, bonuses save £3: ' +
        'the code saves more at a delivery time for more than £3, bonuses at one for less.',
    )
    const { interval } = await saver.draft(({ price }) => price > 0)
    expect(await advice()).toBe(
      `The promo code FREER saves ${pounds(interval.price)} on the delivery, bonuses save £3: the code saves more.`,
    )
  })

  it('that there are none of are not weighed against a code', async () => {
    await makeCode(store, 'ANY')
    await inTransaction(store, (tx) =>
      addBonusEntry(tx, {
        userId: saver.account.id,
        kind: 'spent',
        amount: -2_000,
      }),
    )
    await saver.usePromo('ANY')
    expect(await saver.spend(50)).toMatchObject({ message: 'You have no bonuses yet.', advice: null })
  })
})
