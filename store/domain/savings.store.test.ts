import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCode } from '../../tests/support/crowd.ts'
import type { Saver } from '../../tests/support/saver.ts'
import { startSaving } from '../../tests/support/saver.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { MORNING, startTestStore } from '../../tests/support/store.ts'

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

describe('bonuses', () => {
  it.each([0, 10, 100, '50', 50.5, -50])('take no share of %j', async (percent) => {
    expect((await saver.spend(percent)).error).toMatchObject({ field: 'body.percent' })
  })

  it('are a user’s, who has some', async () => {
    const session = await store.newSession()
    const guest = await store.call('POST', '/v1/order/use-bonuses/', { session, body: { percent: 50 } })
    expect(guest.body).toMatchObject({ success: false, message: 'Sign in to use your bonuses.' })
  })
})
