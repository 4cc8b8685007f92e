import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstOpen } from '../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import type { Saver } from '../../tests/support/shopping/saver.ts'
import { startSaving } from '../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'

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

describe('the price with a promo code', () => {
  it('takes a percentage off, is shown on cart and order, and goes again', async () => {
    await makeCode(store, 'TENTH', { value: 10 })
    const used = await saver.usePromo(' tenth ')
    const discount = Math.round(saver.cost / 10)
    expect(used).toMatchObject({ success: true, is_for_app: false, data: { order_details: null } })
    expect(await saver.cart()).toMatchObject({
      discount,
      total_cost: saver.cost - discount,
      promo_code: { code: 'TENTH', discount, message: '10% off flowers and gifts.' },
    })
    const { buyer } = await saver.draft()
    expect(await buyer.order()).toMatchObject({
      discounts: { discount, old_total_cost: saver.cost },
      total_cost: saver.cost - discount,
      promo_code: { code: 'TENTH', discount },
      cashback: Math.round((saver.cost - discount) * 0.05),
    })
    expect((await saver.dropPromo()).data).toMatchObject({
      order_details: { promo_code: null, total_cost: saver.cost },
      cart: { promo_code: null, total_cost: saver.cost },
    })
  })

  it('of a fixed amount leaves what a card can be charged at least', async () => {
    await makeCode(store, 'HUGE', { kind: 'fixed', value: 1_000_000 })
    expect((await saver.usePromo('HUGE')).data.cart).toMatchObject({
      total_cost: 30,
      discount: saver.cost - 30,
    })
  })

  it('of all there is says why something is left to pay, and only then', async () => {
    await makeCode(store, 'ALLOFIT', { value: 100 })
    const why = '100% off flowers and gifts. £0.30 is left to pay: card providers take no less.'
    const { message, data } = await saver.usePromo('ALLOFIT')
    expect(message).toBe(why)
    expect(data.cart.promo_code).toEqual({ code: 'ALLOFIT', discount: saver.cost - 30, message: why })
    const { buyer, id } = await saver.draft()
    expect(await buyer.order()).toMatchObject({ total_cost: 30, promo_code: { message: why } })
    const { date, interval } = firstOpen(await buyer.intervals(), ({ price }) => price > 0)
    await buyer.choose(date, interval.id)
    // Only the delivery is left to pay; the discount covers all flowers.
    expect(await buyer.order()).toMatchObject({
      total_cost: interval.price,
      promo_code: { discount: saver.cost, message: '100% off flowers and gifts.' },
    })
    const free = firstOpen(await buyer.intervals(), ({ price }) => price === 0)
    await buyer.choose(free.date, free.interval.id)
    await buyer.toPay(id)
    expect((await buyer.order(id)).promo_code).toMatchObject({ message: why })
  })

  it('for free delivery frees the window, and is not used up where there is nothing to free', async () => {
    await makeCode(store, 'FREE', { kind: 'free_delivery', value: 0, limit_total: 5 })
    await saver.usePromo('FREE')
    const { buyer, id, interval } = await saver.draft(({ price }) => price > 0)
    expect(await buyer.order()).toMatchObject({
      delivery_amount: 0,
      promo_code: { discount: interval.price },
      total_cost: saver.cost,
      discounts: { discount: 0, old_total_cost: saver.cost + interval.price },
    })
    await buyer.toPay(id)
    const order = await buyer.order(id)
    expect(order).toMatchObject({ delivery_amount: 0, total_cost: saver.cost, promo_code: { code: 'FREE' } })
  })
})

describe('the price with bonuses', () => {
  it.each([50, 70, 80, 90])(
    'pay %d%% of the flowers and gifts, as far as there are so many',
    async (percent) => {
      const used = Math.min(2_000, Math.round((saver.cost * percent) / 100))
      expect((await saver.spend(percent)).success).toBe(true)
      expect(await saver.cart()).toMatchObject({
        bonus_percent: percent,
        used_bonus_amount: used,
        total_cost: saver.cost - used,
        bonuses_will_accrue: Math.round((saver.cost - used) * 0.05),
      })
    },
  )
})
