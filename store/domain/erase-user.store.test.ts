import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount, signIn } from '../../tests/support/account.ts'
import { CARDS, readyToPay } from '../../tests/support/checkout.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'
import { eraseDueOrder } from './erase-user.ts'
import { attachPhoto } from './order-photo.ts'
import { mustMove } from './order-state.ts'
import { doDue } from '../../tests/support/due-work.ts'

let store: TestStore
let picture: Buffer
beforeAll(async () => {
  store = await startTestStore()
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#b3304f' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => store.stop())

/** An account whose order has come so far, with a picture of the flowers and one of the door. */
async function photographed(email: string, ...states: ('preparing' | 'on_its_way' | 'delivered')[]) {
  const { buyer, id, intent, date } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  const { tracking_token: token } = await buyer.order(id)
  const account = await signIn(store, email, buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  const pictures = await store.db.transaction(async (tx) => {
    for (const state of states) await mustMove(tx, store.clock, id, state)
    const florists = await attachPhoto(tx, store.clock, id, 'florist', picture)
    const couriers = await attachPhoto(tx, store.clock, id, 'courier', picture)
    return [florists.id, couriers.id]
  })
  return {
    date,
    erase: () => eraseAccount(store, account, email),
    /** How many pictures the order shows, and how many of their addresses lead to one. */
    pictures: async () => ({
      shown: (await store.get(`/v1/order/track/${token}/`)).body.data.photos.length,
      found: (
        await Promise.all(pictures.map((picture) => store.app.inject(`/images/of-orders/${picture}.jpg`)))
      ).filter(({ statusCode }) => statusCode === 200).length,
    }),
  }
}

describe('the pictures of an order whose account is erased', () => {
  it('go at once when it is delivered: somebody’s door is on them', async () => {
    const of = await photographed('delivered@example.org', 'preparing', 'on_its_way', 'delivered')
    const other = await photographed('not-erased@example.org', 'preparing', 'on_its_way', 'delivered')
    expect(await of.pictures()).toEqual({ shown: 2, found: 2 })
    store.clock.advance({ minutes: 1 })
    await of.erase()
    expect(await of.pictures()).toEqual({ shown: 0, found: 0 })
    expect(await other.pictures()).toEqual({ shown: 2, found: 2 })
  })

  it('go with all the rest of it the night after, when it is still on its way', async () => {
    const of = await photographed('under-way@example.org', 'preparing', 'on_its_way')
    store.clock.advance({ minutes: 1 })
    await of.erase()
    expect(await of.pictures()).toEqual({ shown: 2, found: 2 })
    store.clock.set(`${of.date}T23:00:00Z`)
    expect(await doDue(eraseDueOrder, store)).toBe(0)
    // The shop was away at the very hour.
    store.clock.advance({ hours: 30 })
    expect(await doDue(eraseDueOrder, store)).toBe(1)
    expect(await of.pictures()).toEqual({ shown: 0, found: 0 })
  })
})
