import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount, signIn } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { eraseDueOrder } from './erase-user.ts'
import { attachPhoto } from '../order/order-photo.ts'
import { mustMove } from '../order/order-state.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
let picture: Buffer
beforeAll(async () => {
  store = await startTestStore()
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#b3304f' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => store.stop())

/** An account with an order in this state, with a picture of the flowers and one of the door. */
async function photographed(email: string, ...states: ('preparing' | 'on_its_way' | 'delivered')[]) {
  const { buyer, id, intent, date } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  const { tracking_token: token } = await buyer.order(id)
  const account = await signIn(store, email, buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  const pictures = await inTransaction(store, async (tx) => {
    for (const state of states) await mustMove(tx, id, state)
    const florists = await attachPhoto(tx, id, 'florist', picture)
    const couriers = await attachPhoto(tx, id, 'courier', picture)
    return [florists.id, couriers.id]
  })
  return {
    date,
    erase: () => eraseAccount(store, account, email),
    /** The number of the order's pictures, and of their URLs that work. */
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
    // The shop was down at that hour.
    store.clock.advance({ hours: 30 })
    expect(await doDue(eraseDueOrder, store)).toBe(1)
    expect(await of.pictures()).toEqual({ shown: 0, found: 0 })
  })
})

describe('what a guest left in another browser with the address of an erased account', () => {
  const email = 'two-browsers@example.org'
  const guest = async (state: 'unpaid' | 'paid' | 'delivered' | 'draft') => {
    const ready = state === 'draft' ? await withDraft(store) : await readyToPay(store)
    if (state === 'paid' || state === 'delivered')
      await ready.buyer.pay((await ready.buyer.intent(ready.id)).id, CARDS.pays)
    await store.db.$client.query(
      `update "order" set contact = jsonb_build_object('name', 'Basil Ford', 'phone', '', 'email', $2::text) where id = $1`,
      [ready.id, email.toUpperCase()],
    )
    if (state === 'delivered')
      await inTransaction(store, async (tx) => {
        for (const to of ['preparing', 'on_its_way', 'delivered'] as const) await mustMove(tx, ready.id, to)
      })
    return ready
  }
  const row = async (id: string) =>
    (
      await store.db.$client.query('select state, contact, recipient, erase_at from "order" where id = $1', [
        id,
      ])
    ).rows[0]

  it('is erased with it, and nobody is written to any more', async () => {
    store.clock.set(MORNING)
    const [delivered, underWay] = [await guest('delivered'), await guest('paid')]
    const [unpaid, draft] = [await guest('unpaid'), await guest('draft')]
    await store.db.$client.query(
      `update session set offers_to = $1 where id = (select session_id from "order" where id = $2)`,
      [email.toUpperCase(), draft.id],
    )
    const account = await signIn(store, email)
    store.clock.advance({ minutes: 1 })
    await eraseAccount(store, account, email)

    expect(await row(delivered.id)).toEqual({
      ...{ state: 'delivered', contact: null, recipient: null, erase_at: null },
    })
    expect(await row(underWay.id)).toMatchObject({ contact: null, erase_at: expect.any(Date) })
    expect(await row(unpaid.id)).toMatchObject({ state: 'cancelled', contact: null })
    expect(await row(draft.id)).toMatchObject({ state: 'draft', contact: null })
    const { rows } = await store.db.$client.query('select 1 from session where lower(offers_to) = $1', [
      email,
    ])
    expect(rows).toEqual([])
  })
})
