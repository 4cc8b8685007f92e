import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  CONTACT,
  LONDON_ADDRESS,
  RECIPIENT,
  createBuyer,
  firstOpen,
  withDraft,
} from '../../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A visitor with a bouquet in the cart, and a free slot. */
async function shopping() {
  const scout = await withDraft(store)
  await scout.buyer.address()
  const { date, interval } = firstOpen(await scout.buyer.intervals())
  const buyer = createBuyer(store, await store.newSession())
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id, position_slug }] = body.data.list
  await buyer.post(`/v1/basket/${id}/${position_slug}`)
  return { buyer, time: { date, interval_id: interval.id } }
}

it('an order is created with all that is known of it, ready to be paid', async () => {
  const { buyer, time } = await shopping()
  const { body } = await buyer.post('/v1/order/', {
    ...{ address: LONDON_ADDRESS, interval: time, recipient: RECIPIENT, contact: CONTACT },
  })
  expect(body).toMatchObject({
    success: true,
    data: {
      state: 'draft',
      missing: [],
      shipping_address: { postcode: 'N1 9GU' },
      recipient: { name: RECIPIENT.name },
      contact: { email: CONTACT.email },
      interval: time,
    },
  })
  expect((await buyer.toPay(body.data.id)).body.success).toBe(true)
})

it('with a part of it, the rest is still asked for', async () => {
  const { buyer } = await shopping()
  const { body } = await buyer.post('/v1/order/', { recipient: RECIPIENT })
  expect(body).toMatchObject({ success: true, data: { recipient: { name: RECIPIENT.name } } })
  expect(body.data.missing).toEqual(expect.arrayContaining(['address', 'interval', 'contact']))
})

it('a part that is refused says why, and what was said before it stays', async () => {
  const { buyer, time } = await shopping()
  const { body } = await buyer.post('/v1/order/', {
    ...{ address: LONDON_ADDRESS, interval: { ...time, date: '2026-03-09' }, recipient: RECIPIENT },
  })
  expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  expect(body.data).toMatchObject({
    shipping_address: { postcode: 'N1 9GU' },
    interval: null,
    recipient: null,
  })
  expect((await buyer.order()).id).toBe(body.data.id)
})

it.each([
  [{ foo: 1 }, 'body'],
  [{ address: { postcode: 'N1 9GU' } }, 'body.address.line1'],
  [{ contact: { ...CONTACT, email: 'basil@' } }, 'body.contact.email'],
  [{ interval: { date: 'today', interval_id: 1 } }, 'body.interval.date'],
])('%j is no order, and creates none', async (payload, field) => {
  const { buyer } = await shopping()
  const { status, body } = await buyer.post('/v1/order/', payload)
  expect(status).toBe(400)
  expect(body.error.field).toBe(field)
  expect((await buyer.get('/v1/order/')).status).toBe(404)
})
