import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mustMove } from '../../store/domain/order-state.ts'
import { sweep } from '../../store/domain/sweep.ts'
import { register } from '../support/account.ts'
import { CARDS, CONTACT, readyToPay } from '../support/checkout.ts'
import type { TestStore } from '../support/store.ts'
import { MORNING, TEST_AUTH, startTestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const at = async (moment: string) => {
  store.clock.set(moment)
  await Promise.all([1, 2, 3].map(() => sweep(store.db, store.clock, TEST_AUTH, store.payments.providers)))
}
const lettersOf = async (kind: string) =>
  (
    await store.db.$client.query(`select "to", subject, text, unsubscribe_url from message where kind = $1`, [
      kind,
    ])
  ).rows as { to: string; subject: string; text: string; unsubscribe_url: string | null }[]

describe('a payment that was declined and left', () => {
  it('is written about once, an hour later, and not when it was paid after all', async () => {
    store.clock.set(MORNING)
    const left = await readyToPay(store)
    await left.buyer.pay(left.intent.id, CARDS.declined)
    const paid = await readyToPay(store)
    await paid.buyer.pay(paid.intent.id, CARDS.declined)
    await paid.buyer.pay(paid.intent.id)
    await at('2026-03-10T08:59:59Z')
    expect(await lettersOf('payment_failed')).toEqual([])
    await at('2026-03-10T09:00:00Z')
    const [letter, ...more] = await lettersOf('payment_failed')
    expect(more).toEqual([])
    expect(letter?.subject).toContain(left.id)
    expect(letter?.text).toMatch(
      new RegExp(`https://larkspur\\.example/order/open/${left.id}\\.[\\w-]{22}\\?pay=1`),
    )
    await left.buyer.pay(left.intent.id, { ...CARDS.declined, expiry: '01 / 20' })
    await at('2026-03-11T09:00:00Z')
    expect(await lettersOf('payment_failed')).toHaveLength(1)
  })
})

describe('a cart that was left', () => {
  it('is written about once, in the daytime, to those who agreed to offers', async () => {
    store.clock.set('2026-03-12T17:30:00Z')
    const { body } = await store.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug: slug }] = body.data.list
    const people = await Promise.all(
      ['agreed', 'silent', 'ordered'].map((name) => register(store, `${name}@example.org`)),
    )
    const [agreed, , ordered] = people
    for (const person of [agreed, ordered])
      await person?.call('PUT', '/v1/subscriptions/', {
        settings: [{ topic: 'offers', channel: 'email', enabled: true }],
      })
    for (const person of people) await person.call('POST', `/v1/basket/${id}/${slug}`, {})
    await ordered?.call('DELETE', `/v1/basket/${id}/${slug}`)
    await at('2026-03-12T21:30:00Z')
    expect(await lettersOf('left_cart')).toEqual([])
    await at('2026-03-13T09:00:00Z')
    const [letter, ...more] = await lettersOf('left_cart')
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'agreed@example.org' })
    expect(letter?.text).toContain('https://larkspur.example/auth?next=%2Fcart')
    // Once, until it is emptied.
    await agreed?.call('POST', `/v1/basket/${id}/${slug}`, {})
    await at('2026-03-14T12:00:00Z')
    expect(await lettersOf('left_cart')).toHaveLength(1)
    await agreed?.call('DELETE', `/v1/basket/${id}/${slug}`)
    await agreed?.call('POST', `/v1/basket/${id}/${slug}`, {})
    await at('2026-03-14T16:00:00Z')
    expect(await lettersOf('left_cart')).toHaveLength(2)
    // One click ends it.
    const token = new URL(letter?.unsubscribe_url ?? '').searchParams.get('token')
    const stopped = await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })
    expect(stopped.status).toBe(200)
    await agreed?.call('DELETE', `/v1/basket/${id}/${slug}`)
    await agreed?.call('POST', `/v1/basket/${id}/${slug}`, {})
    await at('2026-03-15T12:00:00Z')
    expect(await lettersOf('left_cart')).toHaveLength(2)
  })
})

/** The token of the link back to a guest's cart. */
const linkOf = (letter: { text: string } | undefined) =>
  /https:\/\/larkspur\.example\/cart\/open\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''

/** A cart that was left is opened in other browsers whose own is empty; whose it is keeps it, and a repeat adds nothing. */
async function expectOpens(owner: string, token: string): Promise<void> {
  const open = (session: string, link = token) =>
    store.call('POST', '/v1/basket/open/', { session, body: { token: link } })
  const cartOf = async (session: string) => (await store.get('/v1/basket/', session)).body.data
  const left = await cartOf(owner)
  expect(left.positions).toHaveLength(1)
  const elsewhere = await store.newSession()
  for (let times = 0; times < 2; times++)
    expect((await open(elsewhere)).body.data).toMatchObject({
      positions: left.positions,
      total_cost: left.total_cost,
    })
  expect((await open(owner)).body.data.positions).toEqual(left.positions)
  // Who has something in the cart has chosen that.
  const chooser = await store.newSession()
  const [, other] = (await store.get('/v1/category/roses/?limit=2')).body.data.list
  await store.call('POST', `/v1/basket/${other.id}/${other.position_slug}`, { session: chooser, body: {} })
  const own = await cartOf(chooser)
  expect((await open(chooser)).body.data.positions).toEqual(own.positions)
  for (const forged of ['', left.real_id ?? 'C1', `${token}x`, token.replace(/\.\S+/, `.${'A'.repeat(22)}`)])
    expect((await open(await store.newSession(), forged)).status).toBe(404)
}

describe('a guest who ticked the box at the checkout', () => {
  it('is written to about a cart they left afterwards, where the order went, until they end it', async () => {
    store.clock.set('2026-03-16T09:00:00Z')
    const toGuests = async () =>
      (await lettersOf('left_cart')).filter(({ to }) => to === 'guest@example.org' || to === CONTACT.email)
    const { buyer } = await readyToPay(store)
    const [{ id, position_slug: slug }] = (await store.get('/v1/category/roses/?limit=1')).body.data.list
    await buyer.post(`/v1/basket/${id}/${slug}`, {})
    await at('2026-03-16T14:00:00Z')
    expect(await toGuests(), 'nobody who did not agree').toEqual([])

    await buyer.post('/v1/order/', {})
    await buyer.contact({ email: 'guest@example.org', offers: true })
    await buyer.call('DELETE', `/v1/basket/${id}/${slug}`)
    await buyer.post(`/v1/basket/${id}/${slug}`, {})
    await at('2026-03-16T18:30:00Z')
    const letters = await toGuests()
    expect(letters).toMatchObject([{ to: 'guest@example.org' }])
    await expectOpens(buyer.session, linkOf(letters[0]))
    const token = new URL(letters[0]?.unsubscribe_url ?? '').searchParams.get('token')
    const stopped = await store.call('POST', '/v1/subscriptions/unsubscribe/', { body: { token } })
    expect(stopped.body.success).toBe(true)
    await buyer.call('DELETE', `/v1/basket/${id}/${slug}`)
    await buyer.post(`/v1/basket/${id}/${slug}`, {})
    await at('2026-03-17T12:00:00Z')
    expect(await toGuests()).toHaveLength(1)
  })
})

describe('an order on its way', () => {
  it('is texted to who ordered it, unless their account wants no texts', async () => {
    store.clock.set(MORNING)
    const texts = async () =>
      (
        await store.db.$client.query(
          `select "to", text, channel from message where kind like 'order_%_text' order by created_at, text desc`,
        )
      ).rows
    const guest = await readyToPay(store)
    await guest.buyer.pay(guest.intent.id)
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
      await store.db.transaction((tx) => mustMove(tx, store.clock, guest.id, state))
    await at('2026-03-10T09:30:00Z')
    expect(await texts()).toMatchObject([
      { to: '+447911123456', channel: 'sms', text: expect.stringContaining('on their way to Iris Green') },
      { to: '+447911123456', channel: 'sms', text: expect.stringContaining('Iris Green has your flowers') },
    ])
    expect((await texts())[0].text).toMatch(/https:\/\/larkspur\.example\/track\/[\w-]+$/)

    const silent = await register(store, 'no-texts@example.org')
    await silent.call('PUT', '/v1/subscriptions/', {
      settings: [{ topic: 'orders', channel: 'sms', enabled: false }],
    })
    const account = await readyToPay({
      ...store,
      newSession: async () => silent.session,
      call: (method, path, sent) => store.call(method, path, { ...sent, auth: silent.token }),
    })
    await account.buyer.pay(account.intent.id)
    for (const state of ['preparing', 'on_its_way'] as const)
      await store.db.transaction((tx) => mustMove(tx, store.clock, account.id, state))
    await at('2026-03-10T10:30:00Z')
    expect(await texts()).toHaveLength(2)
  })
})
