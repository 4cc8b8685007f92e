import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentIntent } from '../../contract/payment.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { signSandbox } from './sandbox-bank/sandbox-bank.ts'
import { reconcilePayment } from './reconcile-payments.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import { fakePaypal } from '../../tests/support/stand-ins/fake-providers.ts'
import type { FakeProvider } from '../../tests/support/stand-ins/fake-providers.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { readyToSubscribe } from '../../tests/support/shopping/subscriber.ts'

let store: TestStore
let paypal: FakeProvider
beforeAll(async () => {
  paypal = await fakePaypal()
  store = await startTestStore({ accounts: paypal.accounts })
})
afterAll(async () => {
  await store.stop()
  await paypal.upstream.stop()
})

const card = (name: keyof typeof CARDS) => ({
  ...CARDS[name],
  number: CARDS[name].number.replaceAll(' ', ''),
})
const known = ({ id, order_id, amount }: PaymentIntent) => ({
  ...{ id, amount, ref: id, orderId: order_id, captureRef: null },
})
const settle = () => doDue(reconcilePayment, store)
const query = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows

function bank() {
  if (!store.payments.bank) throw new Error('There is no bank')
  return store.payments.bank
}

/** The bank's undelivered webhooks of a payment. */
async function toldOf(ref: string): Promise<string[]> {
  const rows = await query(`select body from sandbox_webhook where body ->> 'ref' = $1 order by id`, [ref])
  return rows.map(({ body }) => JSON.stringify(body))
}

const deliver = (body: string, signed = signSandbox(TEST_AUTH.secret, store.clock, body)) =>
  store.call('POST', '/v1/payment/webhook/sandbox', { body, headers: signed })

/** The final state that is compared. */
async function outcomeOf(buyer: Buyer, id: string, ref: string) {
  const { state, timeline, payment, total_cost } = await buyer.order(id)
  const [charges] = await query(
    'select count(*)::int as times, sum(amount)::int as sum from sandbox_charge where ref = $1',
    [ref],
  )
  return { state, payment, total_cost, timeline: timeline.map((step) => step.state), ...charges }
}

describe('a payment that comes late', () => {
  /** Paid at the bank, while the shop learns it after the hold has lapsed. */
  async function paidTooLate(meanwhile?: (held: { interval_id: number; date: string }) => Promise<unknown>) {
    const { buyer, id, intent, interval, date } = await readyToPay(store)
    await bank().confirm(known(intent), card('pays'))
    store.clock.advance({ minutes: 31 })
    await meanwhile?.({ interval_id: interval.id, date })
    await settle()
    return { buyer, id, intent, interval, date }
  }

  it('is honoured when its window is still free', async () => {
    const { buyer, id, interval, date } = await paidTooLate()
    expect(await buyer.order(id)).toMatchObject({
      state: 'paid',
      interval: { interval_id: interval.id, date, held_until: null },
    })
  })

  it('goes back with a message when the window is gone, and no other is chosen', async () => {
    const { buyer, id, intent, interval, date } = await paidTooLate(({ interval_id, date: day }) =>
      query('update slot set capacity = 0 where window_id = $1 and date = $2', [interval_id, day]),
    )
    expect((await buyer.order(id)).state).toBe('cancelled')
    await settle()
    expect(await buyer.order(id)).toMatchObject({
      state: 'refunded',
      payment: { state: 'refunded', message: expect.stringContaining('Your money goes back') },
      interval: null,
    })
    expect(await outcomeOf(buyer, id, intent.id)).toMatchObject({ times: 2, sum: 0 })
    await doDue(writeOrderEmails, store)
    const emails = await query(
      `select kind, text, html from message where text like $1 and kind in ('order_cancelled', 'order_refunded') order by created_at, kind`,
      [`%${id}%`],
    )
    expect(emails.map(({ kind }) => kind)).toEqual(['order_cancelled', 'order_refunded'])
    for (const { text, html } of emails)
      for (const words of [text, html]) expect(words).toContain('no longer held')
    await query('update slot set capacity = 100000 where window_id = $1 and date = $2', [interval.id, date])
  })

  it('goes back when the order was cancelled meanwhile', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session })
    await bank().confirm(known(intent), card('pays'))
    for (const body of await toldOf(intent.id)) await deliver(body)
    await settle()
    expect(await outcomeOf(buyer, id, intent.id)).toMatchObject({ state: 'refunded', times: 2, sum: 0 })
  })

  it('goes back when another payment has paid for the order', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    const { body } = await buyer.post(`/v1/payment/paypal/${id}/create/`)
    const paid = [...paypal.payments.values()].find(({ key }) => key === body.data.id)
    paypal.pay(paid?.ref ?? '')
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
    store.clock.advance({ minutes: 2 })
    await settle()
    await settle()
    expect((await buyer.order(id)).state).toBe('paid')
    expect(paid?.refunded).toBe(paid?.amount)
  })
})

describe('the payment of a subscription', () => {
  /** Placed, with the payment begun. */
  async function placed(email: string) {
    const ready = await readyToSubscribe(store, email)
    await ready.subscriber.toPayment()
    const intent = await ready.subscriber.intent()
    const [row] = await query(`select subscription -> 'variantId' as variant from "order" where id = $1`, [
      ready.id,
    ])
    return { ...ready, intent, variant: row?.variant as number }
  }
  const subscriptionsOf = (userId: string) =>
    query('select state from delivery_subscription where user_id = $1', [userId])
  const messagesAbout = (id: string) =>
    query('select kind, text from message where text like $1 order by created_at, kind', [`%${id}%`])

  it('begins it although its product was withdrawn: it rests until other flowers are chosen', async () => {
    const { subscriber, account, id, intent, variant } = await placed('withdrawn@example.org')
    const withdrawn = `update product set active = $2 where id = (select product_id from variant where id = $1)`
    await query(withdrawn, [variant, false])
    expect((await subscriber.pay(intent.id)).body.data.state).toBe('succeeded')
    expect((await subscriber.order(id)).state).toBe('paid')
    expect(await subscriptionsOf(account.id)).toEqual([{ state: 'paused' }])
    const [{ id: begun }] = await subscriber.subscriptions()
    await subscriber.act(begun, 'cancel')
    await query(withdrawn, [variant, true])
  })

  it('goes back at once when its flowers are gone, and is not taken at all when that is known', async () => {
    const charged = await placed('charged@example.org')
    const refused = await placed('refused@example.org')
    await bank().confirm(known(charged.intent), card('pays'))
    await query('delete from combo where id in (select combo_id from combo_variant where variant_id = $1)', [
      charged.variant,
    ])
    await query('delete from variant where id = $1', [charged.variant])
    for (const body of await toldOf(charged.intent.id)) expect((await deliver(body)).status).toBe(200)
    expect(await charged.subscriber.order(charged.id)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'succeeded' },
    })
    await settle()
    expect(await charged.subscriber.order(charged.id)).toMatchObject({
      state: 'refunded',
      payment: {
        state: 'refunded',
        message: expect.stringContaining('no longer sold. Your money goes back to where it came from'),
      },
    })
    expect(await subscriptionsOf(charged.account.id)).toEqual([])
    const [charges] = await query('select sum(amount)::int as sum from sandbox_charge where ref = $1', [
      charged.intent.id,
    ])
    expect(charges).toEqual({ sum: 0 })
    await doDue(writeOrderEmails, store)
    const emails = await messagesAbout(charged.id)
    expect(emails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['order_cancelled', 'order_refunded']),
    )
    for (const { text } of emails) expect(text).not.toContain('not charged')

    const { data } = (await refused.subscriber.pay(refused.intent.id)).body
    expect(data).toMatchObject({ state: 'failed', message: expect.stringContaining('You were not charged') })
    expect(await query('select from sandbox_charge where ref = $1', [refused.intent.id])).toEqual([])
  })
})
