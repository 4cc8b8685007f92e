import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../tests/support/shopping/account.ts'
import { CARDS, createBuyer, firstOpen, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(() => store.clock.set(MORNING))
/** Places an order of the cart. Returns its number. */
async function orderAgain(buyer: Buyer): Promise<string> {
  const { id } = (await buyer.post('/v1/order/', {})).body.data
  for (const say of [buyer.address, buyer.recipient, buyer.contact]) await say()
  const { date, interval } = firstOpen(await buyer.intervals())
  await buyer.choose(date, interval.id)
  expect((await buyer.toPay(id)).body.success).toBe(true)
  return id
}

describe('an empty cart', () => {
  const unpaidIn = async (buyer: Buyer) => (await buyer.get('/v1/basket/')).body.data.unpaid_order

  it('says which order waits to be paid, the newest first, as long as there is one', async () => {
    const first = await readyToPay(store)
    const { buyer } = first
    expect(await unpaidIn(buyer)).toEqual({
      id: first.id,
      type: 'default',
      total_cost: first.total,
      amount_due: first.total,
    })
    store.clock.set(store.clock.now().add({ minutes: 1 }).toString())
    const again = await buyer.post(`/v1/order/repeat/${first.id}`, {})
    // A cart with lines does not show the unpaid order.
    expect(again.body.data.unpaid_order).toBeNull()
    const second = await orderAgain(buyer)
    expect((await unpaidIn(buyer)).id).toBe(second)
    await buyer.pay((await buyer.intent(second)).id)
    expect((await unpaidIn(buyer)).id).toBe(first.id)
    await buyer.call('PATCH', `/v1/order/cancel/${first.id}`)
    expect(await unpaidIn(buyer)).toBeNull()
  })

  it('says so when its last line is taken out, and to nobody else', async () => {
    const { buyer, id } = await readyToPay(store)
    const { positions } = (await buyer.post(`/v1/order/repeat/${id}`, {})).body.data
    const { body } = await buyer.call(
      'DELETE',
      `/v1/basket/${positions[0].product_id}/${positions[0].position_slug}`,
    )
    expect(body.data.unpaid_order.id).toBe(id)
    expect(await unpaidIn(createBuyer(store, await store.newSession()))).toBeNull()
  })

  it('goes along to the account of who signs in', async () => {
    const { buyer, id } = await readyToPay(store)
    const { session, token, call } = await signIn(store, 'unpaid@example.org', buyer.session)
    await call('POST', '/v1/order/guest/assign/', {})
    expect((await unpaidIn(createBuyer(store, session, token))).id).toBe(id)
    expect((await unpaidIn(createBuyer(store, await store.newSession(), token))).id).toBe(id)
  })

  it('says nothing of what the bank is at work on: nobody is to pay twice', async () => {
    const { buyer, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.declined)
    expect(await unpaidIn(buyer)).not.toBeNull()
    await store.db.$client.query(`update payment set state = 'processing' where id = $1`, [intent.id])
    expect(await unpaidIn(buyer)).toBeNull()
  })
})
