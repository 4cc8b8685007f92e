import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeStripe } from '../../../tests/support/stand-ins/fake-providers.ts'
import type { FakeProvider } from '../../../tests/support/stand-ins/fake-providers.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import { readyToSubscribe } from '../../../tests/support/shopping/subscriber.ts'
import { doWhatIsDue, passTo } from '../../../tests/support/shopping/due-work.ts'

// Tests Stripe's library against a server with its API.
const again = { declines: false }
let stripe: FakeProvider
let store: TestStore
beforeAll(async () => {
  stripe = await fakeStripe(again)
  store = await startTestStore({ accounts: stripe.accounts })
})
afterAll(async () => {
  await store.stop()
  await stripe.upstream.stop()
})

const doAll = () => doWhatIsDue(store)
const newest = () => [...stripe.payments.values()].at(-1)
const orders = async () =>
  (
    await store.db.$client.query(
      `select o.state, p.attempts from subscription_period p join "order" o on o.id = p.order_id order by p.delivery_on`,
    )
  ).rows

it('keeps the card at the first payment and charges it off session, each try under a key of its own', async () => {
  const { subscriber, account } = await readyToSubscribe(store, 'stripe@example.org')
  await subscriber.toPayment()
  const intent = await subscriber.intent()
  const first = newest()
  expect(first).toMatchObject({ keep: true, customer: expect.stringMatching(/^cus_/) })
  stripe.pay(first?.ref ?? '')
  const webhook = stripe.webhook(
    first?.ref ?? '',
    'paid',
    Math.floor(store.clock.now().epochMilliseconds / 1000),
  )
  for (let times = 0; times < 3; times++)
    await store.call('POST', '/v1/payment/webhook/stripe', {
      body: webhook.body,
      headers: { ...webhook.headers, 'content-type': 'application/json' },
    })
  const [live, ...more] = await subscriber.subscriptions()
  expect(more).toEqual([])
  expect(live).toMatchObject({ state: 'active', saved_payment_method: 'Visa ending 4242' })
  const { rows } = await store.db.$client.query(
    'select saved_payment_method from delivery_subscription where user_id = $1',
    [account.id],
  )
  expect(rows[0].saved_payment_method).toMatchObject({
    ...{ provider: 'stripe', customer: first?.customer, method: `pm_${first?.customer}` },
  })
  expect(intent.provider).toBe('stripe')

  await passTo(store, '2026-03-16T17:00:00Z')
  await Promise.all([doAll(), doAll()])
  expect(stripe.payments.size).toBe(2)
  expect(newest()).toMatchObject({
    paid: true,
    keep: true,
    customer: first?.customer,
    tries: [`${newest()?.key}-0`],
  })
  expect(await orders()).toEqual([
    { state: 'paid', attempts: 0 },
    { state: 'paid', attempts: 0 },
  ])

  again.declines = true
  await passTo(store, '2026-03-23T17:00:00Z')
  await Promise.all([doAll(), doAll()])
  const declined = newest()
  expect(declined).toMatchObject({ paid: false, tries: [`${declined?.key}-0`] })
  expect((await orders())[2]).toEqual({ state: 'awaiting_payment', attempts: 1 })
  // A second attempt is another charge of the same intent.
  again.declines = false
  await passTo(store, '2026-03-24T17:00:00Z')
  await Promise.all([doAll(), doAll()])
  expect(newest()).toMatchObject({ ref: declined?.ref, paid: true })
  expect(newest()?.tries).toEqual([`${declined?.key}-0`, `${declined?.key}-1`])
  expect((await orders())[2]).toEqual({ state: 'paid', attempts: 1 })

  // After a lost answer, a repeated attempt finds the intent paid.
  await passTo(store, '2026-03-30T16:00:00Z')
  const lost = store.payments.providers.map((provider) => ({
    ...provider,
    chargeOffSession: async (...args: Parameters<NonNullable<typeof provider.chargeOffSession>>) => {
      await provider.chargeOffSession?.(...args)
      throw new Error('The process died here')
    },
  }))
  await expect(doWhatIsDue(store, { providers: lost })).rejects.toThrow('died')
  store.clock.advance({ minutes: 6 })
  await doAll()
  expect(stripe.payments.size).toBe(4)
  expect(newest()?.tries).toHaveLength(1)
  expect((await orders())[3]).toEqual({ state: 'paid', attempts: 0 })
})

it('is no decline when Stripe does not answer', async () => {
  stripe.instead.reply = { status: 500, json: { error: { type: 'api_error', message: 'Down' } } }
  await passTo(store, '2026-04-06T16:00:00Z')
  await doAll()
  expect((await orders())[4]).toEqual({ state: 'awaiting_payment', attempts: 0 })
  stripe.instead.reply = undefined
  store.clock.advance({ minutes: 6 })
  await doAll()
  expect((await orders())[4]).toEqual({ state: 'paid', attempts: 0 })
})
