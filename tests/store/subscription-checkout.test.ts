import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'
import { pay, readyToSubscribe } from '../support/subscriber.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

let people = 0
const somebody = () => `subscriber-${(people += 1)}@example.org`

describe('the checkout of a subscription', () => {
  it('begins tomorrow, says what is charged when, and is live once it is paid for', async () => {
    const { subscriber, size, date, interval, id } = await readyToSubscribe(store, somebody(), {
      everyWeeks: 2,
    })
    expect((await subscriber.intervals())[0]?.date).toBe('2026-03-11')
    expect(date).toBe('2026-03-11')
    const draft = (await subscriber.get('final-details/')).body.data.order
    expect(draft).toMatchObject({
      type: 'subscription',
      total_cost: size.price + interval.price,
      subscription: {
        ...{ id: null, is_renewal: false, every_weeks: 2, quantity: 1, price: size.price },
        ...{ next_total: size.price + interval.price, next_delivery_on: '2026-03-25' },
        next_charge_at: '2026-03-23T17:00:00Z',
      },
    })
    const { subscription, total } = await pay({ subscriber, size, date, interval, id } as never)
    expect(total).toBe(size.price + interval.price)
    expect(subscription).toMatchObject({
      ...{ state: 'active', every_weeks: 2, price: size.price, next_delivery_on: '2026-03-25' },
      ...{ charged_to: 'card ending 4242', ordered: { order_id: id, state: 'paid', date } },
    })
    expect((await subscriber.order(id)).subscription?.id).toBe(subscription.id)
    expect((await subscriber.account.get('/v1/basket/')).body.data).toMatchObject({
      with_subscription: false,
      positions: [],
    })
  })
})
