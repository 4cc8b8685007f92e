import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, signIn } from '../../tests/support/shopping/account.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { createSubscription } from './delivery-subscription.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('a delivery subscription', () => {
  it('is paused, resumed, skipped, swapped, moved and cancelled by its owner', async () => {
    const account = await register(store, 'subscriber@example.org')
    store.clock.set('2026-07-01T10:00:00Z')
    const owner = await signIn(store, 'subscriber@example.org')
    const list = (await store.get('/v1/category/roses/?limit=2')).body.data.list
    const { rows } = await store.db.$client.query(
      'select id, product_id, slug from variant where product_id = any($1) order by product_id, position',
      [list.map((card: { id: number }) => card.id)],
    )
    const windows = await store.db.$client.query(
      `select id from delivery_window where zone = 'london' order by id`,
    )
    const id = await createSubscription(store, {
      userId: account.id,
      variantId: rows[0].id,
      quantity: 2,
      windowId: windows.rows[0].id,
      everyWeeks: 2,
      price: 3900,
      shippingAddress: { postcode: 'N1 9GU', line1: '1 Road', line2: null, city: 'London', zone: 'london' },
      recipient: { name: 'Iris', phone: '+442079460018', note: null, anonymous: false },
      nextDeliveryOn: '2026-07-10',
    })
    const act = (what: string, body: object = {}) =>
      owner.call('POST', `/v1/user/delivery-subscriptions/${id}/${what}`, body)
    expect((await owner.get('/v1/user/delivery-subscriptions/')).body.data).toMatchObject([
      { id, state: 'active', next_delivery_on: '2026-07-10', change_until: '2026-07-08T16:00:00Z' },
    ])
    const skips = await Promise.all([1, 2, 3].map(() => act('skip', { next_delivery_on: '2026-07-10' })))
    expect(skips.map(({ body }) => body.data.next_delivery_on)).toEqual(Array(3).fill('2026-07-24'))
    // Only the next delivery can be skipped, not another date or one it was moved from.
    const notNext = { code: 'not_the_next', message: 'The next delivery is on Friday 24 July now.' }
    for (const date of ['2020-01-01', '2026-07-17', '2026-08-07'])
      expect((await act('skip', { next_delivery_on: date })).body.error).toMatchObject(notNext)
    expect((await act('resume')).body.error).toMatchObject({
      code: 'wrong_state',
      message: 'The subscription is under way already.',
    })
    expect(
      (await act('swap', { product_id: 2_000_000_000, position_slug: 'none' })).body.error,
    ).toMatchObject({
      code: 'not_offered',
    })
    const other = rows.find((row: { product_id: number }) => row.product_id !== rows[0].product_id)
    const swapped = await act('swap', { product_id: other.product_id, position_slug: other.slug })
    expect(swapped.body.data.product_id).toBe(other.product_id)
    // The price of an offer includes the delivery.
    const [offer] = swapped.body.data.swaps
    expect(offer.product_id).not.toBe(other.product_id)
    const taken = (await act('swap', { product_id: offer.product_id, position_slug: offer.position_slug }))
      .body.data
    expect(taken.price + taken.delivery_price).toBe(offer.delivery_cost)
    const [listed] = (await store.get(`/v1/product/${offer.product_id}/`)).body.data.variants.filter(
      (size: { slug: string }) => size.slug === offer.position_slug,
    )
    const { percent_off } = (await store.get('/v1/delivery-subscription-prices/')).body.data
    expect(taken.price).toBe(2 * (listed.price - Math.round((listed.price * percent_off) / 100)))
    // Every window has its price, which each delivery then costs.
    const dearer = taken.intervals.find((one: { price: number }) => one.price !== taken.delivery_price)
    const moved = await act('slot', { interval_id: dearer.interval_id, date: '2026-07-22' })
    expect(moved.body.data).toMatchObject({ next_delivery_on: '2026-07-22', delivery_price: dearer.price })
    expect(moved.body.data.interval).toEqual(dearer)
    expect((await act('slot', { interval_id: windows.rows[1].id, date: '2026-07-02' })).status).toBe(400)
    expect((await act('slot', { interval_id: 999 })).status).toBe(400)
    expect((await act('pause', { until: '2026-09-01' })).body.data).toMatchObject({
      state: 'paused',
      next_delivery_on: null,
      may: ['resume', 'swap', 'cancel'],
    })
    expect((await act('skip', { next_delivery_on: '2026-07-22' })).body.error).toMatchObject({
      code: 'wrong_state',
      message: 'The subscription is paused: go on with it first.',
    })
    expect((await act('pause')).body.error.message).toBe('The subscription is paused already.')
    expect((await act('resume')).body.data).toMatchObject({ state: 'active', next_delivery_on: '2026-07-22' })
    store.clock.set('2026-07-20T16:00:00Z')
    expect((await act('skip', { next_delivery_on: '2026-07-22' })).body.error.code).toBe('too_late')
    expect((await act('cancel')).body.data).toMatchObject({
      state: 'cancelled',
      next_delivery_on: null,
    })
    for (const what of ['cancel', 'resume'])
      expect((await act(what)).body.error).toMatchObject({
        code: 'wrong_state',
        message: 'The subscription is ended already.',
      })
  })
})
