import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBonusEntry } from '../../store/loyalty/bonuses.ts'
import { lapseReservation } from '../../store/order/checkout/reservation.ts'
import { register } from '../support/shopping/account.ts'
import { CARDS, createBuyer, firstOpen, insist, readyToOrder } from '../support/shopping/checkout.ts'
import { makeCode, readyCrowd } from '../support/shopping/crowd.ts'
import type { TestStore } from '../support/processes/store.ts'
import { startTestStore } from '../support/processes/store.ts'
import { doDue } from '../support/shopping/due-work.ts'
import { balanceOn, giftCardOf } from '../support/shopping/gift-card.ts'
import { inTransaction } from '../../store/kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const count = async (text: string, values: unknown[] = []) =>
  Number((await store.db.$client.query(text, values)).rows[0].count)
const figure = (text: string) => console.log(`    ${text}`)

describe('money under many hands', () => {
  it('a hundred parallel to-pay and payments with one key are one order and one charge', async () => {
    const { buyer, id } = await readyToOrder(store)
    const hundred = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 100 }, work))
    const placed = await hundred(() => buyer.toPay(id, {}, 'order-key'))
    expect(new Set(placed.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    const other = await buyer.toPay(id, { expected_total: 1 }, 'order-key')
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused' } } })
    const intent = await buyer.intent(id)
    const paid = await hundred(() => buyer.pay(intent.id, CARDS.pays, 'pay-key'))
    for (const { body } of paid) expect(body.data.state).toBe('succeeded')
    expect((await buyer.pay(intent.id, CARDS.declined, 'pay-key')).status).toBe(422)
    const charges = await count('select count(*) from sandbox_charge where ref = $1', [intent.id])
    figure(
      `100 parallel to-pay and 100 payments with one key: ${charges} charge; another body: ${other.status}`,
    )
    expect(charges).toBe(1)
    expect((await buyer.order(id)).timeline.map(({ state }) => state)).toEqual([
      'draft',
      'awaiting_payment',
      'paid',
    ])
  })

  it('the last place in a window goes to one of two hundred', async () => {
    const { buyers, date, interval, first } = await readyCrowd(store, 200)
    await store.db.$client.query('delete from slot_hold where order_id = $1', [first.id])
    const before = await count('select count(*) from slot_hold')
    await store.db.$client.query(
      `update slot set capacity = 1 + (select count(*) from slot_hold h where h.window_id = $1 and h.date = $2)
       where window_id = $1 and date = $2`,
      [interval.id, date],
    )
    const answers = await Promise.all(
      buyers.map(({ buyer }) => insist(() => buyer.choose(date, interval.id))),
    )
    const got = answers.filter(({ body }) => body.success).length
    figure(`200 buyers for the last place: ${got} has it`)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(got).toBe(1)
    expect((await count('select count(*) from slot_hold')) - before).toBe(1)
    await store.db.$client.query('update slot set capacity = 100000')
  })

  it('a code limited to ten is used ten times by two hundred, and what is given up is given back', async () => {
    await makeCode(store, 'TEN', { limit_total: 10 })
    const { buyers, holdPlaces } = await readyCrowd(store, 200)
    await holdPlaces()
    await store.db.$client.query(`update cart set promo_code = 'TEN' where real_id like $1`, [
      `${buyers[0]?.id.slice(0, 3)}%`,
    ])
    const answers = await Promise.all(buyers.map(({ buyer, id }) => insist(() => buyer.toPay(id))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const placed = answers.filter(({ body }) => body.success)
    const uses = () => count(`select uses as count from promo_code where code = 'TEN'`)
    figure(`200 uses of a code limited to 10: ${placed.length} orders, counted ${await uses()}`)
    expect(placed).toHaveLength(10)
    expect(await uses()).toBe(10)
    for (const { body } of placed) expect(body.data.discounts.discount).toBeGreaterThan(0)
    for (const { body } of answers.filter((answer) => !answer.body.success))
      expect(body).toMatchObject({ message: expect.stringContaining('used up'), data: { state: 'draft' } })

    const cancelled = placed[0]?.body.data.id as string
    const owner = buyers.find(({ id }) => id === cancelled)
    await store.call('PATCH', `/v1/order/cancel/${cancelled}`, { session: owner?.buyer.session })
    expect(await uses()).toBe(9)
    const late = buyers.find(({ id }) => id === placed[1]?.body.data.id)
    const intent = await late?.buyer.intent(late.id)
    store.clock.advance({ minutes: 31 })
    await doDue(lapseReservation, store)
    expect(await uses()).toBe(0)
    // Paying after all takes it again.
    expect((await late?.buyer.pay(intent?.id ?? ''))?.body.data.state).toBe('succeeded')
    expect(await uses()).toBe(1)
    expect(await count(`select count(*) from promo_code_use where code = 'TEN'`)).toBe(1)
  })

  it('bonuses are spent as far as there are any, by however many orders at once', async () => {
    const account = await register(store, 'saver@example.org')
    await give(account.id, 1_000)
    const { buyers, holdPlaces } = await readyCrowd(store, 30)
    await holdPlaces()
    await Promise.all(buyers.map(({ buyer, id }) => insist(() => buyer.toPay(id))))
    // As if each had been ordered with bonuses and had lapsed since.
    await store.db.$client.query(
      `update "order" set user_id = $1, session_id = null, used_bonuses = 300, total_cost = total_cost - 300
       where id like $2 and state = 'awaiting_payment'`,
      [account.id, `${buyers[0]?.id.slice(0, 3)}0%`],
    )
    const own = (path: string, body?: unknown) => account.call('POST', path, body)
    const intents = await Promise.all(
      buyers.map(async ({ id }) => (await own(`/v1/payment/stripe/intent/${id}`)).body.data.id as string),
    )
    const paid = await Promise.all(intents.map((id) => own(`/v1/payment/sandbox/${id}/confirm`, CARDS.pays)))
    const states = paid.map(({ body }) => body.data?.state as string)
    const balance = (await account.get('/v1/user/bonuses')).body.data.balance as number
    figure(`30 orders of 300 bonuses each at once, 1000 there: ${paidOf(states)} paid, ${balance} left`)
    expect(paidOf(states)).toBe(3)
    expect(balance).toBe(100)
    expect(await count('select count(*) from bonus_entry where balance < 0')).toBe(0)
    expect(await count('select count(*) from sandbox_charge where ref = any($1)', [intents])).toBe(3)
  })

  it('a gift card pays as far as it goes, by however many orders at once, and is whole again when they are cancelled', async () => {
    const { code } = await giftCardOf(store, 100)
    const { buyers, holdPlaces } = await readyCrowd(store, 30)
    await holdPlaces()
    for (const { buyer } of buyers) await insist(() => buyer.post('/v1/order/gift-cards/', { code }))
    const answers = await Promise.all(buyers.map(({ buyer, id }) => insist(() => buyer.toPay(id))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const placed = answers.filter(({ body }) => body.success)
    const spent = () =>
      count(
        `select -coalesce(sum(amount), 0) as count from gift_card_entry where kind in ('spent', 'returned')`,
      )
    const paid = placed.reduce((sum, { body }) => sum + (body.data.gift_card_amount as number), 0)
    figure(`30 orders at once with one gift card of 10000: ${placed.length} placed, ${await spent()} spent`)
    expect(placed.length).toBeGreaterThan(0)
    expect(await spent()).toBe(paid)
    expect(paid).toBeLessThanOrEqual(10_000)
    expect(await count('select count(*) from gift_card_entry where balance < 0')).toBe(0)
    // Cancelled three times at once, each gives back once.
    await Promise.all(
      placed.flatMap(({ body }) => {
        const owner = buyers.find(({ id }) => id === body.data.id)
        const cancel = () =>
          store.call('PATCH', `/v1/order/cancel/${body.data.id}`, { session: owner?.buyer.session })
        return [insist(cancel), insist(cancel), insist(cancel)]
      }),
    )
    expect(await spent()).toBe(0)
    expect(await balanceOn(store, code)).toBe(10_000)
  })

  it('a code and bonuses never meet, whatever the order of calls, and the ledger adds up', async () => {
    await makeCode(store, 'EITHER', { kind: 'fixed', value: 500 })
    const session = await store.newSession()
    const account = await register(store, 'either@example.org', session)
    const call = (method: 'POST' | 'DELETE' | 'PATCH', path: string, body?: unknown) =>
      account.call(method, path, body)
    const { body: roses } = await account.get('/v1/category/roses/?limit=1')
    const [{ id: product, position_slug }] = roses.data.list
    let meetings = 0
    let interleavings = 0
    for (let round = 0; round < 6; round++) {
      // An order may have taken all there were.
      await give(account.id, 2_000)
      await call('POST', `/v1/basket/${product}/${position_slug}`, {})
      const id = (await call('POST', '/v1/order/', {})).body.data.id as string
      await prepare(account.session, account.token)
      const moves = [
        () => call('POST', '/v1/order/promocode/', { code: 'either' }),
        () => call('POST', '/v1/order/use-bonuses/', { percent: 50 }),
        () => call('DELETE', '/v1/order/promocode/'),
        () => call('POST', '/v1/order/use-bonuses/', { percent: 90 }),
        () => call('POST', '/v1/order/promocode/', { code: 'EITHER' }),
        () => call('POST', '/v1/order/use-bonuses/', { percent: null }),
        () => call('POST', `/v1/order/to-pay/${id}`, { payment_method: 'stripe' }),
      ]
      const shuffled = moves.map((move) => ({ move, at: Math.random() })).sort((a, b) => a.at - b.at)
      const answers = await Promise.all(shuffled.map(({ move }) => move()))
      interleavings += answers.length
      for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
      meetings += await count(
        `select (select count(*) from cart where promo_code is not null and bonus_percent is not null) +
         (select count(*) from "order" where promo is not null and used_bonuses > 0) as count`,
      )
      await call('POST', '/v1/order/use-bonuses/', { percent: null })
      await call('DELETE', '/v1/order/promocode/')
      if (round % 2) await call('PATCH', `/v1/order/cancel/${id}`)
    }
    figure(`${interleavings} interleaved calls: code and bonuses together ${meetings} times`)
    expect(meetings).toBe(0)
    await call('POST', `/v1/basket/${product}/${position_slug}`, {})
    await call('POST', '/v1/order/promocode/', { code: 'EITHER' })
    expect((await call('POST', '/v1/order/use-bonuses/', { percent: 50 })).body).toMatchObject({
      success: false,
      message: "You can't use a promo code and bonuses together. Only one offer can be applied per order.",
    })
    const { rows } = await store.db.$client.query(
      `select sum(amount)::int as sum, min(balance) as least, (array_agg(balance order by id desc))[1] as last
       from bonus_entry where user_id = $1`,
      [account.id],
    )
    expect(rows[0].last).toBe(rows[0].sum)
    expect(rows[0].least).toBeGreaterThanOrEqual(0)
  })
})

const paidOf = (states: string[]) => states.filter((state) => state === 'succeeded').length

async function give(userId: string, amount: number): Promise<void> {
  await inTransaction(store, (tx) => addBonusEntry(tx, { userId, kind: 'gift', amount }))
}

/** Gives a user's draft all it needs to be ordered. */
async function prepare(session: string, auth: string): Promise<void> {
  const buyer = createBuyer(store, session, auth)
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
  const { date, interval } = firstOpen(await buyer.intervals(), ({ price }) => price === 0)
  await buyer.choose(date, interval.id)
}
