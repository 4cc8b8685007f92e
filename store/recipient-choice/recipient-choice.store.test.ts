import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LONDON_ADDRESS } from '../../tests/support/shopping/checkout.ts'
import { setCapacity } from '../../tests/support/shopping/slot-capacity.ts'
import { orderAskingRecipient, firstWindow, messagesOf } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())
const rowsOf = async (text: string, ...values: unknown[]) => (await store.db.$client.query(text, values)).rows

type Asked = Awaited<ReturnType<typeof orderAskingRecipient>>

describe('at the same moment', () => {
  it('recipient and buyer say where and when: one of them does', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => orderAskingRecipient(store)))
    await Promise.all(orders.map(({ say }) => say({ line1: '7 Recipient Road' })))
    let [byRecipient, byBuyer] = [0, 0]
    await Promise.all(
      orders.map(async ({ buyer, id, choice, choose }, index) => {
        const { date, id: window } = firstWindow(await choice())
        // Alternate which request is first.
        const [first, second] = index % 2 ? [0, 30] : [30, 0]
        const [chosen, taken] = await Promise.all([
          pause(first).then(() => choose(date, window)),
          pause(second).then(() => buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)),
        ])
        const won = [chosen.body.success === true, taken.body.success === true]
        expect(won.filter(Boolean), JSON.stringify([chosen.body, taken.body])).toHaveLength(1)
        if (won[0]) byRecipient++
        else byBuyer++
        const [row] = await rowsOf('select shipping_address from "order" where id = $1', id)
        expect(row.shipping_address.line1).toBe(won[0] ? '7 Recipient Road' : LONDON_ADDRESS.line1)
      }),
    )
    console.log(`${byRecipient} by the recipient, ${byBuyer} by the buyer`)
  })

  it('forty recipients want the last place: one has it, the others may choose another', async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => orderAskingRecipient(store)))
    await Promise.all(orders.map(({ say }) => say()))
    const { date, id: window } = firstWindow(await (orders[0] as Asked).choice())
    await setCapacity(store, window, date, 1)
    const answers = await Promise.all(orders.map(({ choose }) => choose(date, window)))
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    for (const { body } of answers.filter((answer) => !answer.body.success)) {
      expect(body.message).toBe('Fully booked')
      expect(body.data.state).toBe('open')
    }
    console.log(`40 at once for the last place: ${answers.filter(({ body }) => body.success).length} has it`)
    const loser = orders[answers.findIndex(({ body }) => !body.success)] as Asked
    const next = firstWindow(await loser.choice())
    expect(next).not.toEqual({ date, id: window })
    expect((await loser.choose(next.date, next.id)).body.success).toBe(true)
  })

  it('the same choice twenty times: one message each', async () => {
    const { say, choice, choose } = await orderAskingRecipient(store)
    await say()
    const { date, id } = firstWindow(await choice())
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(date, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    for (const kind of ['recipient_chose', 'recipient_settled'])
      expect(await messagesOf(store, kind)).toHaveLength(1)
  })
})
