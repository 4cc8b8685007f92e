import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignGuest } from './assign-guest.ts'
import { PAYMENT_GRACE, writeOrderEmails } from '../notifications/order-emails.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { createBuyer, readyToOrder } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { londonDate } from '../kernel/clock.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const open = (token: string, session?: string) =>
  store.call('POST', '/v1/order/open/', { session, body: { token } })
const look = (id: string, session: string) => store.get(`/v1/order/${id}/`, session)

/** The links to an order's page in its e-mails. */
async function linksTo(id: string): Promise<string[]> {
  // Unpaid orders have some minutes.
  store.clock.set(store.clock.now().add(PAYMENT_GRACE).toString())
  await doDue(writeOrderEmails, store)
  const { rows } = await store.db.$client.query(
    `select text from message where channel = 'email' and subject like $1 order by created_at`,
    [`%${id}%`],
  )
  return rows.flatMap(({ text }: { text: string }) => text.match(/https?:\S+\/(order\/open|auth)\S+/g) ?? [])
}
const tokenIn = (link: string | undefined) => /\/order\/open\/([^?]+)/.exec(link ?? '')?.[1] ?? ''

async function unpaidOrder() {
  const ready = await readyToOrder(store)
  await ready.buyer.toPay(ready.id)
  const [link] = await linksTo(ready.id)
  return { ...ready, token: tokenIn(link) }
}

describe('the link in an e-mail about a guest’s order', () => {
  it('opens it in another browser, where it can be paid for and cancelled, and takes it from nobody', async () => {
    const { id, token, buyer } = await unpaidOrder()
    const reader = await store.newSession()
    expect((await look(id, reader)).status).toBe(404)
    for (let times = 0; times < 2; times++)
      expect((await open(token, reader)).body.data).toEqual({
        order_id: id,
        type: 'default',
        needs_sign_in: false,
      })
    expect((await look(id, reader)).body.data).toMatchObject({ id, state: 'awaiting_payment' })
    expect((await buyer.order(id)).id).toBe(id)
    // It does not become their own, e.g. their newest order.
    expect((await store.get('/v1/order/payment/paid/', reader)).body.data.order_id).toBeNull()
    const { body } = await createBuyer(store, reader).post(`/v1/payment/stripe/intent/${id}`)
    await createBuyer(store, reader).pay(body.data.id)
    expect((await look(id, reader)).body.data.state).toBe('paid')
    const cancelled = await store.call('PATCH', `/v1/order/cancel/${id}`, { session: reader })
    expect(cancelled.body).toMatchObject({ success: true })
    expect((await buyer.order(id)).state).not.toBe('paid')
    expect((await look(id, await store.newSession())).status).toBe(404)
  })

  it('is not made by anybody else', async () => {
    const { id, token } = await unpaidOrder()
    const other = await unpaidOrder()
    const reader = await store.newSession()
    const [, signature = ''] = token.split('.')
    for (const forged of [
      '',
      id,
      `${id}.`,
      `${other.id}.${signature}`,
      `${token}x`,
      `${id}.${'A'.repeat(22)}`,
      "'.'",
    ])
      expect((await open(forged, reader)).status, forged).toBeGreaterThanOrEqual(400)
    expect((await look(id, reader)).status).toBe(404)
    expect((await open(token)).status).toBe(401)
  })

  it('works for thirty days, and not for a draft', async () => {
    const { id, token } = await unpaidOrder()
    const asOfNow = async () => (await open(token, await store.newSession())).status
    const ordered = store.clock.now()
    store.clock.set(ordered.add({ hours: 24 * 30 + 1 }).toString())
    expect(await asOfNow()).toBe(410)
    store.clock.set(ordered.add({ hours: 24 * 30 - 1 }).toString())
    expect(await asOfNow()).toBe(200)
    await store.db.$client.query('update "order" set positions = null where id = $1', [id])
    expect(await asOfNow()).toBe(404)
    store.clock.set(ordered.toString())
  })

  it('works for thirty days after the order is placed, however old the draft was', async () => {
    const { id, token } = await unpaidOrder()
    await store.db.$client.query(
      `update "order" set created_at = created_at - interval '40 days' where id = $1`,
      [id],
    )
    await store.db.$client.query(`update slot_hold set date = $2::date - 1 where order_id = $1`, [
      id,
      londonDate(store.clock.now()).toString(),
    ])
    expect((await open(token, await store.newSession())).status).toBe(200)
  })

  it('works until the delivery, where that is later', async () => {
    const { id, token } = await unpaidOrder()
    const asOfNow = async () => (await open(token, await store.newSession())).status
    const ordered = store.clock.now()
    await store.db.$client.query(`update slot_hold set date = $2::date + 40 where order_id = $1`, [
      id,
      londonDate(ordered).toString(),
    ])
    store.clock.set(ordered.add({ hours: 24 * 40 }).toString())
    expect(await asOfNow()).toBe(200)
    store.clock.set(ordered.add({ hours: 24 * 41 }).toString())
    expect(await asOfNow()).toBe(410)
    store.clock.set(ordered.toString())
  })

  it('opens nothing any more once an account has the order: there one signs in', async () => {
    const { id, token } = await unpaidOrder()
    const reader = await store.newSession()
    await open(token, reader)
    const account = await register(store, 'takes-over@example.org')
    const { rows } = await store.db.$client.query('select session_id from "order" where id = $1', [id])
    await inTransaction(store, (tx) => assignGuest(tx, { sessionId: rows[0].session_id, userId: account.id }))
    expect((await look(id, reader)).status).toBe(404)
    expect((await open(token, reader)).body.data).toMatchObject({ order_id: id, needs_sign_in: true })
    expect((await look(id, reader)).status).toBe(404)
    expect((await account.get(`/v1/order/${id}/`)).body.data.id).toBe(id)
  })

  it('stays open to who signs in after opening it', async () => {
    const { id, token } = await unpaidOrder()
    const account = await register(store, 'reads@example.org')
    const opened = await account.call('POST', '/v1/order/open/', { token })
    expect(opened.body.data).toMatchObject({ order_id: id, needs_sign_in: false })
    expect((await account.get(`/v1/order/${id}/`)).body.data.id).toBe(id)
    // It is not in the history of another account to which the e-mail was forwarded.
    expect((await account.get('/v1/user/history')).body.data).toEqual([])

    const guest = await store.newSession()
    const other = await unpaidOrder()
    await open(other.token, guest)
    const { rows } = await store.db.$client.query('select session_id from order_access where order_id = $1', [
      other.id,
    ])
    await inTransaction(store, (tx) => assignGuest(tx, { sessionId: rows[0].session_id, userId: account.id }))
    expect((await account.get(`/v1/order/${other.id}/`)).body.data.id).toBe(other.id)
  })
})

it('an order of an account that was erased is opened by no link, nor by who opened it before', async () => {
  const { id, token, buyer } = await unpaidOrder()
  const other = await store.newSession()
  expect(await open(token, other)).toMatchObject({ status: 200 })
  expect(await look(id, other)).toMatchObject({ status: 200 })
  await store.db.$client.query('update "order" set contact = null, session_id = null where id = $1', [id])
  expect(await look(id, other)).toMatchObject({ status: 404 })
  expect(await open(token, await store.newSession())).toMatchObject({ status: 404 })
  expect(await look(id, buyer.session)).toMatchObject({ status: 404 })
})
