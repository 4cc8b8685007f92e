import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../tests/support/shopping/account.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { moveOrder } from './order-state.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
let person: Account
beforeAll(async () => {
  store = await startTestStore()
  person = await register(store, 'person@example.org')
})
afterAll(() => store.stop())

/** A paid order of the account. */
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
  inTransaction(store, async (tx) => {
    for (const state of states) await moveOrder(tx, id, state)
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
    // The tracking link still works, but the account no longer shows the order.
    expect((await account.get(`/v1/order/${over}/`)).status).toBe(404)
    const { history } = (await account.get('/v1/user/bonuses')).body.data
    expect(history).toMatchObject([
      { kind: 'target_action', order_id: null },
      { kind: 'order', title: `Earned with order ${over}`, order_id: null },
    ])
    expect((await account.get(`/v1/delivery-subscriptions/order/${over}/`)).status).toBe(404)
    const { rows } = await store.db.$client.query('select tracking_token from "order" where id = $1', [over])
    expect((await store.get(`/v1/order/track/${rows[0].tracking_token}/`)).status).toBe(200)
    // A repeat has the same result.
    expect((await account.call('DELETE', `/v1/order/delete/${over}`)).body.data).toHaveLength(1)
    // The data export still contains it.
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
    // Two orders with the same time are at the end of a page.
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
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, meta } = (await account.get(`/v1/user/history?search=&page=${page}`)).body
      seen.push(...data.map(({ id }: { id: string }) => id))
      sizes.push(data.length)
      expect(meta.pagination).toMatchObject({ page, per_page: 20, total: 126, is_exact: true })
      last = meta.pagination.total_pages
    }
    expect(sizes).toEqual([20, 20, 20, 20, 20, 20, 6])
    expect(new Set(seen).size).toBe(126)
    const { orders } = (await account.get('/v1/user/personal-data/export/')).body.data
    expect(orders.map(({ id }: { id: string }) => id)).toEqual(seen)
    // Search results have pages, too.
    const some = (await account.get('/v1/user/history?search=%23PAGED0&page=5')).body
    expect([some.data.length, some.meta.pagination.total]).toEqual([19, 99])
    expect((await person.get('/v1/user/history?page=2')).body.data).toEqual([])
    for (const wrong of ['page=0', 'page=x', 'limit=49'])
      expect((await account.get(`/v1/user/history?${wrong}`)).status, wrong).toBe(400)
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
