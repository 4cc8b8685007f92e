import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCode } from '../../../tests/support/shopping/crowd.ts'
import type { Saver } from '../../../tests/support/shopping/saver.ts'
import { startSaving } from '../../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'

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

describe('a promo code', () => {
  it('for the app is taken there, and stays on the cart wherever it is looked at', async () => {
    await makeCode(store, 'ONTHEPHONE', { app_only: true })
    const refused = await saver.usePromo('ONTHEPHONE')
    expect(refused).toMatchObject({ success: false, is_for_app: true })
    const taken = await saver.usePromo('ONTHEPHONE', { 'x-app-platform': 'ios' })
    expect(taken).toMatchObject({ success: true, is_for_app: false })
    expect((await saver.cart()).promo_code).toMatchObject({
      code: 'ONTHEPHONE',
      discount: expect.any(Number),
    })
    expect(await saver.usePromo('ONTHEPHONE', { 'x-app-platform': 'toaster' })).toMatchObject({
      success: false,
    })
  })
})

describe('a promo code on a cart', () => {
  it('takes off what it says, and nothing once it is done without', async () => {
    await makeCode(store, 'TAKEN')
    const discount = Math.floor(saver.cost / 10 + 0.5)
    const taken = await saver.usePromo('TAKEN')
    expect(taken).toMatchObject({ success: true, message: '10% off flowers and gifts.', advice: null })
    expect(await saver.cart()).toMatchObject({ promo_code: { code: 'TAKEN', discount } })
    for (let times = 0; times < 2; times++)
      expect(await saver.dropPromo()).toMatchObject({ success: true, message: '', is_for_app: false })
    expect(await saver.cart()).toMatchObject({ promo_code: null, total_cost: saver.cost })
  })

  it('that nobody knows is refused, and the cart stays as it is', async () => {
    await makeCode(store, 'KNOWN')
    await saver.usePromo('KNOWN')
    const refused = await saver.usePromo('UNKNOWN')
    expect(refused).toMatchObject({
      success: false,
      message: 'We do not know this code. Check it and try again.',
      advice: null,
    })
    expect((await saver.cart()).promo_code.code).toBe('KNOWN')
  })

  it('that would take all is told as it is on this cart', async () => {
    await makeCode(store, 'ALL', { value: 100 })
    const { message } = await saver.usePromo('ALL')
    expect(message).not.toBe('100% off flowers and gifts.')
    expect((await saver.cart()).promo_code.message).toBe(message)
  })
})

describe('bonuses', () => {
  it.each([0, 10, 100, '50', 50.5, -50])('take no share of %j', async (percent) => {
    expect((await saver.spend(percent)).error).toMatchObject({ field: 'body.percent' })
  })

  it('are a user’s, who has some', async () => {
    const session = await store.newSession()
    const guest = await store.call('POST', '/v1/order/use-bonuses/', { session, body: { percent: 50 } })
    expect(guest.body).toMatchObject({ success: false, message: 'Sign in to use your bonuses.' })
    const none = await store.call('POST', '/v1/order/use-bonuses/', { session, body: { percent: null } })
    expect(none.body).toMatchObject({ success: true, message: '' })
  })
})
