import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveOrder } from '../order/order-state.ts'
import type { OrderState } from '../../contract/order.ts'
import { firstOpen, withDraft } from '../../tests/support/shopping/checkout.ts'
import { ASKED, orderAskingRecipient } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

const move = (id: string, to: OrderState) => inTransaction(store, (tx) => moveOrder(tx, id, to))
const rowsOf = async (text: string, ...values: unknown[]) => (await store.db.$client.query(text, values)).rows

describe('an order whose recipient chooses', () => {
  it('is paid for without an address, for what the standard window costs, and not made before it is known', async () => {
    const { buyer, id, order } = await orderAskingRecipient(store)
    expect(order).toMatchObject({
      ...{ state: 'awaiting_payment', shipping_address: null, interval: null, missing: [] },
      ...{ delivery_amount: 0, recipient_choice: { name: 'Iris Green', state: 'unpaid' } },
    })
    expect(order.total_cost).toBe(order.positions_cost)
    expect(await buyer.order(id)).toMatchObject({ state: 'paid', recipient_choice: { state: 'asked' } })
    expect(await move(id, 'preparing')).toEqual({
      moved: false,
      message: expect.stringContaining('where and when'),
    })
  })

  it('asks for no address nor window, and for both again when the buyer knows better', async () => {
    const { buyer } = await withDraft(store)
    await buyer.address()
    const first = firstOpen(await buyer.intervals())
    await buyer.choose(first.date, first.interval.id)
    const asked = await buyer.post('/v1/order/recipient-link/', ASKED)
    expect(asked.body.data).toMatchObject({ shipping_address: null, interval: null, missing: ['contact'] })
    expect(await rowsOf('select * from slot_hold')).toEqual([])
    const back = await buyer.address()
    expect(back.body.data).toMatchObject({ recipient_choice: null, missing: ['interval', 'contact'] })
    await buyer.post('/v1/order/recipient-link/', { ...ASKED, receiver: 'iris@example.org' })
    // The phone number is missing.
    expect((await buyer.address()).body.data.missing).toEqual(['recipient', 'interval', 'contact'])
  })

  it.each([
    ['12345', 'Enter the correct phone number'],
    ['iris@', 'Invalid E-mail format'],
    // Landlines cannot receive text messages.
    ['020 7946 0018', 'Invalid number format'],
  ])('cannot be asked at %s', async (receiver, message) => {
    const { buyer } = await withDraft(store)
    const answer = await buyer.post('/v1/order/recipient-link/', { ...ASKED, receiver })
    expect(answer.body).toMatchObject({ success: false, message, data: { recipient_choice: null } })
  })

  it('cannot be asked by a name that is none', async () => {
    const { buyer } = await withDraft(store)
    const answer = await buyer.post('/v1/order/recipient-link/', { ...ASKED, name: '12345!!' })
    expect(answer.body).toMatchObject({ success: false, message: 'Enter the correct name' })
  })
})
