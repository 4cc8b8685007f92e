import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../support/account.ts'
import { askForCode, codeSentTo, otherThan, register, signIn } from '../support/account.ts'
import { CARDS, readyToPay } from '../support/checkout.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'
import { moveOrder } from '../../store/domain/order-state.ts'
import { createSubscription } from '../../store/domain/delivery-subscription.ts'

let store: TestStore
let person: Account
beforeAll(async () => {
  store = await startTestStore()
  person = await register(store, 'person@example.org')
})
afterAll(() => store.stop())

const save = (account: Account, body: object) => account.call('POST', '/v1/user/personal-data/', body)
const GOOD = { name: 'Iris Green', gender: 'female' }

/** A code for a new address of the account, sent there. */
async function contactCode(account: Account, receiver: string): Promise<string> {
  store.clock.advance({ seconds: 30 })
  const type = receiver.includes('@') ? 'email' : 'phone'
  const { body } = await account.call('POST', '/v1/user/contact-code/', { type, receiver })
  expect(body.success).toBe(true)
  return codeSentTo(store, receiver)
}

/** An order of the account, paid for. */
async function paidOrder(account: Account): Promise<string> {
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  await store.db.$client.query('update "order" set user_id = $1, session_id = null where id = $2', [
    account.id,
    id,
  ])
  return id
}

const move = (id: string, ...states: ('preparing' | 'on_its_way' | 'delivered' | 'refunded')[]) =>
  store.db.transaction(async (tx) => {
    for (const state of states) await moveOrder(tx, store.clock, id, state)
  })

describe('personal data', () => {
  it.each([
    [{ ...GOOD, name: '' }, 'name', 'Please fill all fields to continue'],
    [{ gender: 'female' }, 'name', 'Please fill all fields to continue'],
    [{ ...GOOD, name: '  ' }, 'name', 'Please fill all fields to continue'],
    [{ ...GOOD, name: ' Iris' }, 'name', 'Invalid name. Please remove any spaces.'],
    [{ ...GOOD, name: 'Iris  Green' }, 'name', 'Invalid name. Please remove any spaces.'],
    [{ ...GOOD, name: 'Iris 2' }, 'name', 'Enter the correct name'],
    [{ ...GOOD, name: '<b>' }, 'name', 'Enter the correct name'],
    [{ ...GOOD, name: 'a'.repeat(61) }, 'name', 'Enter the correct name'],
    [{ name: 'Iris' }, 'gender', 'You need specify your gender'],
    [{ name: 'Iris', gender: 'flower' }, 'gender', 'You need specify your gender'],
    [{ ...GOOD, email: 'iris@' }, 'email', 'Invalid mail format'],
    [{ ...GOOD, phone: '12' }, 'phone', 'Invalid number format'],
  ])('%o are refused', async (body, field, message) => {
    expect((await save(person, body)).body).toMatchObject({ success: false, field, message })
  })

  it.each(['Zoë', 'Anne-Marie O’Neill', 'María José', '李', 'J. R. Smith'])(
    'of %s are fine',
    async (name) => {
      const { body } = await save(person, { ...GOOD, name, gender: 'DO_NOT_SPECIFY' })
      expect(body).toMatchObject({ success: true, user: { name, gender: 'DO_NOT_SPECIFY' } })
    },
  )

  it('complete the registration once, with a welcome and a code of one’s own', async () => {
    const fresh = await signIn(store, 'fresh@example.org')
    await save(fresh, GOOD)
    await save(fresh, { ...GOOD, name: 'Iris Blue' })
    const { list } = (await fresh.get('/v1/user/promocodes')).body.data
    expect(list).toMatchObject([{ kind: 'percent', value: 10, state: 'usable' }])
    const { rows } = await store.db.$client.query(
      `select text from message where kind = 'welcome' and "to" = 'fresh@example.org'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text).toContain(list[0].code)
    store.clock.advance({ hours: 24 * 60 })
    const later = await signIn(store, 'fresh@example.org')
    expect((await later.get('/v1/user/promocodes')).body.data.list[0].state).toBe('expired')
    person = await signIn(store, 'person@example.org')
  })

  it('take another address unproven, which signs nobody in', async () => {
    const { body } = await save(person, { ...GOOD, phone: '07911 123001' })
    expect(body.user).toMatchObject({ phone: '+447911123001', phone_verified: false })
    const other = await signIn(store, '+447911123001')
    expect(other.id).not.toBe(person.id)
    // Its owner has it now: proving it afterwards is refused, and so is a wrong code.
    const wrong = otherThan(await contactCode(person, '+447911123001'))
    const refused = await save(person, { ...GOOD, phone_code: wrong })
    expect(refused.body).toMatchObject({ field: 'phone_code', message: 'Invalid code' })
    const code = await contactCode(person, '+447911123001')
    const taken = await save(person, { ...GOOD, phone_code: code })
    expect(taken.body).toMatchObject({ success: false, field: 'phone' })
  })

  it('take another address for good with its code, and bonuses come with it', async () => {
    const code = await contactCode(person, '+447911123002')
    const { body } = await save(person, { ...GOOD, phone: '07911 123002', phone_code: code })
    expect(body.user).toMatchObject({ phone: '+447911123002', phone_verified: true })
    store.clock.advance({ seconds: 30 })
    expect((await signIn(store, '+447911123002')).id).toBe(person.id)
    expect((await person.get('/v1/user/bonuses')).body.data).toMatchObject({ balance: 200 })
  })

  it('do not lose the address one signs in with', async () => {
    const only = await register(store, 'only@example.org')
    expect((await save(only, { ...GOOD, email: '' })).body).toMatchObject({ success: false, field: 'email' })
    expect((await save(only, { ...GOOD, email: 'new@example.org' })).body).toMatchObject({ success: false })
    const code = await contactCode(only, 'new@example.org')
    const { body } = await save(only, { ...GOOD, email: 'new@example.org', email_code: code })
    expect(body.user).toMatchObject({ email: 'new@example.org', email_verified: true })
  })

  it('are not confirmed by a code for something else', async () => {
    const account = await register(store, 'purpose@example.org')
    await askForCode(store, account.session, 'else@example.org')
    const signInCode = await codeSentTo(store, 'else@example.org')
    const { body } = await save(account, { ...GOOD, email: 'else@example.org', email_code: signInCode })
    expect(body).toMatchObject({ success: false, message: 'Invalid code' })
  })

  it('are there to take along', async () => {
    const { data } = (await person.get('/v1/user/personal-data/export/')).body
    expect(data).toMatchObject({ personal_data: { email: 'person@example.org' }, orders: [] })
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['important_dates', 'bonuses', 'messages']))
  })
})

describe('the history', () => {
  it('is searched by number, flowers and recipient', async () => {
    const account = await register(store, 'search@example.org')
    const [one, two] = [await paidOrder(account), await paidOrder(account)]
    const found = async (search: string) =>
      (await account.get(`/v1/user/history?search=${encodeURIComponent(search)}`)).body.data.map(
        (order: { id: string }) => order.id,
      )
    expect(await found('')).toHaveLength(2)
    expect(await found(one.slice(1, 7).toLowerCase())).toEqual([one])
    expect((await found('iris')).sort()).toEqual([one, two].sort())
    expect(await found('100%_')).toEqual([])
    expect(await found('\\')).toEqual([])
  })

  it('lets an order be cancelled until the florist begins, and frees its window', async () => {
    const account = await register(store, 'cancel@example.org')
    const id = await paidOrder(account)
    const { body } = await account.call('PATCH', `/v1/order/cancel/${id}`)
    expect(body).toMatchObject({ success: true, data: { state: 'cancelled', interval: null } })
    expect(body.message).toContain('goes back')
    const { rows } = await store.db.$client.query(
      'select refund_requested_at from payment where order_id = $1',
      [id],
    )
    expect(rows[0].refund_requested_at).not.toBeNull()
    const begun = await paidOrder(account)
    await move(begun, 'preparing')
    expect((await account.call('PATCH', `/v1/order/cancel/${begun}`)).body).toMatchObject({
      success: false,
      data: { state: 'preparing' },
    })
  })

  it('has an order either paid or cancelled when both come at once', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    const [paid, cancelled] = await Promise.all([
      buyer.pay(intent.id, CARDS.pays),
      store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session }),
    ])
    const { state } = await buyer.order(id)
    const { rows } = await store.db.$client.query('select * from payment where order_id = $1', [id])
    if (cancelled.body.success) expect(state).toBe('cancelled')
    if (state === 'cancelled' && paid.body.data?.state === 'succeeded')
      expect(rows[0].refund_requested_at).not.toBeNull()
  })

  it('forgets an order that is over, for the user', async () => {
    const account = await register(store, 'delete@example.org')
    const [over, open] = [await paidOrder(account), await paidOrder(account)]
    await move(over, 'preparing', 'on_its_way', 'delivered')
    expect((await account.call('DELETE', `/v1/order/delete/${open}`)).body.error.code).toBe('wrong_state')
    const { body } = await account.call('DELETE', `/v1/order/delete/${over}`)
    expect(body.data.map((order: { id: string }) => order.id)).toEqual([open])
    expect((await account.get('/v1/user/history')).body.data).toHaveLength(1)
  })

  it('puts what was ordered into the cart again', async () => {
    const account = await register(store, 'repeat@example.org')
    const id = await paidOrder(account)
    const ordered = (await account.get(`/v1/order/${id}/`)).body.data.positions
    const { body } = await account.call('POST', `/v1/order/repeat/${id}`)
    expect(body.left_out).toEqual([])
    expect(body.data.positions).toEqual(ordered)
    await store.db.$client.query('update product set active = false where id = $1', [ordered[0].product_id])
    const gone = await account.call('POST', `/v1/order/repeat/${id}`, {})
    expect(gone.body.left_out).toEqual([ordered[0].offer_title])
    await store.db.$client.query('update product set active = true where id = $1', [ordered[0].product_id])
  })
})

describe('bonuses', () => {
  it('come once with each delivered order, and go with a refund', async () => {
    const account = await register(store, 'bonus@example.org')
    const id = await paidOrder(account)
    const { cashback } = (await account.get(`/v1/order/${id}/`)).body.data
    expect((await account.get('/v1/user/bonuses')).body.data.balance).toBe(0)
    await move(id, 'preparing', 'on_its_way', 'delivered')
    const { data } = (await account.get('/v1/user/bonuses')).body
    expect(data.balance).toBe(cashback + 300)
    expect(data.history).toMatchObject([
      { kind: 'target_action', amount: 300 },
      { kind: 'order', amount: cashback, order_id: id },
    ])
    await move(id, 'refunded')
    expect((await account.get('/v1/user/bonuses')).body.data.balance).toBe(300)
    expect((await account.get('/v1/loyalty/user')).body.data).toMatchObject({ balance: 300, percent: 5 })
    expect((await account.get('/v1/loyalty/target-actions')).body.data).toContainEqual(
      expect.objectContaining({ code: 'first_order', achieved: true }),
    )
  })

  it('are in the ledger what they add up to, never below zero, however many are booked at once', async () => {
    const { bookBonuses } = await import('../../store/domain/bonuses.ts')
    const account = await register(store, 'ledger@example.org')
    const book = (amount: number, reference: string) =>
      store.db
        .transaction((tx) =>
          bookBonuses(tx, store.clock, { userId: account.id, kind: 'spent', reference, amount }),
        )
        .catch(() => false)
    await book(1_000, 'gift')
    await Promise.all(Array.from({ length: 60 }, (_, n) => book(-100, `order ${n}`)))
    await Promise.all(Array.from({ length: 20 }, () => book(500, 'the same')))
    const { rows } = await store.db.$client.query(
      `select sum(amount)::int as sum, min(balance) as lowest, count(*)::int as entries,
        (array_agg(balance order by id desc))[1] as balance from bonus_entry where user_id = $1`,
      [account.id],
    )
    expect(rows[0]).toEqual({ sum: 500, lowest: 0, entries: 12, balance: 500 })
  })
})

describe('notification settings', () => {
  it('begin with what was asked for, change one by one and keep what has to be', async () => {
    const account = await register(store, 'notify@example.org')
    const on = async () =>
      (await account.get('/v1/subscriptions/')).body.data.settings
        .filter((entry: { enabled: boolean }) => entry.enabled)
        .map((entry: { topic: string; channel: string }) => `${entry.topic} ${entry.channel}`)
    expect(await on()).toEqual(['orders email', 'orders sms', 'reminders email'])
    const put = (body: object) => account.call('PUT', '/v1/subscriptions/', body)
    await put({ settings: [{ topic: 'reminders', channel: 'sms', enabled: true }] })
    expect(
      (await put({ settings: [{ topic: 'orders', channel: 'email', enabled: false }] })).body.success,
    ).toBe(false)
    await account.call('POST', '/v1/user/subscribe/', { subscribed: true })
    expect((await account.get('/v1/user/subscribe/')).body.data).toEqual({
      subscribed: true,
      email: 'notify@example.org',
    })
    expect(await on()).toEqual([
      'orders email',
      'orders sms',
      'reminders email',
      'reminders sms',
      'offers email',
    ])
    expect((await account.call('POST', '/v1/subscriptions/sms/unsubscribe/', {})).body.success).toBe(true)
    expect(await on()).toEqual(['orders email', 'reminders email', 'offers email'])
  })

  it('are not changed by a link that is not ours', async () => {
    const { unsubscribeUrl } = await import('../../store/domain/unsubscribe-link.ts')
    const account = await register(store, 'link@example.org')
    const url = unsubscribeUrl(
      { secret: 'a secret of the tests, long enough for anything', siteUrl: 'https://x.example' },
      { userId: account.id, topic: 'reminders', channel: 'email' },
    )
    const token = new URL(url).searchParams.get('token') ?? ''
    const send = (value: string) =>
      store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token: value } })
    for (const forged of [`x${token}`, `${token}x`, token.split('.')[0] ?? '', 'nonsense.of.sorts'])
      expect((await send(forged)).body).toMatchObject({ success: false, topic: null })
    expect((await send(token)).body).toMatchObject({ success: true, topic: 'reminders', channel: 'email' })
    const { settings } = (await account.get('/v1/subscriptions/')).body.data
    expect(settings).toContainEqual({ topic: 'reminders', channel: 'email', enabled: false, locked: false })
  })
})

describe('a delivery subscription', () => {
  it('is paused, resumed, skipped, swapped, moved and cancelled by its owner', async () => {
    const account = await register(store, 'subscriber@example.org')
    store.clock.set('2026-07-01T10:00:00Z')
    const owner = await signIn(store, 'subscriber@example.org')
    const list = (await store.get('/v1/category/roses/?limit=2')).body.data.list
    const { rows } = await store.db.$client.query(
      'select id, product_id, slug from variant where product_id = any($1) order by product_id, position',
      [list.map((card: { id: number }) => card.id)],
    )
    const windows = await store.db.$client.query(
      `select id from delivery_window where zone = 'london' order by id`,
    )
    const id = await createSubscription(store.db, store.clock, {
      userId: account.id,
      variantId: rows[0].id,
      windowId: windows.rows[0].id,
      everyWeeks: 2,
      price: 3900,
      shippingAddress: { postcode: 'N1 9GU', line1: '1 Road', line2: null, city: 'London', zone: 'london' },
      recipient: { name: 'Iris', phone: '+442079460018', note: null, anonymous: false },
      nextDeliveryOn: '2026-07-10',
    })
    const act = (what: string, body: object = {}) =>
      owner.call('POST', `/v1/user/delivery-subscriptions/${id}/${what}`, body)
    expect((await owner.get('/v1/user/delivery-subscriptions/')).body.data).toMatchObject([
      { id, state: 'active', next_delivery_on: '2026-07-10', change_until: '2026-07-08T16:00:00Z' },
    ])
    const skips = await Promise.all([1, 2, 3].map(() => act('skip', { next_delivery_on: '2026-07-10' })))
    expect(skips.map(({ body }) => body.data.next_delivery_on)).toEqual(Array(3).fill('2026-07-24'))
    const other = rows.find((row: { product_id: number }) => row.product_id !== rows[0].product_id)
    const swapped = await act('swap', { product_id: other.product_id, position_slug: other.slug })
    expect(swapped.body.data.product_id).toBe(other.product_id)
    const moved = await act('slot', { interval_id: windows.rows[1].id, date: '2026-07-22' })
    expect(moved.body.data).toMatchObject({ next_delivery_on: '2026-07-22' })
    expect((await act('slot', { interval_id: windows.rows[1].id, date: '2026-07-02' })).status).toBe(400)
    expect((await act('slot', { interval_id: 999 })).status).toBe(400)
    expect((await act('pause', { until: '2026-09-01' })).body.data).toMatchObject({
      state: 'paused',
      next_delivery_on: null,
      may: ['resume', 'cancel'],
    })
    expect((await act('skip', { next_delivery_on: '2026-07-22' })).body.error.code).toBe('wrong_state')
    expect((await act('resume')).body.data).toMatchObject({ state: 'active', next_delivery_on: '2026-07-22' })
    store.clock.set('2026-07-20T16:00:00Z')
    expect((await act('skip', { next_delivery_on: '2026-07-22' })).body.error.code).toBe('too_late')
    expect((await act('cancel')).body.data).toMatchObject({
      state: 'cancelled',
      next_delivery_on: null,
    })
    expect((await act('cancel')).body.error.code).toBe('wrong_state')
  })
})
