import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { messagesOf } from '../../tests/support/shopping/recipient-link.ts'

let { store, folder, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, folder, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

async function paidOrder() {
  const ready = await readyToPay(store)
  await ready.buyer.pay(ready.intent.id, CARDS.pays)
  return ready
}

describe('orders', () => {
  it('are listed, shown and taken through their states, and nowhere else', async () => {
    const { id, buyer, date } = await paidOrder()
    expect((await type('orders', 'list', '--state', 'paid', '--date', date)).said).toContain(id)
    expect((await type('orders', 'list', '--state', 'delivered')).said).not.toContain(id)
    const { said } = await type('orders', 'show', id.toLowerCase())
    for (const part of ['Iris Green', '1 Caledonian Road', 'N1 9GU', 'succeeded', 'if missing  ask'])
      expect(said).toContain(part)
    await expectRefused(['orders', 'advance', id, '--to', 'delivered'], 'cannot become delivered')
    for (const state of ['preparing', 'on_its_way', 'delivered']) {
      const { code, said: told } = await type('orders', 'advance', id)
      expect(code).toBe(0)
      expect((await buyer.order(id)).state).toBe(state)
      // The output about e-mails is true.
      const written = (await messagesOf(store, `order_${state}`)).filter(({ subject }) =>
        subject.includes(id),
      )
      expect(told.includes('who ordered it is written to')).toBe(written.length === 1)
      expect(told.includes('nobody is written to')).toBe(state === 'preparing')
    }
    await expectRefused(['orders', 'advance', id], 'goes no further')
    await expectRefused(['orders', 'advance', id, '--to', 'paid'], 'there is the payment')
    await expectRefused(['orders', 'advance', 'ZZZZZZZZ'], 'There is no order ZZZZZZZZ')
    await expectRefused(['orders', 'show'], 'number is missing')
  })

  it('that are not ordered yet are none, those not paid do not advance', async () => {
    const draft = await readyToOrder(store)
    await expectRefused(['orders', 'show', draft.id], 'There is no order')
    const { id } = await readyToPay(store)
    await expectRefused(['orders', 'advance', id], 'goes no further by itself')
    await expectRefused(['orders', 'advance', id, '--to', 'preparing'], 'cannot become preparing')
    await expectRefused(['orders', 'refund', id], 'nothing to give back')
  })

  it('that began a subscription end it when they are given back before they are made, and say so', async () => {
    const { id, subscription } = await subscribed(store, 'refunded-subscription@example.org')
    expect((await type('orders', 'refund', id)).said).toContain(
      `who ordered is written to. The subscription ${subscription.id} has ended with it.`,
    )
    expect(
      (await messagesOf(store, 'order_cancelled')).find(({ subject }) => subject.includes(id))?.text,
    ).toContain('The subscription that began with this order has ended with it')
    const arrived = await subscribed(store, 'arrived-subscription@example.org')
    for (let step = 0; step < 3; step++) await type('orders', 'advance', arrived.id)
    expect((await type('orders', 'refund', arrived.id)).said).not.toContain('subscription')
    expect((await arrived.subscriber.subscriptions())[0]).toMatchObject({ state: 'active' })
  })

  it('are given back once: what is not made yet is cancelled, what has arrived is refunded', async () => {
    const fresh = await paidOrder()
    const answer = await type('orders', 'refund', fresh.id, '--reason', 'The peonies did not open.')
    expect(answer).toMatchObject({ code: 0, said: expect.stringContaining('goes back') })
    await expectRefused(['orders', 'refund', fresh.id], 'goes back already')
    const cancelled = await fresh.buyer.order(fresh.id)
    expect(cancelled.state).toBe('cancelled')
    expect(cancelled.payment?.message).toBe('The peonies did not open.')

    const arrived = await paidOrder()
    for (let step = 0; step < 3; step++) await type('orders', 'advance', arrived.id)
    await type('orders', 'refund', arrived.id)
    const { rows } = await store.db.$client.query(
      'select refund_requested_at is not null as asked from payment where order_id = any($1)',
      [[fresh.id, arrived.id]],
    )
    expect(rows).toEqual([{ asked: true }, { asked: true }])
    expect((await arrived.buyer.order(arrived.id)).state).toBe('delivered')
  })

  it('get pictures', async () => {
    const { id } = await paidOrder()
    const file = join(folder, 'tied.jpg')
    const plain = { width: 640, height: 800, channels: 3, background: '#1f4030' } as const
    await writeFile(file, await sharp({ create: plain }).jpeg().toBuffer())
    expect(await type('orders', 'photo', id, 'florist', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('640 × 800'),
    })
    expect((await type('orders', 'show', id)).said).toContain('pictures    florist')
    await expectRefused(['orders', 'photo', id, 'cat', file], 'florist or courier')
    await expectRefused(['orders', 'photo', id, 'courier', join(folder, 'none.jpg')], 'There is no file')
    await writeFile(join(folder, 'words.jpg'), 'words')
    await expectRefused(
      ['orders', 'photo', id, 'courier', join(folder, 'words.jpg')],
      `${join(folder, 'words.jpg')} must be a JPEG, PNG or WebP picture`,
    )
  })
})
