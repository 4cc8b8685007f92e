import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, signIn } from '../../tests/support/account.ts'
import { CARDS, readyToOrder, readyToPay } from '../../tests/support/checkout.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'

let store: TestStore
let roses: { id: number; position_slug: string }[]
beforeAll(async () => {
  store = await startTestStore()
  roses = (await store.get('/v1/category/roses/?limit=3')).body.data.list
})
afterAll(() => store.stop())

const put = (session: string, n: number, body: object = {}, auth?: string) =>
  store.call('POST', `/v1/basket/${roses[n]?.id}/${roses[n]?.position_slug}`, { session, auth, body })

/** Signing in again soon after. */
async function signInLater(email: string, session?: string) {
  store.clock.advance({ seconds: 30 })
  return signIn(store, email, session)
}

const lines = (cart: { positions: { quantity: number; gift_card_text: string | null }[] }) =>
  cart.positions.map(({ quantity, gift_card_text: text }) => [quantity, text])

describe('a guest who signs in', () => {
  it('takes the cart along, adds up what is the same and keeps card texts apart', async () => {
    const first = await register(store, 'merge@example.org')
    await put(first.session, 0, { quantity: 2, gift_card_text: 'For Ann' }, first.token)
    await put(first.session, 1, { quantity: 1 }, first.token)
    const guest = await store.newSession()
    await put(guest, 0, { quantity: 3, gift_card_text: 'For Ann' })
    await put(guest, 0, { quantity: 1, gift_card_text: 'For Bea' })
    await put(guest, 0, { quantity: 1 })
    const second = await signInLater('merge@example.org', guest)
    const assigned = await second.call('POST', '/v1/order/guest/assign/', {})
    expect(assigned.body.data).toEqual({ orders: 0, lines: 3 })
    const { data } = (await second.get('/v1/basket/')).body
    expect(lines(data)).toEqual([
      [5, 'For Ann'],
      [1, null],
      [1, 'For Bea'],
      [1, null],
    ])
    // Both devices have the one cart.
    expect((await first.get('/v1/basket/')).body.data).toEqual(data)
    expect((await second.call('POST', '/v1/order/guest/assign/')).body.data).toEqual({ orders: 0, lines: 0 })
    expect(lines((await second.get('/v1/basket/')).body.data)).toEqual(lines(data))
  })

  it('has one cart even when assigned many times at once', async () => {
    const guest = await store.newSession()
    await put(guest, 0, { quantity: 4 })
    const account = await signInLater('at-once@example.org', guest)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => account.call('POST', '/v1/order/guest/assign/', {})),
    )
    expect(answers.map(({ body }) => body.data.lines).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect((await account.get('/v1/basket/')).body.data.quantity).toBe(4)
  })

  it('goes on with the checkout, window held', async () => {
    const { buyer, id, interval } = await readyToOrder(store)
    const account = await signInLater('draft@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const draft = (await account.get('/v1/order/')).body.data
    expect(draft).toMatchObject({ id, interval: { interval_id: interval.id }, missing: [] })
    const placed = await account.call('POST', `/v1/order/to-pay/${id}`, { payment_method: 'stripe' })
    expect(placed.body).toMatchObject({ success: true, data: { state: 'awaiting_payment' } })
    expect((await account.get('/v1/basket/')).body.data.positions).toEqual([])
  })

  it('keeps the draft being worked on, and frees the window of the other', async () => {
    const one = await readyToOrder(store)
    const account = await signInLater('drafts@example.org', one.buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    store.clock.advance({ minutes: 1 })
    const two = await readyToOrder(store)
    const again = await signInLater('drafts@example.org', two.buyer.session)
    await again.call('POST', '/v1/order/guest/assign/', {})
    expect((await again.get('/v1/order/')).body.data.id).toBe(two.id)
    const { rows } = await store.db.$client.query(
      'select order_id from slot_hold where order_id in ($1, $2)',
      [one.id, two.id],
    )
    expect(rows).toEqual([{ order_id: two.id }])
    expect((await again.get('/v1/user/history')).body.data).toEqual([])
  })

  it('finds what was ordered before in the history, and the session opens it no longer', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.pays)
    const account = await signInLater('before@example.org', buyer.session)
    expect((await account.get(`/v1/order/${id}/`)).status).toBe(404)
    const { body } = await account.call('POST', '/v1/order/guest/assign/', {})
    expect(body.data.orders).toBe(1)
    expect((await account.get('/v1/user/history')).body.data).toMatchObject([{ id, state: 'paid' }])
    expect((await account.get(`/v1/order/${id}/`)).status).toBe(200)
    await account.get('/v1/user/logout/')
    expect((await store.get(`/v1/order/${id}/`, account.session)).status).toBe(404)
  })

  it('is asked for both tokens', async () => {
    const guest = await store.newSession()
    const call = (sent: object) => store.call('POST', '/v1/order/guest/assign/', { body: {}, ...sent })
    expect((await call({ session: guest })).body.error.code).toBe('auth_required')
    expect((await call({ session: guest, auth: 'nobody' })).body.error.code).toBe('auth_invalid')
    const account = await signInLater('tokens@example.org')
    expect((await call({ auth: account.token })).body.error.code).toBe('session_required')
  })
})
