import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleWebhook } from '../payment/payment.ts'
import { signSandbox } from '../payment/sandbox-bank/sandbox-bank.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { register } from '../../tests/support/shopping/account.ts'
import {
  CARDS,
  CONTACT,
  LONDON_ADDRESS,
  RECIPIENT,
  createBuyer,
  firstOpen,
} from '../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import {
  choose,
  createSubscriber,
  pay,
  prepare,
  readyToSubscribe,
  subscribed,
} from '../../tests/support/shopping/subscriber.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

let people = 0
const somebody = () => `subscriber-${(people += 1)}@example.org`
const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]
const subscriptionsOf = (userId: string) =>
  run('select id, state from delivery_subscription where user_id = $1', [userId])

describe('the checkout of a subscription', () => {
  it('begins tomorrow, says what is charged when, and is live once it is paid for', async () => {
    const ready = await readyToSubscribe(store, somebody(), { everyWeeks: 2 })
    const { subscriber, size, date, interval, id } = ready
    expect((await subscriber.intervals())[0]?.date).toBe('2026-03-11')
    expect(date).toBe('2026-03-11')
    const draft = (await subscriber.get('final-details/')).body.data.order
    expect(draft).toMatchObject({
      type: 'subscription',
      total_cost: size.price + interval.price,
      subscription: {
        ...{ id: null, is_renewal: false, every_weeks: 2, quantity: 1, price: size.price },
        ...{ next_total: size.price + interval.price, next_delivery_on: '2026-03-25' },
        next_charge_at: '2026-03-23T17:00:00Z',
      },
    })
    const { subscription, total } = await pay(ready)
    expect(total).toBe(size.price + interval.price)
    expect(subscription).toMatchObject({
      ...{ state: 'active', every_weeks: 2, price: size.price, next_delivery_on: '2026-03-25' },
      ...{ saved_payment_method: 'card ending 4242', ordered: { order_id: id, state: 'paid', date } },
    })
    expect((await subscriber.order(id)).subscription?.id).toBe(subscription.id)
    expect((await subscriber.account.get('/v1/basket/')).body.data).toMatchObject({
      with_subscription: false,
      positions: [],
    })
  })

  it('is live once, whatever is repeated: 50 webhooks, 20 presses, 20 orders of it', async () => {
    const { subscriber, account } = await readyToSubscribe(store, somebody())
    const key = randomUUID()
    const ordered = await Promise.all(Array.from({ length: 20 }, () => subscriber.toPayment({}, key)))
    expect(new Set(ordered.map(({ body }) => body.data.id)).size).toBe(1)
    const intents = await Promise.all(Array.from({ length: 5 }, () => subscriber.intent()))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
    const intent = intents[0]?.id ?? ''
    await Promise.all(Array.from({ length: 20 }, () => subscriber.pay(intent)))
    const body = JSON.stringify({ id: 'evt_1', type: 'payment.succeeded', ref: intent })
    const paymentContext = {
      db: store.db,
      clock: store.clock,
      providers: store.payments.providers,
      limits: TEST_AUTH.limits,
    }
    const headers = signSandbox(TEST_AUTH.secret, store.clock, body)
    await Promise.all(
      Array.from({ length: 50 }, () => handleWebhook(paymentContext, 'sandbox', Buffer.from(body), headers)),
    )
    expect(await subscriptionsOf(account.id)).toHaveLength(1)
    expect(await run('select amount from sandbox_charge where ref = $1', [intent])).toHaveLength(1)
    console.log('    20 orders, 20 presses and 50 webhooks at once: 1 order, 1 charge, 1 subscription')
  })

  it('answers the same key with the same, and another body with 422', async () => {
    const { subscriber } = await readyToSubscribe(store, somebody())
    const key = randomUUID()
    const [one, two] = [await subscriber.toPayment({}, key), await subscriber.toPayment({}, key)]
    expect(two.body).toEqual(one.body)
    expect((await subscriber.toPayment({ expected_total: 1 }, key)).status).toBe(422)
  })

  it('is the only way a subscription is bought, and nothing else goes through it', async () => {
    const account = await register(store, somebody())
    const subscriber = createSubscriber(account)
    await choose(store, account)
    const buyer = createBuyer(store, account.session, account.token)
    expect((await buyer.post('/v1/order/', {})).body.error.code).toBe('other_checkout')
    const started = await subscriber.start()
    const { id } = started.body.data
    // The normal checkout does not return its draft in any call.
    for (const answer of [
      await buyer.get('/v1/order/'),
      await buyer.get('/v1/order/final-details/'),
      await buyer.address(),
      await buyer.toPay(id),
    ])
      expect(answer.status).toBe(404)
    // A cart that changed during the checkout is not ordered.
    await subscriber.post('address/', LONDON_ADDRESS)
    await account.call('POST', '/v1/basket/with-subscription', { with_subscription: false })
    expect((await subscriber.toPayment()).body).toMatchObject({
      success: false,
      message: expect.stringContaining('no subscription in the cart'),
    })
    expect((await subscriber.start()).body.error.code).toBe('other_checkout')
    // The draft continues in the other checkout with its address.
    const usual = await buyer.post('/v1/order/', {})
    expect(usual.body.data).toMatchObject({ id, type: 'default', shipping_address: { postcode: 'N1 9GU' } })
    await buyer.recipient()
    await buyer.contact()
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    await account.call('POST', '/v1/basket/with-subscription', { with_subscription: true })
    expect((await buyer.toPay(id)).body).toMatchObject({
      success: false,
      message: expect.stringContaining('subscription in the cart'),
    })
  })

  it('takes other things along once, at their usual price', async () => {
    const { subscriber, size, id } = await readyToSubscribe(store, somebody())
    const [gift] = (await store.get('/v1/gifts/')).body.data.list
    const added = await subscriber.post('positions/', {
      offer_id: gift.id,
      position_slug: gift.position_slug,
    })
    expect(added.body.data).toMatchObject({
      positions_cost: size.old_price + gift.price,
      discounts: { discount: size.old_price - size.price },
      subscription: { price: size.price },
    })
    const path = `/v1/delivery-subscription/positions/?offer_id=${gift.id}&position_slug=${gift.position_slug}`
    expect((await subscriber.account.call('DELETE', path)).body.data.positions).toHaveLength(1)
    expect(id).toBe(added.body.data.id)
  })

  it('needs an account, and goes on with what a guest began', async () => {
    const session = await store.newSession()
    const guest = createBuyer(store, session)
    const call = (method: 'POST', path: string, body: unknown) => store.call(method, path, { session, body })
    await choose(store, { call } as never)
    const base = '/v1/delivery-subscription'
    const { id } = (await guest.post('/v1/delivery-subscriptions/', {})).body.data
    await guest.post(`${base}/address/`, LONDON_ADDRESS)
    await guest.post(`${base}/order/recipient/`, RECIPIENT)
    await guest.post(`${base}/order/contact/`, {
      name: 'A',
      email: 'a@example.org',
      phone: '+44 7700 900456',
    })
    const details = (await guest.get(`${base}/address-details/`)).body.data
    const { date, interval } = firstOpen(details.intervals)
    await guest.post(`${base}/first-delivery-date/`, { date, interval_id: interval.id })
    const refused = await guest.post(`${base}/to-payment/`, { payment_method: 'stripe' })
    expect(refused.body).toMatchObject({ success: false, message: expect.stringContaining('Sign in') })
    const account = await register(store, somebody(), session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const placed = await createSubscriber(account).toPayment()
    expect(placed.body).toMatchObject({ success: true, data: { id, state: 'awaiting_payment' } })
  })

  it('goes where it is said, even if its recipient was to say so before it came again', async () => {
    const account = await register(store, 'asked-first@example.org')
    const { body: roses } = await account.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug }] = roses.data.list
    await account.call('POST', `/v1/basket/${id}/${position_slug}`, {})
    const draft = await account.call('POST', '/v1/order/', {})
    const ask = { name: 'Iris Green', receiver: '07700 900499' }
    expect((await account.call('POST', '/v1/order/recipient-link/', ask)).body.success).toBe(true)
    await account.call('POST', '/v1/basket/with-subscription', { with_subscription: true })
    const subscriber = createSubscriber(account)
    const { body } = await subscriber.start()
    expect(body.data).toMatchObject({
      id: draft.body.data.id,
      recipient_choice: null,
      // The recipient and the phone number are known.
      missing: ['address', 'interval', 'contact'],
    })
    await subscriber.post('order/contact/', CONTACT)
    expect((await subscriber.toPayment()).body).toMatchObject({ success: false })
  })

  it('refuses a first delivery today, and a day that is full', async () => {
    const { subscriber, interval } = await readyToSubscribe(store, somebody())
    expect((await subscriber.choose('2026-03-10', interval.id)).body).toMatchObject({
      success: false,
      message: 'The first delivery can be tomorrow at the soonest',
    })
    await run(
      `insert into slot (window_id, date, capacity) values ($1, '2026-03-15', 0)
       on conflict (window_id, date) do update set capacity = 0`,
      [interval.id],
    )
    expect((await subscriber.choose('2026-03-15', interval.id)).body).toMatchObject({
      success: false,
      message: 'Fully booked',
    })
    const from = await subscriber.account.get(
      '/v1/intervals/get-delivery-intervals-for-date-range/?intervals_date_from=2026-03-13',
    )
    expect(from.body.data[0].date).toBe('2026-03-13')
    const early = await subscriber.account.get('/v1/intervals/get-delivery-intervals-for-date-range/')
    expect(early.body.data[0].date).toBe('2026-03-11')
  })

  it('never takes a code and bonuses together, and both only for the first delivery', async () => {
    await makeCode(store, 'SUBTEN')
    const { subscriber, account, size, interval } = await readyToSubscribe(store, somebody())
    await run(
      `insert into bonus_entry (user_id, kind, amount, balance, at) values ($1, 'gift', 5000, 5000, now())`,
      [account.id],
    )
    const coded = await subscriber.post('promocode/', { code: 'subten' })
    expect(coded.body.success).toBe(true)
    const both = await subscriber.post('use-bonuses/', { percent: 50 })
    expect(both.body).toMatchObject({ success: false, data: { used_bonus_amount: 0 } })
    expect(both.body.message).toContain("You can't use a promo code and bonuses together")
    await account.call('DELETE', '/v1/delivery-subscription/promocode/')
    const used = (await subscriber.post('use-bonuses/', { percent: 50 })).body.data
    expect(used).toMatchObject({
      total_cost: size.price + interval.price - used.used_bonus_amount,
      subscription: { next_total: size.price + interval.price },
    })
    expect(used.used_bonus_amount).toBeGreaterThan(0)
  })

  it('has the discount of the first bouquet once, however many orders wait for their payment', async () => {
    // All customers in this file have the same address.
    await run('delete from household_mark')
    const email = somebody()
    const first = await readyToSubscribe(store, email, { discount: 50 })
    expect((await first.subscriber.toPayment()).body.success).toBe(true)
    const intent = await first.subscriber.intent()
    const second = await prepare(store, first.account, { discount: 50 })
    expect((await second.subscriber.toPayment()).body).toMatchObject({
      success: false,
      message: expect.stringContaining('one first bouquet'),
    })
    // The first order stays unpaid and the second one is placed without the discount: then neither has it.
    store.clock.advance({ minutes: 31 })
    const { date, interval } = firstOpen(await second.subscriber.intervals())
    await second.subscriber.choose(date, interval.id)
    await pay(second)
    const late = await first.subscriber.pay(intent.id)
    expect(late.body.data).toMatchObject({ state: 'failed' })
    expect(late.body.data.message).toContain('one first bouquet')
    expect(await subscriptionsOf(first.account.id)).toHaveLength(1)
    store.clock.set(MORNING)
  })

  it('ends with its first order, when that is cancelled before it is made', async () => {
    const { account, id, intent } = await subscribed(store, somebody())
    const cancelled = await account.call('PATCH', `/v1/order/cancel/${id}`)
    expect(cancelled.body).toMatchObject({
      ...{ success: true, message: expect.stringContaining('Your subscription has ended with it.') },
    })
    await doDue(writeOrderEmails, store)
    const [email] = await run(`select text from message where kind = 'order_cancelled' and text like $1`, [
      `%${id}%`,
    ])
    expect(email?.text).toContain(
      'The subscription that began with this order has ended with it: nothing more is ordered or charged.',
    )
    expect((await subscriptionsOf(account.id)).map(({ state }) => state)).toEqual(['cancelled'])
    expect(await run('select refund_requested_at from payment where id = $1', [intent.id])).not.toEqual([
      { refund_requested_at: null },
    ])
  })

  it('is another’s by no call', async () => {
    const { id } = await subscribed(store, somebody())
    const stranger = createSubscriber(await register(store, somebody()))
    expect((await stranger.account.get(`/v1/delivery-subscriptions/order/${id}/`)).status).toBe(404)
    expect((await stranger.post('payment/intent', { order_id: id })).status).toBe(404)
    expect((await stranger.choose('2026-03-12', 1, { order_id: id })).status).toBe(404)
    for (const path of ['address-details/', 'final-details/'])
      expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.toPayment()).status).toBe(404)
    const guest = await store.newSession()
    expect((await store.get(`/v1/delivery-subscriptions/order/${id}/`, guest)).status).toBe(404)
  })

  it('is paid for only by what can be charged again', async () => {
    const card = { secretKey: 'x', publishableKey: 'y', webhookSecret: 'z' }
    const others = {
      paypal: { clientId: 'c', clientSecret: 's', webhookId: 'w', url: 'http://127.0.0.1:9' },
      revolut: { secretKey: 'k', webhookSecret: 'w', url: 'http://127.0.0.1:9', mode: 'sandbox' as const },
    }
    const other = await startTestStore({ accounts: { stripe: card, ...others } })
    const codes = async (path: string) =>
      (await other.get(path)).body.data.methods.map(({ code }: { code: string }) => code)
    expect(await codes('/v1/payment/available/')).toEqual(['stripe', 'paypal', 'revolut'])
    const on = await other.get('/v1/delivery-subscription/payment/available/')
    expect(on.body.data).toMatchObject({ methods: [{ code: 'stripe' }], default: 'stripe' })
    const { subscriber, id } = await readyToSubscribe(other, 'paypal@example.org')
    expect((await subscriber.toPayment({ payment_method: 'paypal' })).status).toBe(400)
    expect((await subscriber.toPayment()).body.success).toBe(true)
    expect((await subscriber.account.call('POST', `/v1/payment/paypal/${id}/create/`)).status).toBe(404)
    await other.stop()
  })

  it('asks for 3-D Secure and is not live when the bank is told no', async () => {
    const { subscriber, account } = await readyToSubscribe(store, somebody())
    await subscriber.toPayment()
    const intent = await subscriber.intent()
    expect((await subscriber.pay(intent.id, CARDS.declined)).body.data.state).toBe('failed')
    expect((await subscriber.pay(intent.id, CARDS.asks)).body.data.state).toBe('requires_action')
    const challenge = (approve: boolean) =>
      account.call('POST', `/v1/payment/sandbox/${intent.id}/challenge`, { approve })
    expect((await challenge(false)).body.data.state).toBe('failed')
    expect(await subscriptionsOf(account.id)).toEqual([])
    await subscriber.pay(intent.id, CARDS.asks)
    expect((await challenge(true)).body.data.state).toBe('succeeded')
    expect(await subscriptionsOf(account.id)).toHaveLength(1)
  })
})

describe('the next delivery on the page of an order', () => {
  const close = (day: string) =>
    run(`insert into closing_day values ('london', $1, null, 'St Cyril’s Day', 'shop')`, [day])
  const reopen = () => run(`delete from closing_day where name = 'St Cyril’s Day'`)
  const introOf = async (id: string): Promise<string> => {
    await doDue(writeOrderEmails, store)
    const [email] = await run(
      `select text from message where kind = 'order_paid' and channel = 'email' and text like $1`,
      [`%${id}%`],
    )
    return email?.text
  }

  it('is on the nearest open day, before the subscription begins and after', async () => {
    await close('2026-03-18')
    await close('2026-03-17')
    const ready = await readyToSubscribe(store, somebody(), { first: '2026-03-11' })
    const moved = { next_delivery_on: '2026-03-19', next_charge_at: '2026-03-17T17:00:00Z' }
    const draft = (await ready.subscriber.get('final-details/')).body.data.order
    expect(draft.subscription).toMatchObject({ state: null, ...moved })
    expect((await ready.subscriber.toPayment()).body.data.subscription).toMatchObject(moved)
    const { subscriber, subscription, id } = await pay(ready)
    expect(subscription).toMatchObject({ next_delivery_on: '2026-03-19', change_until: moved.next_charge_at })
    expect((await subscriber.order(id)).subscription).toMatchObject({ state: 'active', ...moved })
    expect(await introOf(id)).toContain(
      'The next flowers come on Thursday 19 March. We charge for them on Tuesday 17 March at 17:00',
    )
    await reopen()
  })

  it('is the one the subscription has been moved to, at the price it has now', async () => {
    const { subscriber, subscription, id } = await subscribed(store, somebody(), { first: '2026-03-11' })
    const [{ interval, swaps }] = await subscriber.subscriptions()
    await subscriber.act(subscription.id, 'slot', { interval_id: interval.interval_id, date: '2026-03-21' })
    const [swap] = swaps
    const { body } = await subscriber.act(subscription.id, 'swap', {
      product_id: swap.product_id,
      position_slug: swap.position_slug,
    })
    expect((await subscriber.order(id)).subscription).toMatchObject({
      ...{ state: 'active', next_delivery_on: '2026-03-21', next_charge_at: '2026-03-19T17:00:00Z' },
      ...{ price: body.data.price, next_total: swap.delivery_cost },
      ...{ title: swap.title, variant_title: body.data.variant_title },
    })
    // The order shows what it brought.
    const [position] = (await subscriber.order(id)).positions
    expect(position?.offer_title).not.toBe(swap.title)
    expect(await introOf(id)).toContain('come on Saturday 21 March. We charge for them on Thursday 19 March')
  })

  it('is none of flowers that were withdrawn before they were paid for: it begins paused, and the e-mail says so', async () => {
    const ready = await readyToSubscribe(store, somebody())
    const none = { next_delivery_on: null, next_charge_at: null }
    const sell = (active: boolean) =>
      run('update product set active = $2 where id = $1', [ready.flowers.product_id, active])
    await ready.subscriber.toPayment()
    await sell(false)
    expect((await ready.subscriber.order(ready.id)).subscription).toMatchObject({ state: null, ...none })
    const { subscriber, subscription, id } = await pay(ready)
    expect(subscription).toMatchObject({ state: 'paused', next_delivery_on: null })
    expect((await subscriber.order(id)).subscription).toMatchObject({ state: 'paused', ...none })
    const intro = await introOf(id)
    await sell(true)
    expect(intro).toContain('we stop making them after that. So your subscription is paused')
    expect(intro).not.toContain('Your subscription has begun')
  })

  it('is none while it is paused, when it has ended, and when its order ended unpaid', async () => {
    const none = { next_delivery_on: null, next_charge_at: null }
    const { subscriber, subscription, id } = await subscribed(store, somebody())
    await subscriber.act(subscription.id, 'pause')
    expect((await subscriber.order(id)).subscription).toMatchObject({ state: 'paused', ...none })
    await subscriber.act(subscription.id, 'resume')
    expect((await subscriber.order(id)).subscription).toMatchObject({
      ...{ state: 'active', next_delivery_on: subscription.next_delivery_on },
    })
    await subscriber.act(subscription.id, 'cancel')
    expect((await subscriber.order(id)).subscription).toMatchObject({ state: 'cancelled', ...none })
    expect(await introOf(id)).not.toContain('We charge for them')

    const unpaid = await readyToSubscribe(store, somebody())
    await unpaid.subscriber.toPayment()
    await unpaid.account.call('PATCH', `/v1/order/cancel/${unpaid.id}`)
    expect(await unpaid.subscriber.order(unpaid.id)).toMatchObject({
      ...{ state: 'cancelled', subscription: { state: null, ...none } },
    })
  })
})
