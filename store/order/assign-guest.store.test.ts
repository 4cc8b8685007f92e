import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../tests/support/shopping/account.ts'
import { register, signIn } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import { giftCardOf } from '../../tests/support/shopping/gift-card.ts'
import { choose } from '../../tests/support/shopping/subscriber.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { mustMove } from './order-state.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
let roses: { id: number; position_slug: string }[]
beforeAll(async () => {
  store = await startTestStore()
  roses = (await store.get('/v1/category/roses/?limit=3')).body.data.list
})
afterAll(() => store.stop())

const put = (session: string, n: number, body: object = {}, auth?: string) =>
  store.call('POST', `/v1/basket/${roses[n]?.id}/${roses[n]?.position_slug}`, { session, auth, body })

/** A second sign-in soon after. */
async function signInLater(email: string, session?: string) {
  store.clock.advance({ seconds: 30 })
  return signIn(store, email, session)
}

const lines = (cart: { positions: { quantity: number; gift_card_text: string | null }[] }) =>
  cart.positions.map(({ quantity, gift_card_text: text }) => [quantity, text])

describe('a guest who signs in', () => {
  it('takes the cart along, adds up what is the same and keeps card texts apart', async () => {
    const first = await register(store, 'merge@example.org')
    await put(first.session, 0, { quantity: 2, gift_card_text: 'For Ann' }, first.token)
    await put(first.session, 1, { quantity: 1 }, first.token)
    const guest = await store.newSession()
    await put(guest, 0, { quantity: 3, gift_card_text: 'For Ann' })
    await put(guest, 0, { quantity: 1, gift_card_text: 'For Bea' })
    await put(guest, 0, { quantity: 1 })
    const second = await signInLater('merge@example.org', guest)
    const assigned = await second.call('POST', '/v1/order/guest/assign/', {})
    expect(assigned.body.data).toEqual({ orders: 0, lines: 3 })
    const { data } = (await second.get('/v1/basket/')).body
    expect(lines(data)).toEqual([
      [5, 'For Ann'],
      [1, null],
      [1, 'For Bea'],
      [1, null],
    ])
    // Both devices share the cart.
    expect((await first.get('/v1/basket/')).body.data).toEqual(data)
    expect((await second.call('POST', '/v1/order/guest/assign/')).body.data).toEqual({ orders: 0, lines: 0 })
    expect(lines((await second.get('/v1/basket/')).body.data)).toEqual(lines(data))
  })

  it('has one cart even when assigned many times at once', async () => {
    const guest = await store.newSession()
    await put(guest, 0, { quantity: 4 })
    const account = await signInLater('at-once@example.org', guest)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => account.call('POST', '/v1/order/guest/assign/', {})),
    )
    expect(answers.map(({ body }) => body.data.lines).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect((await account.get('/v1/basket/')).body.data.quantity).toBe(4)
  })

  it('goes on with the checkout, window held', async () => {
    const { buyer, id, interval } = await readyToOrder(store)
    const account = await signInLater('draft@example.org', buyer.session)
    const assigned = await account.call('POST', '/v1/order/guest/assign/', {})
    // A draft does not count as an order.
    expect(assigned.body.data).toEqual({ orders: 0, lines: 1 })
    const draft = (await account.get('/v1/order/')).body.data
    expect(draft).toMatchObject({ id, interval: { interval_id: interval.id }, missing: [] })
    const placed = await account.call('POST', `/v1/order/to-pay/${id}`, { payment_method: 'stripe' })
    expect(placed.body).toMatchObject({ success: true, data: { state: 'awaiting_payment' } })
    expect((await account.get('/v1/basket/')).body.data.positions).toEqual([])
  })

  it('keeps the draft being worked on, and frees the window of the other', async () => {
    const one = await readyToOrder(store)
    const account = await signInLater('drafts@example.org', one.buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    store.clock.advance({ minutes: 1 })
    const two = await readyToOrder(store)
    const again = await signInLater('drafts@example.org', two.buyer.session)
    await again.call('POST', '/v1/order/guest/assign/', {})
    expect((await again.get('/v1/order/')).body.data.id).toBe(two.id)
    const { rows } = await store.db.$client.query(
      'select order_id from slot_hold where order_id in ($1, $2)',
      [one.id, two.id],
    )
    expect(rows).toEqual([{ order_id: two.id }])
    expect((await again.get('/v1/user/history')).body.data).toEqual([])
  })

  it('finds what was ordered before in the history, and the session opens it no longer', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await buyer.pay(intent.id, CARDS.pays)
    const account = await signInLater('before@example.org', buyer.session)
    expect((await account.get(`/v1/order/${id}/`)).status).toBe(404)
    const { body } = await account.call('POST', '/v1/order/guest/assign/', {})
    expect(body.data.orders).toBe(1)
    expect((await account.get('/v1/user/history')).body.data).toMatchObject([{ id, state: 'paid' }])
    expect((await account.get(`/v1/order/${id}/`)).status).toBe(200)
    await account.get('/v1/user/logout/')
    expect((await store.get(`/v1/order/${id}/`, account.session)).status).toBe(404)
  })

  it('finds what was paid on other devices with the e-mail address that is now confirmed, and nothing else', async () => {
    const paid = await readyToPay(store)
    await paid.buyer.pay(paid.intent.id, CARDS.pays)
    const unpaid = await readyToPay(store)
    const others = await readyToPay(store)
    await others.buyer.pay(others.intent.id, CARDS.pays)
    for (const [id, email] of [
      [paid.id, 'Everywhere@Example.org'],
      [unpaid.id, 'everywhere@example.org'],
      [others.id, 'nowhere@example.org'],
    ])
      await store.db.$client.query(
        `update "order" set contact = jsonb_set(contact, '{email}', to_jsonb($2::text)) where id = $1`,
        [id, email],
      )
    const account = await register(store, 'everywhere@example.org')
    const history = async () =>
      (await account.get('/v1/user/history')).body.data.map(({ id }: { id: string }) => id)
    expect(await history()).toEqual([])
    // An address that was only entered shows nothing of who has it.
    const verify = (isVerified: boolean) =>
      store.db.$client.query('update "user" set email_verified = $2 where id = $1', [account.id, isVerified])
    await verify(false)
    expect((await account.call('POST', '/v1/order/guest/assign/', {})).body.data.orders).toBe(0)
    await verify(true)
    expect((await account.call('POST', '/v1/order/guest/assign/', {})).body.data.orders).toBe(1)
    expect(await history()).toEqual([paid.id])
    expect((await account.call('POST', '/v1/order/guest/assign/', {})).body.data.orders).toBe(0)
    // Who still pays for theirs goes on with it.
    expect((await unpaid.buyer.order(unpaid.id)).state).toBe('awaiting_payment')
  })

  it('has the bonuses of what was delivered meanwhile, and of nothing else', async () => {
    const sent = await readyToPay(store)
    await sent.buyer.pay(sent.intent.id, CARDS.pays)
    await sent.buyer.post(`/v1/basket/${roses[0]?.id}/${roses[0]?.position_slug}`, {})
    const { cashback } = await sent.buyer.order(sent.id)
    await inTransaction(store, async (tx) => {
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
        await mustMove(tx, sent.id, state)
    })
    const account = await signInLater('earned@example.org', sent.buyer.session)
    const balance = async () => (await account.get('/v1/user/bonuses')).body.data.balance
    expect(await balance()).toBe(0)
    await account.call('POST', '/v1/order/guest/assign/', {})
    expect(await balance()).toBe(cashback + 300)

    const paid = await readyToPay(store)
    await paid.buyer.pay(paid.intent.id, CARDS.pays)
    const again = await signInLater('earned@example.org', paid.buyer.session)
    await again.call('POST', '/v1/order/guest/assign/', {})
    expect(await balance()).toBe(cashback + 300)
  })

  it('takes a promo code along, unless the account’s cart has one or is paid for with bonuses', async () => {
    for (const code of ['GUESTS', 'OWN']) await makeCode(store, code)
    const email = 'code-along@example.org'
    const apply = (session: string, code: string, auth?: string) =>
      store.call('POST', '/v1/order/promocode/', { session, auth, body: { code } })
    const asGuest = async () => {
      const session = await store.newSession()
      await put(session, 0)
      expect((await apply(session, 'GUESTS')).body.success).toBe(true)
      const account = await signInLater(email, session)
      await account.call('POST', '/v1/order/guest/assign/', {})
      return account
    }
    const codeIn = async (account: Account) => (await account.get('/v1/basket/')).body.data.promo_code?.code
    const first = await asGuest()
    expect(await codeIn(first)).toBe('GUESTS')
    await apply(first.session, 'OWN', first.token)
    expect(await codeIn(await asGuest())).toBe('OWN')
    await store.db.$client.query('update cart set promo_code = null, bonus_percent = 50 where user_id = $1', [
      first.id,
    ])
    expect(await codeIn(await asGuest())).toBeUndefined()
  })

  it('has the one subscription that was chosen last', async () => {
    const email = 'comes-again@example.org'
    const first = await register(store, email)
    const again = async () =>
      (
        await store.db.$client.query(
          'select is_recurring from cart_line join cart on cart.id = cart_id where user_id = $1 order by cart_line.id',
          [first.id],
        )
      ).rows.map(({ is_recurring }) => is_recurring as boolean)
    const assign = async (session: string) => {
      const account = await signInLater(email, session)
      await account.call('POST', '/v1/order/guest/assign/', {})
    }
    const chosen = await choose(store, first, { everyWeeks: 2 })
    expect(await again()).toEqual([true])

    // One-time products change nothing, not even the same product.
    const once = await store.newSession()
    await put(once, 0)
    await store.call('POST', `/v1/basket/${chosen.flowers.product_id}/${chosen.size.position_slug}`, {
      session: once,
      body: {},
    })
    await assign(once)
    expect((await again()).filter(Boolean)).toHaveLength(1)

    // The guest's subscription is the later choice.
    const guest = await store.newSession()
    const call = (method: 'POST', path: string, body?: unknown) =>
      store.call(method, path, { session: guest, body })
    await put(guest, 1)
    await choose(store, { call } as Account, { everyWeeks: 1 })
    const { rows } = await store.db.$client.query('select every_weeks from cart where user_id = $1', [
      first.id,
    ])
    expect(rows).toEqual([{ every_weeks: 2 }])
    await assign(guest)
    expect((await again()).filter(Boolean)).toHaveLength(1)
    const { rows: after } = await store.db.$client.query('select every_weeks from cart where user_id = $1', [
      first.id,
    ])
    expect(after).toEqual([{ every_weeks: 1 }])
  })

  it('has the flowers that the guest chose to come again, in place of other ones', async () => {
    const first = await register(store, 'other-flowers@example.org')
    const { flowers } = await choose(store, first)
    const { data: prices } = (await store.get('/v1/delivery-subscription-prices/')).body
    const [, other] = prices.flowers
    const guest = await store.newSession()
    await put(guest, 1)
    await store.call('POST', '/v1/basket/subscription', {
      session: guest,
      body: { product_id: other.product_id, position_slug: other.sizes[0].position_slug, every_weeks: 4 },
    })
    const account = await signInLater('other-flowers@example.org', guest)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const { recurring_line: again, positions } = (await account.get('/v1/basket/')).body.data
    expect(again).toMatchObject({ product_id: other.product_id })
    expect(positions.map((line: { product_id: number }) => line.product_id)).toEqual([
      flowers.product_id,
      roses[1]?.id,
      other.product_id,
    ])
  })

  it('takes along the gift cards that are to pay', async () => {
    const { code } = await giftCardOf(store)
    const guest = await store.newSession()
    await put(guest, 0)
    const used = await store.call('POST', '/v1/order/gift-cards/', { session: guest, body: { code } })
    expect(used.body.success).toBe(true)
    const account = await signInLater('with-a-card@example.org', guest)
    const cards = async () => (await account.get('/v1/basket/')).body.data.gift_cards
    expect(await cards()).toEqual([])
    await account.call('POST', '/v1/order/guest/assign/', {})
    expect(await cards()).toMatchObject([{ last4: code.slice(-4) }])
  })

  it('is asked for both tokens', async () => {
    const guest = await store.newSession()
    const call = (sent: object) => store.call('POST', '/v1/order/guest/assign/', { body: {}, ...sent })
    expect((await call({ session: guest })).body.error.code).toBe('auth_required')
    expect((await call({ session: guest, auth: 'nobody' })).body.error.code).toBe('auth_invalid')
    const account = await signInLater('tokens@example.org')
    expect((await call({ auth: account.token })).body.error.code).toBe('session_required')
  })
})
