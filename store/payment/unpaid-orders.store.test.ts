import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CARDS, firstOpen, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { doDue, doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(() => store.clock.set(MORNING))

const later = async (time: object) => {
  store.clock.set(store.clock.now().add(time).toString())
  await Promise.all([1, 2, 3].map(() => doWhatIsDue(store)))
}
const messagesTo = async (id: string, kind: string) =>
  (
    await store.db.$client.query('select 1 from message where kind = $1 and subject like $2', [
      kind,
      `%${id}%`,
    ])
  ).rowCount

describe('an order that nobody pays', () => {
  it('ends after three days, with an e-mail, and holds nothing any more', async () => {
    const left = await readyToPay(store)
    const paid = await readyToPay(store)
    await paid.buyer.pay(paid.intent.id)
    await later({ hours: 71, minutes: 59 })
    expect((await left.buyer.order(left.id)).state).toBe('awaiting_payment')
    await later({ minutes: 1 })
    expect(await left.buyer.order(left.id)).toMatchObject({ state: 'cancelled', interval: null })
    expect(await messagesTo(left.id, 'order_cancelled')).toBe(1)
    expect((await paid.buyer.order(paid.id)).state).toBe('paid')
    const late = await left.buyer.pay(left.intent.id)
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(late.status).toBeLessThan(500)
  })

  it('waits on while its bank is at work', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await store.db.$client.query(`update payment set state = 'processing', check_at = null where id = $1`, [
      intent.id,
    ])
    await later({ hours: 80 })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
  })

  it('is put back into the cart in its own place: nobody pays for both', async () => {
    const { buyer, id, total } = await readyToPay(store)
    const again = await buyer.post(`/v1/order/repeat/${id}`, { instead: true })
    expect(again.body).toMatchObject({ left_out: [], data: { total_cost: total } })
    expect((await buyer.order(id)).state).toBe('cancelled')
    // Who only changes it need not read that it was cancelled.
    await doDue(writeOrderEmails, store)
    const { rows } = await store.db.$client.query(
      `select kind from message where subject like '%' || $1 || '%'`,
      [id],
    )
    expect(rows).toEqual([])
  })

  it('put back, is said already where it goes, for whom, by whom and with which code; its time is chosen anew', async () => {
    await makeCode(store, 'BACK', { limit_total: 1 })
    const { buyer, id } = await readyToOrder(store)
    await buyer.post('/v1/order/promocode/', { code: 'BACK' })
    const { body } = await buyer.toPay(id)
    expect(body).toMatchObject({ success: true, data: { promo_code: { code: 'BACK' } } })
    await buyer.post(`/v1/order/repeat/${id}`, { instead: true })
    const { shipping_address, recipient, contact, total_cost } = body.data
    const next = await buyer.order()
    expect(next).toMatchObject({
      ...{ state: 'draft', interval: null, missing: ['interval'], promo_code: { code: 'BACK' } },
      ...{ shipping_address, recipient, contact, total_cost },
    })
    expect(next.id).not.toBe(id)
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    expect((await buyer.toPay(next.id)).body.success).toBe(true)
  })

  it('put back, takes nothing of what was said since', async () => {
    const { buyer, id } = await readyToPay(store)
    await buyer.post(`/v1/order/repeat/${id}`, {})
    await buyer.post('/v1/order/', {})
    await buyer.address({ line1: '2 Caledonian Road' })
    await buyer.post(`/v1/order/repeat/${id}`, { instead: true })
    expect(await buyer.order()).toMatchObject({
      shipping_address: { line1: '2 Caledonian Road' },
      recipient: { name: 'Iris Green' },
    })
  })

  it('is not put back while its bank is at work; who cancels it is promised no more than is known', async () => {
    const { buyer, id, intent } = await readyToPay(store)
    await store.db.$client.query(`update payment set state = 'processing', check_at = null where id = $1`, [
      intent.id,
    ])
    await store.db.$client.query(`update sandbox_payment set state = 'processing' where ref = $1`, [
      intent.id,
    ])
    expect(await buyer.post(`/v1/order/repeat/${id}`, { instead: true })).toMatchObject({
      status: 409,
      body: { error: { code: 'payment_processing', message: expect.stringContaining('bank') } },
    })
    expect((await buyer.order(id)).state).toBe('awaiting_payment')
    expect((await buyer.get('/v1/basket/')).body.data.positions).toEqual([])
    const cancelled = await buyer.call('PATCH', `/v1/order/cancel/${id}`)
    expect(cancelled.body).toMatchObject({ success: true, message: expect.stringContaining('bank') })
    await later({ seconds: 1 })
    const { rows } = await store.db.$client.query(
      `select text from message where kind = 'order_cancelled' and subject like $1`,
      [`%${id}%`],
    )
    for (const said of [cancelled.body.message, rows[0].text]) expect(said).not.toContain('not charged')
    expect(rows[0].text).toContain('If it goes through, we refund it')
  })

  it('stays when it is ordered once more, and so does one that is paid', async () => {
    const unpaid = await readyToPay(store)
    await unpaid.buyer.post(`/v1/order/repeat/${unpaid.id}`, {})
    expect((await unpaid.buyer.order(unpaid.id)).state).toBe('awaiting_payment')
    const paid = await readyToPay(store)
    await paid.buyer.pay(paid.intent.id, CARDS.pays)
    await paid.buyer.post(`/v1/order/repeat/${paid.id}`, { instead: true })
    expect((await paid.buyer.order(paid.id)).state).toBe('paid')
  })
})

describe('a place', () => {
  it('is held on by coming back to the payment for two hours, and then runs out once', async () => {
    const { buyer, id, date, interval } = await readyToPay(store)
    const heldUntil = async () => {
      await buyer.pay((await buyer.intent(id)).id, CARDS.declined)
      const held = (await buyer.order(id)).interval?.held_until
      return held ? (Date.parse(held) - store.clock.now().epochMilliseconds) / 60_000 : null
    }
    for (let minutes = 25; minutes < 120; minutes += 25) {
      store.clock.set(store.clock.now().add({ minutes: 25 }).toString())
      expect(await heldUntil()).toBe(30)
    }
    store.clock.set(store.clock.now().add({ minutes: 25 }).toString())
    expect(await heldUntil()).toBe(5)
    store.clock.set(store.clock.now().add({ minutes: 6 }).toString())
    expect((await buyer.order(id)).interval).toBeNull()
    const other = await readyToPay(store)
    expect((await other.buyer.choose(date, interval.id, { order_id: other.id })).body.success).toBe(true)
  })
})

describe('a gift', () => {
  it('is added to an order once for a key, however often it is sent', async () => {
    const { buyer, id } = await readyToPay(store)
    await buyer.post(`/v1/order/repeat/${id}`, {})
    await buyer.post('/v1/order/', {})
    const [{ id: gift, position_slug }] = (await store.get('/v1/gifts/')).body.data.main
    const key = randomUUID()
    const add = () => buyer.post('/v1/order/positions/', { offer_id: gift, position_slug }, key)
    const answers = await Promise.all([add(), add(), add()])
    for (const { status } of answers) expect(status).toBe(200)
    const { positions } = (await buyer.get('/v1/order/')).body.data
    expect(positions.find((entry: { product_id: number }) => entry.product_id === gift)?.quantity).toBe(1)
  })
})
