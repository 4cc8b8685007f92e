import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../support/account.ts'
import { PERSON, askForCode, codeSentTo, otherThan, register, signIn } from '../support/account.ts'
import { CARDS, readyToPay } from '../support/checkout.ts'
import type { TestStore } from '../support/store.ts'
import { TEST_AUTH, startTestStore } from '../support/store.ts'
import { eq } from 'drizzle-orm'
import { order } from '../../store/db/schema.ts'
import { bookBonuses, spendOnOrder } from '../../store/domain/bonuses.ts'
import { writeOrderLetters } from '../../store/domain/order-letters.ts'
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

  it('take another address unproven, which signs nobody in and earns nothing', async () => {
    const { body } = await save(person, { ...GOOD, phone: '07911 123001' })
    expect((await person.get('/v1/user/bonuses')).body.data).toMatchObject({ balance: 0 })
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

  it('are not asked for where an address is proven: who gave no name proves theirs, and has given none', async () => {
    const nameless = await signIn(store, '+447911123003')
    const proof = { email: 'nameless@example.org', name: '', gender: '' }
    expect((await save(nameless, proof)).body).toMatchObject({ success: false, field: 'name' })
    const code = await contactCode(nameless, 'nameless@example.org')
    const wrong = await save(nameless, { ...proof, email_code: otherThan(code) })
    expect(wrong.body).toMatchObject({ success: false, field: 'email_code', message: 'Invalid code' })
    const { body } = await save(nameless, { ...proof, email_code: code })
    expect(body.user).toMatchObject({ email_verified: true, name: null, gender: null, registered: false })
    const named = await save(nameless, GOOD)
    expect(named.body.user).toMatchObject({ name: 'Iris Green', registered: true, email_verified: true })
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

  it('have with them the forms that were sent in and what was looked for, of nobody else', async () => {
    const account = await register(store, 'takes-along@example.org')
    const draw = (email: string) =>
      store.call('POST', '/v1/forms/draw/', { body: { name: 'Iris', email, agreed: true } })
    await draw('Takes-along@example.org')
    await draw('somebody-else@example.org')
    await account.call('POST', '/v1/search/history/', { phrase: 'blue irises' })
    const { data } = (await account.get('/v1/user/personal-data/export/')).body
    expect(data.forms).toMatchObject([{ form: 'draw', fields: { email: 'Takes-along@example.org' } }])
    expect(data.searches).toMatchObject([{ phrase: 'blue irises' }])
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
    for (const typed of [`#${one}`, `# ${one.toLowerCase()}`]) expect(await found(typed)).toEqual([one])
    expect(await found('100%_')).toEqual([])
    expect(await found('\\')).toEqual([])
    await store.db.$client.query(
      `update "order" set recipient = jsonb_set(recipient, '{name}', to_jsonb('Zoë Brontë'::text)) where id = $1`,
      [one],
    )
    for (const typed of ['ZOE', 'zoë', 'Bronte', 'BRONTË']) expect(await found(typed)).toEqual([one])
    expect(await found('Zoé Brontes')).toEqual([])
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
    // Whoever has the private link still follows it; in the account it is there no more.
    expect((await account.get(`/v1/order/${over}/`)).status).toBe(404)
    const { history } = (await account.get('/v1/user/bonuses')).body.data
    expect(history).toMatchObject([
      { kind: 'target_action', order_id: null },
      { kind: 'order', title: `Earned with order ${over}`, order_id: null },
    ])
    expect((await account.get(`/v1/delivery-subscriptions/order/${over}/`)).status).toBe(404)
    const { rows } = await store.db.$client.query('select tracking_token from "order" where id = $1', [over])
    expect((await store.get(`/v1/order/track/${rows[0].tracking_token}/`)).status).toBe(200)
    // A second press comes to the same.
    expect((await account.call('DELETE', `/v1/order/delete/${over}`)).body.data).toHaveLength(1)
    // The shop keeps it, and says so to who asks for all it keeps.
    const { orders } = (await account.get('/v1/user/personal-data/export/')).body.data
    expect(orders.map(({ id, hidden_at }: any) => [id, hidden_at !== null]).sort()).toEqual(
      [
        [over, true],
        [open, false],
      ].sort(),
    )
    expect(orders[0].shipping_address).not.toBeNull()
  })

  it('comes page by page, each order once, and whole in the file to take along', async () => {
    const account = await register(store, 'many-orders@example.org')
    const first = await paidOrder(account)
    // Two of the same moment stand where a page ends.
    await store.db.$client.query(
      `insert into "order" (id, user_id, type, state, shipping_address, recipient, contact, positions, lines,
         positions_cost, delivery_amount, service_fee, discount, total_cost, created_at, updated_at)
       select 'PAGED' || lpad(n::text, 3, '0'), user_id, type, 'delivered', shipping_address, recipient, contact, positions,
         lines, positions_cost, delivery_amount, service_fee, discount, total_cost,
         created_at - make_interval(days => (n + 1) / 2), updated_at
       from "order", generate_series(1, 125) as n where id = $1`,
      [first],
    )
    const seen: string[] = []
    const sizes: number[] = []
    for (let path = '/v1/user/history?search='; path;) {
      const { data, next_before } = (await account.get(path)).body
      seen.push(...data.map(({ id }: { id: string }) => id))
      sizes.push(data.length)
      path = next_before ? `/v1/user/history?search=&before=${next_before}` : ''
    }
    expect(sizes).toEqual([20, 20, 20, 20, 20, 20, 6])
    expect(new Set(seen).size).toBe(126)
    const { orders } = (await account.get('/v1/user/personal-data/export/')).body.data
    expect(orders.map(({ id }: { id: string }) => id)).toEqual(seen)
    // Of what was searched for there are pages, too; after an order of somebody else there is nothing.
    const some = (await account.get('/v1/user/history?search=%23PAGED0&before=PAGED089')).body
    expect([some.data.length, some.next_before]).toEqual([9, null])
    expect((await person.get(`/v1/user/history?before=${first}`)).body.data).toEqual([])
    expect((await account.get('/v1/user/history?before=x')).status).toBe(400)
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

  it.each(['paid', 'preparing', 'on_its_way', 'delivered'] as const)(
    'that were spent on an order come back once when it is refunded from %s',
    async (from) => {
      const account = await register(store, `spent-${from}@example.org`)
      const balance = async () => (await account.get('/v1/user/bonuses')).body.data.balance
      const id = await paidOrder(account)
      await store.db.$client.query('update "order" set used_bonuses = 2000 where id = $1', [id])
      await store.db.transaction(async (tx) => {
        await bookBonuses(tx, store.clock, {
          ...{ userId: account.id, kind: 'gift', reference: 'hello', amount: 5000 },
        })
        const [row] = await tx.select().from(order).where(eq(order.id, id))
        if (row) await spendOnOrder(tx, store.clock, row)
      })
      expect(await balance()).toBe(3000)
      const way = ['preparing', 'on_its_way', 'delivered'] as const
      await move(id, ...way.slice(0, (way as readonly string[]).indexOf(from) + 1))
      for (let times = 0; times < 2; times++) await move(id, 'refunded')
      while (await writeOrderLetters(store.db, store.clock, TEST_AUTH));
      const { rows } = await store.db.$client.query(
        `select text from message where kind = 'order_refunded' and subject like $1`,
        [`%${id}%`],
      )
      expect(rows[0].text).toContain('Your £20.00 in bonuses are yours to spend again.')
      // The first order that was delivered earned something for good.
      expect(await balance()).toBe(5000 + (from === 'delivered' ? 300 : 0))
      // What was spent and came back is not earned a second time, nor what an order earned and lost again.
      expect((await account.get('/v1/loyalty/user')).body.data.earned).toBe(await balance())
    },
  )

  it('are in the ledger what they add up to, never below zero, however many are booked at once', async () => {
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
    await put({ settings: [{ topic: 'orders', channel: 'whatsapp', enabled: true }] })
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
      'orders whatsapp',
      'reminders email',
      'offers email',
    ])
    expect((await account.call('POST', '/v1/subscriptions/sms/unsubscribe/', {})).body.success).toBe(true)
    expect(await on()).toEqual(['orders email', 'orders whatsapp', 'reminders email', 'offers email'])
  })

  it.each([
    ['by e-mail, with a number that is not confirmed', 'half@example.org', { phone: '+447911123090' }, 'sms'],
    ['by phone, without an e-mail', '+447911123091', {}, 'email'],
  ] as const)('cannot be set to what reaches nobody: %s', async (_how, address, more, channel) => {
    const account = await register(store, address)
    await account.call('POST', '/v1/user/personal-data/', { ...PERSON, ...more })
    const setting = async () =>
      (await account.get('/v1/subscriptions/')).body.data.settings.find(
        (entry: { topic: string; channel: string }) =>
          entry.topic === 'reminders' && entry.channel === channel,
      )
    const choose = (enabled: boolean) =>
      account.call('PUT', '/v1/subscriptions/', { settings: [{ topic: 'reminders', channel, enabled }] })
    expect(await setting()).toMatchObject({ reaches: false })
    // One that is on at first may be switched off, and not on again.
    expect((await choose(false)).body.success).toBe(true)
    expect((await choose(true)).body).toMatchObject({
      success: false,
      message: expect.stringMatching(
        /^Confirm your (phone number|e-mail address) in your personal data first/,
      ),
    })
    expect(await setting()).toMatchObject({ enabled: false, reaches: false })
  })

  it('name only what is sent: offers come by e-mail', async () => {
    const account = await register(store, 'offered@example.org')
    const { settings } = (await account.get('/v1/subscriptions/')).body.data
    const ways = settings.map(({ topic, channel }: Record<string, string>) => `${topic} ${channel}`)
    expect(ways.filter((way: string) => way.startsWith('offers'))).toEqual(['offers email'])
    expect(ways).toHaveLength(7)
    for (const channel of ['sms', 'whatsapp']) {
      const { status, body } = await account.call('PUT', '/v1/subscriptions/', {
        settings: [{ topic: 'offers', channel, enabled: true }],
      })
      expect([status, body.error.field]).toEqual([400, 'body.settings'])
    }
  })

  it('end the texts about orders by the link in them', async () => {
    const account = await register(store, 'texted@example.org')
    const id = await paidOrder(account)
    await move(id, 'preparing', 'on_its_way')
    // There are the steps of others before it.
    while (await writeOrderLetters(store.db, store.clock, TEST_AUTH));
    const texts = async () =>
      (
        await store.db.$client.query(
          `select text, unsubscribe_url from message where user_id = $1 and channel = 'sms'`,
          [account.id],
        )
      ).rows as { text: string; unsubscribe_url: string }[]
    const [sent, ...more] = await texts()
    expect(more).toEqual([])
    const token = /No more of these: \S+token=(\S+)$/.exec(sent?.text ?? '')?.[1]
    expect(sent?.unsubscribe_url).toContain(token)
    const ended = await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })
    expect(ended.body).toMatchObject({ success: true, topic: 'orders', channel: 'sms' })
    await move(id, 'delivered')
    await writeOrderLetters(store.db, store.clock, TEST_AUTH)
    expect(await texts()).toHaveLength(1)
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
    expect(settings).toContainEqual({
      topic: 'reminders',
      channel: 'email',
      enabled: false,
      locked: false,
      reaches: true,
    })
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
      quantity: 2,
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
    // Neither a delivery that never was the next, nor one that was before it was moved, is said to be left out.
    const notNext = { code: 'not_the_next', message: 'The next delivery is on Friday 24 July now.' }
    for (const date of ['2020-01-01', '2026-07-17', '2026-08-07'])
      expect((await act('skip', { next_delivery_on: date })).body.error).toMatchObject(notNext)
    expect((await act('resume')).body.error).toMatchObject({
      code: 'wrong_state',
      message: 'The subscription is under way already.',
    })
    expect(
      (await act('swap', { product_id: 2_000_000_000, position_slug: 'none' })).body.error,
    ).toMatchObject({
      code: 'not_offered',
    })
    const other = rows.find((row: { product_id: number }) => row.product_id !== rows[0].product_id)
    const swapped = await act('swap', { product_id: other.product_id, position_slug: other.slug })
    expect(swapped.body.data.product_id).toBe(other.product_id)
    // What is offered costs what it comes to once it is chosen, the delivery with it.
    const [offer] = swapped.body.data.swaps
    expect(offer.product_id).not.toBe(other.product_id)
    const taken = (await act('swap', { product_id: offer.product_id, position_slug: offer.position_slug }))
      .body.data
    expect(taken.price + taken.delivery_price).toBe(offer.delivery_cost)
    const [listed] = (await store.get(`/v1/product/${offer.product_id}/`)).body.data.variants.filter(
      (size: { slug: string }) => size.slug === offer.position_slug,
    )
    const { percent_off } = (await store.get('/v1/delivery-subscription-prices/')).body.data
    expect(taken.price).toBe(2 * (listed.price - Math.round((listed.price * percent_off) / 100)))
    // What a time costs is said before it is chosen, and is what each delivery costs with it.
    const dearer = taken.intervals.find((one: { price: number }) => one.price !== taken.delivery_price)
    const moved = await act('slot', { interval_id: dearer.interval_id, date: '2026-07-22' })
    expect(moved.body.data).toMatchObject({ next_delivery_on: '2026-07-22', delivery_price: dearer.price })
    expect(moved.body.data.interval).toEqual(dearer)
    expect((await act('slot', { interval_id: windows.rows[1].id, date: '2026-07-02' })).status).toBe(400)
    expect((await act('slot', { interval_id: 999 })).status).toBe(400)
    expect((await act('pause', { until: '2026-09-01' })).body.data).toMatchObject({
      state: 'paused',
      next_delivery_on: null,
      may: ['resume', 'cancel'],
    })
    expect((await act('skip', { next_delivery_on: '2026-07-22' })).body.error).toMatchObject({
      code: 'wrong_state',
      message: 'The subscription is paused: go on with it first.',
    })
    expect((await act('pause')).body.error.message).toBe('The subscription is paused already.')
    expect((await act('resume')).body.data).toMatchObject({ state: 'active', next_delivery_on: '2026-07-22' })
    store.clock.set('2026-07-20T16:00:00Z')
    expect((await act('skip', { next_delivery_on: '2026-07-22' })).body.error.code).toBe('too_late')
    expect((await act('cancel')).body.data).toMatchObject({
      state: 'cancelled',
      next_delivery_on: null,
    })
    for (const what of ['cancel', 'resume'])
      expect((await act(what)).body.error).toMatchObject({
        code: 'wrong_state',
        message: 'The subscription is ended already.',
      })
  })
})
