import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseAccount, register } from '../../tests/support/shopping/account.ts'
import { CARDS, LONDON_ADDRESS, RECIPIENT, firstOpen } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { choose, createSubscriber } from '../../tests/support/shopping/subscriber.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

type Household = { email: string; phone: string; recipient: string; line1: string; card: string }

/** Returns a household that shares no mark with others. */
let made = 0
const another = (): Household => {
  made++
  const digits = String(made).padStart(3, '0')
  return {
    email: `home-${made}@example.org`,
    phone: `07911 100${digits}`,
    recipient: `07911 200${digits}`,
    line1: `${made} Caledonian Road`,
    card: `${String((made % 12) + 1).padStart(2, '0')} / ${30 + Math.floor(made / 12)}`,
  }
}

/** Prepares a customer with the first bouquet in the cart and complete order details. */
async function ready({ email, phone, recipient, line1 }: Household) {
  const account = await register(store, `account-${made}@example.org`)
  const subscriber = createSubscriber(account)
  const { cart } = await choose(store, account, { discount: 50 })
  const started = await subscriber.start()
  await subscriber.post('address/', { ...LONDON_ADDRESS, line1, line2: null })
  await subscriber.post('order/recipient/', { ...RECIPIENT, phone: recipient })
  await subscriber.post('order/contact/', { name: 'Basil Ford', email, phone })
  const { date, interval } = firstOpen(await subscriber.intervals())
  await subscriber.choose(date, interval.id)
  return { account, subscriber, cart, id: started.body.data.id as string }
}

type Ready = Awaited<ReturnType<typeof ready>>

const cardOf = ({ card }: Household) => ({ ...CARDS.pays, expiry: card })

async function pay({ subscriber }: Ready, household: Household) {
  const intent = await subscriber.intent()
  return subscriber.pay(intent.id, cardOf(household))
}

const REFUSED = {
  success: false,
  message:
    'There is one first bouquet for each household, and you have had yours. The price is without it now: check it and order again.',
}

describe('the first bouquet of a household', () => {
  let first: Household
  let buyer: Ready
  beforeEach(async () => {
    first = another()
    buyer = await ready(first)
    expect((await buyer.subscriber.toPayment()).body).toMatchObject({ success: true })
    expect((await pay(buyer, first)).body.data).toMatchObject({ state: 'succeeded' })
  })

  it.each<[string, (home: Household) => Partial<Household>]>([
    [
      'e-mail address',
      ({ email }) => ({ email: email.replace('-', '.-').replace('@', '+again@').toUpperCase() }),
    ],
    ['phone', ({ phone }) => ({ phone: phone.replace('0', '+44 (0) ') })],
    ['phone of the recipient', ({ recipient }) => ({ phone: recipient })],
    ['address', ({ line1 }) => ({ line1: line1.replace('Road', 'Rd.').toUpperCase() })],
  ])('is not had again with the same %s, but the flowers are without it', async (_, same) => {
    const again = await ready({ ...another(), ...same(first) })
    const before = (await again.subscriber.order(again.id)).total_cost
    const refused = (await again.subscriber.toPayment({ expected_total: before })).body
    expect(refused).toMatchObject(REFUSED)
    const full = refused.data.total_cost
    expect(full).toBeGreaterThan(before)
    expect((await again.subscriber.toPayment({ expected_total: full })).body).toMatchObject({
      success: true,
      data: { total_cost: full },
    })
  })

  it('is not had again with the same card: the money goes back, and the order ends', async () => {
    const home = { ...another(), card: first.card }
    const again = await ready(home)
    expect((await again.subscriber.toPayment()).body).toMatchObject({ success: true })
    await pay(again, home)
    expect((await again.subscriber.order(again.id)).state).toBe('cancelled')
    const { rows } = await store.db.$client.query(
      'select message, refund_requested_at is not null as goes_back from payment where order_id = $1',
      [again.id],
    )
    expect(rows).toMatchObject([
      { message: expect.stringContaining('one first bouquet for each household'), goes_back: true },
    ])
    expect(await again.subscriber.subscriptions()).toEqual([])
  })

  it('is had by another household', async () => {
    const home = another()
    const other = await ready(home)
    expect((await other.subscriber.toPayment()).body).toMatchObject({ success: true })
    expect((await pay(other, home)).body.data).toMatchObject({ state: 'succeeded' })
  })

  it('is remembered when its account is gone', async () => {
    const { rows } = await store.db.$client.query('select count(*)::int as count from delivery_subscription')
    store.clock.advance({ minutes: 1 })
    await eraseAccount(store, buyer.account, `account-${made}@example.org`)
    const { rows: left } = await store.db.$client.query(
      'select count(*)::int as count from delivery_subscription',
    )
    expect(left[0].count).toBe(rows[0].count - 1)
    const again = await ready({ ...another(), line1: first.line1 })
    expect((await again.subscriber.toPayment()).body).toMatchObject(REFUSED)
  })
})

describe('a first bouquet that is ordered and not paid for', () => {
  it('goes to one of many that order it at once', async () => {
    const home = another()
    const all = []
    for (let n = 0; n < 4; n++) all.push(await ready({ ...another(), line1: home.line1 }))
    const answers = await Promise.all(all.map(({ subscriber }) => subscriber.toPayment()))
    const got = answers.filter(({ body }) => body.success)
    expect(got).toHaveLength(1)
    for (const { body } of answers.filter(({ body }) => !body.success)) expect(body).toMatchObject(REFUSED)
  })

  it('can be had again at once when the order is cancelled', async () => {
    const home = another()
    const first = await ready(home)
    await first.subscriber.toPayment()
    const same = { ...another(), line1: home.line1 }
    expect((await (await ready(same)).subscriber.toPayment()).body).toMatchObject(REFUSED)
    expect((await first.account.call('PATCH', `/v1/order/cancel/${first.id}`)).body.success).toBe(true)
    const next = await ready({ ...another(), line1: home.line1 })
    expect((await next.subscriber.toPayment()).body).toMatchObject({ success: true })
  })

  it('can be had again when the order has lapsed', async () => {
    const home = another()
    await (await ready(home)).subscriber.toPayment()
    const early = await ready({ ...another(), phone: home.phone })
    expect((await early.subscriber.toPayment()).body).toMatchObject(REFUSED)
    store.clock.set('2026-03-10T08:31:00Z')
    const late = await ready({ ...another(), phone: home.phone })
    expect((await late.subscriber.toPayment()).body).toMatchObject({ success: true })
    store.clock.set('2026-03-10T08:00:00Z')
  })
})

it('is not offered to who is known by the account to have had it', async () => {
  const home = another()
  const buyer = await ready(home)
  await buyer.subscriber.toPayment()
  await pay(buyer, home)
  const account = await register(store, home.email.replace('@', '+more@'))
  const refused = await account.call('POST', '/v1/basket/subscription', {
    product_id: buyer.cart.positions[0].product_id,
    position_slug: buyer.cart.positions[0].position_slug,
    every_weeks: 1,
    first_bouquet_discount: 50,
  })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'not_the_first' } } })
})
