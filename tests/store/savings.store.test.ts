import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookBonuses } from '../../store/domain/bonuses.ts'
import { pounds } from '../../store/domain/money.ts'
import { mustMove } from '../../store/domain/order-state.ts'
import { lapseReservations } from '../../store/domain/reservation.ts'
import { register } from '../support/account.ts'
import type { Account } from '../support/account.ts'
import { CARDS, createBuyer, firstOpen, readyToPay } from '../support/checkout.ts'
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
const usePromo = async (code: string, headers: Record<string, string> = {}) =>
  (await account.call('POST', '/v1/order/promocode/', { code }, { headers })).body
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

  it('of all there is says why something is left to pay, and only then', async () => {
    await makeCode(store, 'ALLOFIT', { value: 100 })
    const why = '100% off flowers and gifts. £0.30 is left to pay: card providers take no less.'
    const { message, data } = await usePromo('ALLOFIT')
    expect(message).toBe(why)
    expect(data.cart.promo_code).toEqual({ code: 'ALLOFIT', discount: cost - 30, message: why })
    const { buyer, id } = await draft()
    expect(await buyer.order()).toMatchObject({ total_cost: 30, promo_code: { message: why } })
    const { date, interval } = firstOpen(await buyer.intervals(), ({ price }) => price > 0)
    await buyer.choose(date, interval.id)
    // Now the delivery is left to pay, and all of the flowers are off.
    expect(await buyer.order()).toMatchObject({
      total_cost: interval.price,
      promo_code: { discount: cost, message: '100% off flowers and gifts.' },
    })
    const free = firstOpen(await buyer.intervals(), ({ price }) => price === 0)
    await buyer.choose(free.date, free.interval.id)
    await buyer.toPay(id)
    expect((await buyer.order(id)).promo_code).toMatchObject({ message: why })
  })

  it.each([
    ['ENDING', { expires_at: '2026-03-10T08:40:00Z' }, 'This promo code has expired.'],
    ['SCARCE', { limit_total: 1 }, 'This promo code has been used up.'],
  ])(
    '%s, gone while its order waits for the payment, is said to be what it is',
    async (code, more, words) => {
      await makeCode(store, code, more)
      await usePromo(code)
      const { buyer, id } = await draft()
      expect((await buyer.toPay(id)).body.success).toBe(true)
      const intent = await buyer.intent(id)
      store.clock.advance({ minutes: 45 })
      await lapseReservations(store.db, store.clock)
      await store.db.$client.query('update promo_code set uses = 1 where code = $1', [code])
      await buyer.pay(intent.id, CARDS.pays)
      const { state, payment } = await buyer.order(id)
      expect(state).toBe('awaiting_payment')
      expect(payment?.message).toBe(`${words} You were not charged. Order again without it.`)
    },
  )

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

  it('for the app is taken there, and stays on the cart wherever it is looked at', async () => {
    await makeCode(store, 'ONTHEPHONE', { app_only: true })
    const refused = await usePromo('ONTHEPHONE')
    expect(refused).toMatchObject({ success: false, is_for_app: true })
    const taken = await usePromo('ONTHEPHONE', { 'x-app-platform': 'ios' })
    expect(taken).toMatchObject({ success: true, is_for_app: false })
    expect((await cart()).promo_code).toMatchObject({ code: 'ONTHEPHONE', discount: expect.any(Number) })
    expect(await usePromo('ONTHEPHONE', { 'x-app-platform': 'toaster' })).toMatchObject({ success: false })
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

  it('and a code for free delivery are compared by the window that is chosen', async () => {
    await makeCode(store, 'FREELY', { kind: 'free_delivery', value: 0 })
    await spend(90)
    const bonuses = pounds((await cart()).used_bonus_amount)
    const advice = async () => (await usePromo('FREELY')).advice as string

    expect(await advice()).toBe(
      `The promo code FREELY saves what the delivery costs, up to £6.95, bonuses save ${bonuses}: bonuses save more.`,
    )
    const { buyer, interval } = await draft(({ price }) => price > 0)
    expect(await advice()).toBe(
      `The promo code FREELY saves ${pounds(interval.price)} on the delivery, bonuses save ${bonuses}: bonuses save more.`,
    )
    const free = firstOpen(await buyer.intervals(), ({ price }) => price === 0)
    await buyer.choose(free.date, free.interval.id)
    expect(await advice()).toBe(
      `The promo code FREELY saves nothing on a delivery that is free, bonuses save ${bonuses}: bonuses save more.`,
    )
  })

  it('that are few lose against free delivery, or it depends on the window', async () => {
    await makeCode(store, 'FREER', { kind: 'free_delivery', value: 0 })
    // 20 pounds there were; 3 stay.
    await store.db.transaction((tx) =>
      bookBonuses(tx, store.clock, {
        userId: account.id,
        kind: 'spent',
        reference: randomUUID(),
        amount: -1_700,
      }),
    )
    await spend(90)
    const advice = async () => (await usePromo('FREER')).advice as string
    expect(await advice()).toBe(
      'The promo code FREER saves what the delivery costs, up to £6.95, bonuses save £3.00: ' +
        'the code saves more at a delivery time for more than £3.00, bonuses at one for less.',
    )
    const { interval } = await draft(({ price }) => price > 0)
    expect(await advice()).toBe(
      `The promo code FREER saves ${pounds(interval.price)} on the delivery, bonuses save £3.00: the code saves more.`,
    )
  })

  it('that there are none of are not weighed against a code', async () => {
    await makeCode(store, 'ANY')
    await store.db.transaction((tx) =>
      bookBonuses(tx, store.clock, {
        userId: account.id,
        kind: 'spent',
        reference: randomUUID(),
        amount: -2_000,
      }),
    )
    await usePromo('ANY')
    expect(await spend(50)).toMatchObject({ message: 'You have no bonuses yet.', advice: null })
  })

  it('are earned by accounts: a guest is told to sign in, and what the order would earn', async () => {
    expect((await cart()).bonuses_will_accrue_text).toBe(
      `You will earn ${pounds(Math.round(cost * 0.05))} in bonuses with this order`,
    )
    const { buyer, id } = await readyToPay(store)
    const { cashback, positions_cost: flowers } = await buyer.order(id)
    expect(cashback).toBe(Math.round(flowers * 0.05))
    const session = await store.newSession()
    const empty = (await store.get('/v1/basket/', session)).body.data
    expect(empty.bonuses_will_accrue_text).toBe('Sign in and every order earns bonuses')
    const [{ id: product, position_slug }] = (await account.get('/v1/category/roses/?limit=1')).body.data.list
    const added = await store.call('POST', `/v1/basket/${product}/${position_slug}`, { session, body: {} })
    expect(added.body.data).toMatchObject({
      bonuses_will_accrue: Math.round(cost * 0.05),
      bonuses_will_accrue_text: `Sign in and this order earns ${pounds(Math.round(cost * 0.05))} in bonuses`,
    })
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
