import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookBonuses } from '../../store/domain/bonuses.ts'
import { mustMove } from '../../store/domain/order-state.ts'
import { register } from '../support/account.ts'
import type { Account } from '../support/account.ts'
import { CARDS, createBuyer, firstOpen } from '../support/checkout.ts'
import { makeCode } from '../support/crowd.ts'
import type { TestStore } from '../support/store.ts'
import { MORNING, startTestStore } from '../support/store.ts'

const NOT_BOTH = "You can't use a promo code and bonuses together. Only one offer can be applied per order."

let store: TestStore
let account: Account
let cost: number
let people = 0
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A user with 20 pounds of bonuses and a bouquet in the cart. */
beforeEach(async () => {
  store.clock.set(MORNING)
  account = await register(store, `saver-${people++}@example.org`)
  await store.db.transaction((tx) =>
    bookBonuses(tx, store.clock, {
      userId: account.id,
      kind: 'gift',
      reference: randomUUID(),
      amount: 2_000,
    }),
  )
  const [{ id, position_slug }] = (await account.get('/v1/category/roses/?limit=1')).body.data.list
  cost = (await account.call('POST', `/v1/basket/${id}/${position_slug}`, {})).body.data.positions_cost
})

const cart = async () => (await account.get('/v1/basket/')).body.data
const usePromo = async (code: string) => (await account.call('POST', '/v1/order/promocode/', { code })).body
const dropPromo = async () => (await account.call('DELETE', '/v1/order/promocode/')).body
const spend = async (percent: unknown) =>
  (await account.call('POST', '/v1/order/use-bonuses/', { percent })).body
const history = async () => (await account.get('/v1/user/bonuses')).body.data

async function draft(fits: Parameters<typeof firstOpen>[1] = ({ price }) => price === 0) {
  const buyer = createBuyer(store, account.session, account.token)
  const id = (await account.call('POST', '/v1/order/', {})).body.data.id as string
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
  const { date, interval } = firstOpen(await buyer.intervals(), fits)
  await buyer.choose(date, interval.id)
  return { buyer, id, interval }
}

describe('a promo code', () => {
  it('takes a percentage off, is shown on cart and order, and goes again', async () => {
    await makeCode(store, 'TENTH', { value: 10 })
    const used = await usePromo(' tenth ')
    const discount = Math.round(cost / 10)
    expect(used).toMatchObject({ success: true, is_for_app: false, data: { order_details: null } })
    expect(await cart()).toMatchObject({
      discount,
      total_cost: cost - discount,
      promo_code: { code: 'TENTH', discount, message: '10% off flowers and gifts.' },
    })
    const { buyer } = await draft()
    expect(await buyer.order()).toMatchObject({
      discounts: { discount, old_total_cost: cost },
      total_cost: cost - discount,
      promo_code: { code: 'TENTH', discount },
      cashback: Math.round((cost - discount) * 0.05),
    })
    expect((await dropPromo()).data).toMatchObject({
      order_details: { promo_code: null, total_cost: cost },
      cart: { promo_code: null, total_cost: cost },
    })
  })

  it('of a fixed amount leaves what a card can be charged at least', async () => {
    await makeCode(store, 'HUGE', { kind: 'fixed', value: 1_000_000 })
    expect((await usePromo('HUGE')).data.cart).toMatchObject({ total_cost: 30, discount: cost - 30 })
  })

  it('for free delivery frees the window, and is not used up where there is nothing to free', async () => {
    await makeCode(store, 'FREE', { kind: 'free_delivery', value: 0, limit_total: 5 })
    await usePromo('FREE')
    const { buyer, id, interval } = await draft(({ price }) => price > 0)
    expect(await buyer.order()).toMatchObject({
      delivery_amount: 0,
      promo_code: { discount: interval.price },
      total_cost: cost,
      discounts: { discount: 0, old_total_cost: cost + interval.price },
    })
    await buyer.toPay(id)
    const order = await buyer.order(id)
    expect(order).toMatchObject({ delivery_amount: 0, total_cost: cost, promo_code: { code: 'FREE' } })
  })

  it.each([
    ['NOSUCH', undefined, 'There is no such promo code.'],
    ['OFTHEPAST', { expires_at: '2026-03-01' }, 'This promo code has expired.'],
    ['OFTHEFUTURE', { starts_at: '2027-01-01' }, 'This promo code does not work yet.'],
    ['FORTHERICH', { minimum: 1_000_000 }, 'for flowers and gifts from £10000'],
    ['ALLGONE', { limit_total: 0 }, 'This promo code has been used up.'],
    ['INTHEAPP', { app_only: true }, 'This promo code works in the app only.'],
  ])('%s is refused in words for the shopper', async (code, more, words) => {
    if (more) await makeCode(store, code, more)
    const answer = await usePromo(code)
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining(words) })
    expect(answer.is_for_app).toBe(code === 'INTHEAPP')
    expect((await cart()).promo_code).toBeNull()
  })

  it('of somebody else looks like one that does not exist', async () => {
    const other = await register(store, `other-${people++}@example.org`)
    const { rows } = await store.db.$client.query('select code from promo_code where user_id = $1', [
      other.id,
    ])
    expect((await usePromo(rows[0].code as string)).message).toBe('There is no such promo code.')
  })

  it('that stops working says so on the cart, and the order is not placed at another price', async () => {
    await makeCode(store, 'BRIEFLY', { expires_at: '2026-03-10T08:10:00Z' })
    await usePromo('BRIEFLY')
    const { buyer, id } = await draft()
    store.clock.advance({ minutes: 10 })
    expect((await cart()).promo_code).toEqual({
      code: 'BRIEFLY',
      discount: 0,
      message: 'This promo code has expired.',
    })
    const { body } = await buyer.toPay(id)
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('expired') })
  })

  it('once a person is once a person: by account, and by the e-mail address of a guest', async () => {
    await makeCode(store, 'ONCE', { limit_per_user: 1 })
    await usePromo('ONCE')
    const { buyer, id } = await draft()
    expect((await buyer.toPay(id)).body.success).toBe(true)
    const [{ id: product, position_slug }] = (await account.get('/v1/category/roses/?limit=1')).body.data.list
    await account.call('POST', `/v1/basket/${product}/${position_slug}`, {})
    expect((await usePromo('ONCE')).message).toBe('You have used this promo code already.')

    const guest = createBuyer(store, await store.newSession())
    await guest.post(`/v1/basket/${product}/${position_slug}`, {})
    const second = (await guest.post('/v1/order/', {})).body.data.id as string
    await guest.address()
    await guest.recipient()
    await guest.contact()
    const { date, interval } = firstOpen(await guest.intervals())
    await guest.choose(date, interval.id)
    expect((await guest.post('/v1/order/promocode/', { code: 'ONCE' })).body.success).toBe(true)
    expect((await guest.toPay(second)).body).toMatchObject({
      success: false,
      message: 'You have used this promo code already.',
      data: { state: 'draft' },
    })
  })
})

describe('bonuses', () => {
  it.each([50, 70, 80, 90])(
    'pay %d%% of the flowers and gifts, as far as there are so many',
    async (percent) => {
      const used = Math.min(2_000, Math.round((cost * percent) / 100))
      expect((await spend(percent)).success).toBe(true)
      expect(await cart()).toMatchObject({
        bonus_percent: percent,
        used_bonus_amount: used,
        total_cost: cost - used,
        bonuses_will_accrue: Math.round((cost - used) * 0.05),
      })
    },
  )

  it.each([0, 10, 100, '50', 50.5, -50])('take no share of %j', async (percent) => {
    expect((await spend(percent)).error).toMatchObject({ field: 'body.percent' })
  })

  it('are a user’s, who has some', async () => {
    const session = await store.newSession()
    const guest = await store.call('POST', '/v1/order/use-bonuses/', { session, body: { percent: 50 } })
    expect(guest.body).toMatchObject({ success: false, message: 'Sign in to use your bonuses.' })
  })

  it('and a code exclude each other, with advice which saves more', async () => {
    await makeCode(store, 'SMALL', { kind: 'fixed', value: 100 })
    await makeCode(store, 'LARGE', { kind: 'fixed', value: 2_500 })
    await spend(90)
    const small = await usePromo('SMALL')
    expect(small).toMatchObject({ success: false, message: NOT_BOTH })
    expect(small.advice).toContain('bonuses save more')
    expect((await usePromo('LARGE')).advice).toContain('the code saves more')
    await spend(null)
    await usePromo('SMALL')
    expect(await spend(50)).toMatchObject({ success: false, message: NOT_BOTH, advice: expect.any(String) })
    expect(await cart()).toMatchObject({ bonus_percent: null, promo_code: { code: 'SMALL' } })
  })

  it('are spent when ordered, come back when cancelled, and are earned when delivered', async () => {
    await spend(50)
    const { buyer, id } = await draft()
    await buyer.toPay(id)
    const used = (await buyer.order(id)).used_bonus_amount
    expect((await history()).balance).toBe(2_000 - used)
    await account.call('PATCH', `/v1/order/cancel/${id}`)
    expect((await history()).balance).toBe(2_000)

    const [{ id: product, position_slug }] = (await account.get('/v1/category/roses/?limit=1')).body.data.list
    await account.call('POST', `/v1/basket/${product}/${position_slug}`, {})
    await spend(90)
    const next = await draft()
    await next.buyer.toPay(next.id)
    const intent = await next.buyer.intent(next.id)
    await next.buyer.pay(intent.id, CARDS.pays)
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
      await store.db.transaction((tx) => mustMove(tx, store.clock, next.id, state))
    const paid = await next.buyer.order(next.id)
    const { balance } = await history()
    // And the bonus for the first order that is delivered.
    expect(balance).toBe(2_000 - paid.used_bonus_amount + paid.cashback + 300)
  })
})
