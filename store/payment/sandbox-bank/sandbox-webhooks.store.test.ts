import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentIntent } from '../../../contract/payment.ts'
import { signSandbox } from './sandbox-bank.ts'
import { CARDS, readyToPay } from '../../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../../tests/support/shopping/checkout.ts'
import { readyCrowd } from '../../../tests/support/shopping/crowd.ts'
import { permutations } from '../../../tests/support/permutations.ts'
import { deliverWebhook, webhooksOf } from '../../../tests/support/shopping/sandbox-webhooks.ts'
import { fakePaypal } from '../../../tests/support/stand-ins/fake-providers.ts'
import type { FakeProvider } from '../../../tests/support/stand-ins/fake-providers.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../../tests/support/processes/store.ts'

const REPEATS = 50

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
const query = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows

function bank() {
  if (!store.payments.bank) throw new Error('There is no bank')
  return store.payments.bank
}

const deliver = (body: string, signed?: Record<string, string>) => deliverWebhook(store, body, signed)

/** The final state that is compared. */
async function outcomeOf(buyer: Buyer, id: string, ref: string) {
  const { state, timeline, payment, total_cost } = await buyer.order(id)
  const [charges] = await query(
    'select count(*)::int as times, sum(amount)::int as sum from sandbox_charge where ref = $1',
    [ref],
  )
  return { state, payment, total_cost, timeline: timeline.map((step) => step.state), ...charges }
}

describe('the webhooks of a payment', () => {
  it('end in the same order, in whatever order and however often they come', async () => {
    const orders = permutations([0, 1, 2])
    const { buyers, holdPlaces } = await readyCrowd(store, orders.length)
    await holdPlaces()
    const outcomes = new Set<string>()
    let delivered = 0
    for (const [at, order] of orders.entries()) {
      const { buyer, id } = buyers[at] as (typeof buyers)[number]
      await buyer.toPay(id)
      const intent = await buyer.intent(id)
      // The card is declined, then charged, then refunded, without the shop's knowledge.
      await bank().confirm(known(intent), card('declined'))
      await bank().confirm(known(intent), card('pays'))
      await bank().refund(known(intent), { key: intent.id, amount: intent.amount })
      const told = await webhooksOf(store, intent.id)
      const events = ['payment.failed', 'payment.succeeded', 'payment.refunded'].map(
        (type) => told.find((body) => body.includes(`"${type}"`)) ?? '',
      )
      for (const next of order) {
        const answers = await Promise.all(Array.from({ length: REPEATS }, () => deliver(events[next] ?? '')))
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        delivered += answers.length
      }
      outcomes.add(JSON.stringify(await outcomeOf(buyer, id, intent.id)))
    }
    console.log(
      `    ${orders.length} permutations of 3 webhooks, each ${REPEATS}×: ${delivered} delivered, ${outcomes.size} outcome`,
    )
    expect([...outcomes]).toHaveLength(1)
    expect(JSON.parse([...outcomes][0] ?? '')).toMatchObject({
      state: 'refunded',
      timeline: ['awaiting_payment', 'paid', 'refunded'],
      times: 2,
      sum: 0,
    })
  })

  it('end in the same order when they come between the steps they tell of', async () => {
    const outcomes = new Set<string>()
    for (let run = 0; run < 4; run++) {
      const { buyer, id, intent } = await readyToPay(store)
      const steps = [
        () => bank().confirm(known(intent), card('declined')),
        () => bank().confirm(known(intent), card('asks')),
        () => bank().answer(known(intent), true),
      ]
      for (const step of steps) {
        await step()
        const told = await webhooksOf(store, intent.id)
        const some = told.filter(() => Math.random() < 0.6).sort(() => Math.random() - 0.5)
        await Promise.all(some.map((body) => deliver(body)))
      }
      for (const body of (await webhooksOf(store, intent.id)).reverse()) await deliver(body)
      outcomes.add(JSON.stringify({ ...(await outcomeOf(buyer, id, intent.id)), total_cost: 0, sum: 0 }))
    }
    expect([...outcomes]).toHaveLength(1)
    expect(JSON.parse([...outcomes][0] ?? '')).toMatchObject({ state: 'paid', times: 1 })
  })

  it('are refused (400) when they are forged, or more than 300 s from now', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await bank().confirm(known(intent), card('pays'))
    const [body = ''] = await webhooksOf(store, intent.id)
    const at = (seconds: number) =>
      signSandbox(TEST_AUTH.secret, { now: () => store.clock.now().add({ seconds }) }, body)
    const refused = [
      await deliver(body, {}),
      await deliver(body, signSandbox('another secret', store.clock, body)),
      await deliver(body.replace('payment.', 'payments.'), at(0)),
      await deliver(body, at(-301)),
      await deliver(body, at(301)),
    ]
    for (const { status } of refused) expect(status).toBe(400)
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    for (const seconds of [-300, 300]) expect((await deliver(body, at(seconds))).status).toBe(200)
    expect((await buyer.order(id)).state).toBe('paid')
    console.log(`    sandbox: 3 forged → 400, ±301 s → 400, ±300 s → 200`)
    const unknown = await store.call('POST', '/v1/payment/webhook/nobody', { body: '{}' })
    expect(unknown.status).toBe(404)
  })
})
