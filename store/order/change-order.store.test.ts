import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import { CONTACT, createBuyer, paidOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { inTransaction } from '../kernel/context.ts'
import { moveOrder } from './order-state.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const change = (buyer: Buyer, id: string, body: object) => buyer.call('PATCH', `/v1/order/${id}/`, body)

/** A paid order with a card that says `words`. */
async function paid(words?: string) {
  const { buyer, id } = await paidOrder(store, words ? { gift_card_text: words } : {})
  const [position] = (await buyer.order(id)).positions
  if (!position) throw new Error('The order has no position')
  const card = { product_id: position.product_id, position_slug: position.position_slug }
  const write = (gift_card_text: string) => change(buyer, id, { card_text: { ...card, gift_card_text } })
  return { buyer, id, card, write }
}

describe('a card', () => {
  it('says something else until the florist begins, also when the same is ordered again', async () => {
    const { buyer, id, write } = await paid('Happy birthday, Iriss')
    const before = await buyer.order(id)
    expect(before.may_change).toBe(true)
    const { body } = await write('Happy birthday, Iris')
    expect(body).toMatchObject({
      success: true,
      data: { positions: [{ gift_card_text: 'Happy birthday, Iris' }] },
    })
    const after = await buyer.order(id)
    expect({ ...after, positions: [] }).toEqual({ ...before, positions: [] })
    await buyer.post(`/v1/order/repeat/${id}`, {})
    const [line] = (await buyer.get('/v1/basket/')).body.data.positions
    expect(line.gift_card_text).toBe('Happy birthday, Iris')
  })

  it('is written to flowers that had none, and taken away again', async () => {
    const { buyer, id, write } = await paid()
    const words = async () => (await buyer.order(id)).positions[0]?.gift_card_text
    await write('With love')
    expect(await words()).toBe('With love')
    await write('')
    expect(await words()).toBeNull()
  })

  it('is of a position that the order has', async () => {
    const { buyer, id, card } = await paid('With love')
    const other = { ...card, position_slug: 'another', gift_card_text: 'Hello' }
    expect(await change(buyer, id, { card_text: other })).toMatchObject({ status: 404 })
    const long = { ...card, gift_card_text: 'x'.repeat(301) }
    expect(await change(buyer, id, { card_text: long })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid', field: 'body.card_text.gift_card_text' } },
    })
  })
})

describe('a recipient', () => {
  it('has another name, number and note, and what else is known of them stays', async () => {
    const { buyer, id } = await paid()
    const before = (await buyer.order(id)).recipient
    const recipient = { name: 'Iris Greene', phone: '020 7946 0999', note: 'Ring twice' }
    const { body } = await change(buyer, id, { recipient })
    expect(body).toMatchObject({ success: true })
    expect((await buyer.order(id)).recipient).toEqual({ ...before, ...recipient, phone: '+442079460999' })
  })

  it('without a number is rung at the buyer’s', async () => {
    const { buyer, id } = await paid()
    await change(buyer, id, { recipient: { name: 'Iris Green' } })
    expect((await buyer.order(id)).recipient).toMatchObject({
      phone: CONTACT.phone.replaceAll(' ', ''),
      note: null,
    })
  })

  it.each([
    [{ name: '42', phone: '' }, 'invalid_name', 'body.recipient.name'],
    [{ name: 'Iris', phone: '12' }, 'invalid_phone', 'body.recipient.phone'],
  ])('has a name and a number that are some: %j', async (recipient, code, field) => {
    const { buyer, id } = await paid()
    const { body } = await change(buyer, id, { recipient })
    expect(body).toMatchObject({ success: false, code, field })
    expect((await buyer.order(id)).recipient).toMatchObject({ name: 'Iris Green' })
  })

  it('who says where and when is changed by nobody else', async () => {
    const asked = await orderAskingRecipient(store)
    const { body } = await change(asked.buyer, asked.id, { recipient: { name: 'Somebody Else' } })
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/says where and to whom/) })
  })
})

describe('a house', () => {
  it('is another one with the same postcode, wherever it was on the map', async () => {
    const { buyer, id } = await paid()
    const before = await buyer.order(id)
    await change(buyer, id, { address: { line1: '2 Caledonian Road', line2: 'Flat 3', city: 'London' } })
    const after = await buyer.order(id)
    const house = { line1: '2 Caledonian Road', line2: 'Flat 3', point: null }
    expect(after).toEqual({ ...before, shipping_address: { ...before.shipping_address, ...house } })
    const elsewhere = { line1: '2 High Street', city: 'Leeds', postcode: 'LS1 1AA' }
    expect(await change(buyer, id, { address: elsewhere })).toMatchObject({ status: 400 })
  })
})

it('a subscription goes where it was ordered to, and its first bouquet is nobody else’s', async () => {
  const { account, id } = await subscribed(store, 'subscriber@example.org')
  const patch = (body: object) => account.call('PATCH', `/v1/order/${id}/`, body)
  const order = async () => (await account.get(`/v1/order/${id}/`)).body.data
  const before = await order()
  for (const body of [
    { recipient: { name: 'Iris Greene' } },
    { address: { line1: '2 Road', city: 'London' } },
  ])
    expect((await patch(body)).body).toMatchObject({ success: false })
  expect(await order()).toEqual(before)
})

it('a changed card is the one of what is ordered again, beside what is in the cart', async () => {
  const { buyer, id, write } = await paid('For Anna')
  await buyer.post(`/v1/order/repeat/${id}`, {})
  await write('For Berta')
  await buyer.post(`/v1/order/repeat/${id}`, {})
  const { positions } = (await buyer.get('/v1/basket/')).body.data
  const cards = positions.map((one: { gift_card_text: string; quantity: number }) => [
    one.gift_card_text,
    one.quantity,
  ])
  expect(cards.toSorted()).toEqual([
    ['For Anna', 1],
    ['For Berta', 1],
  ])
})

it('an order that nobody’s contact is left of is changed by nobody', async () => {
  const { buyer, id, write } = await paid('With love')
  await store.db.$client.query('update "order" set contact = null where id = $1', [id])
  expect((await write('Mine')).body).toMatchObject({ success: false, data: { may_change: false } })
  expect((await change(buyer, id, { recipient: { name: 'Mallory' } })).body).toMatchObject({ success: false })
})

it('an order that awaits its payment waits no longer because it is changed', async () => {
  const { buyer, id } = await readyToPay(store)
  const changedAt = async () =>
    (await store.db.$client.query('select updated_at from "order" where id = $1', [id])).rows[0].updated_at
  const before = await changedAt()
  store.clock.set(store.clock.now().add({ hours: 1 }).toString())
  for (const body of [{}, { recipient: { name: 'Iris Greene' } }])
    expect((await change(buyer, id, body)).body).toMatchObject({ success: true })
  expect(await changedAt()).toEqual(before)
})

it('nothing is changed once the florist has begun, nor by anybody else', async () => {
  const { buyer, id, write } = await paid('With love')
  const stranger = createBuyer(store, await store.newSession())
  expect(await change(stranger, id, { recipient: { name: 'Mallory' } })).toMatchObject({ status: 404 })
  await inTransaction(store, (tx) => moveOrder(tx, id, 'preparing'))
  expect((await write('Too late')).body).toMatchObject({ success: false })
  const order = await buyer.order(id)
  expect(order).toMatchObject({ may_change: false, recipient: { name: 'Iris Green' } })
  expect(order.positions[0]?.gift_card_text).toBe('With love')
})
