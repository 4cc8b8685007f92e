import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveOrder } from './order-state.ts'
import type { OrderState } from '../../contract/order.ts'
import { codeSentTo, eraseAccount, register, signIn } from '../../tests/support/shopping/account.ts'
import { CONTACT, LONDON_ADDRESS, firstOpen, withDraft } from '../../tests/support/shopping/checkout.ts'
import {
  ASKED,
  orderAskingRecipient,
  firstWindow,
  holderOf,
  messagesOf,
} from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

const move = (id: string, to: OrderState) => inTransaction(store, (tx) => moveOrder(tx, id, to))
const run = () => doWhatIsDue(store)
const rowsOf = async (text: string, ...values: unknown[]) => (await store.db.$client.query(text, values)).rows
const PRICES = /price|cost|amount|total|discount|£|\bpence\b/i

describe('the private link', () => {
  it('goes to the recipient when the order is paid, once, and to nobody before', async () => {
    const { buyer, id } = await withDraft(store)
    await buyer.post('/v1/order/recipient-link/', ASKED)
    await buyer.contact()
    await buyer.toPay(id)
    expect((await buyer.get(`/v1/order/recipient-link/${id}/`)).body.data).toMatchObject({
      ...{ state: 'unpaid', url: null, expires_at: null },
    })
    expect(await messagesOf(store, 'recipient_link')).toEqual([])
    await buyer.pay((await buyer.intent(id)).id)
    const shown = (await buyer.get(`/v1/order/recipient-link/${id}/`)).body.data
    expect(shown).toMatchObject({ state: 'asked', expires_at: '2026-03-17T08:00:00.000Z' })
    for (let times = 0; times < 2; times++) {
      const [sms, ...more] = await messagesOf(store, 'recipient_link')
      expect(more).toEqual([])
      expect(sms).toMatchObject({ channel: 'sms', to: '+447700900499' })
      expect(sms?.text).toContain(shown.url)
      expect(sms?.text).toContain(CONTACT.name)
      expect(sms?.text).toContain('Tuesday 17 March')
      expect(sms?.text).not.toMatch(PRICES)
    }
  })

  it('cannot be made from what the database knows', async () => {
    const { id, token, look } = await orderAskingRecipient(store)
    expect(token).toMatch(/^[\w-]{32}$/)
    const [row] = await rowsOf('select t::text as row, nonce from recipient_link t where order_id = $1', id)
    expect(row.row).not.toContain(token)
    expect((await look()).status).toBe(200)
    for (const guess of [row.nonce, id, token.slice(1), `${token}a`, token.toLowerCase(), '../x'])
      expect((await holderOf(store, encodeURIComponent(guess)).look()).status, guess).toBe(404)
  })

  it('tells what comes and from whom, and nothing of what it costs', async () => {
    const { look, choice, say } = await orderAskingRecipient(store)
    expect(await choice()).toMatchObject({
      ...{ state: 'open', recipient: 'Iris Green', sender: CONTACT.name, needs_phone: false },
      ...{ address: null, dates: [], chosen: null },
    })
    expect((await choice()).positions[0]).toMatchObject({ title: expect.any(String), quantity: 1 })
    await say()
    const { body } = await look()
    expect(body.data.dates.length).toBeGreaterThan(3)
    expect(JSON.stringify(body)).not.toMatch(PRICES)
    // The link does not reveal the phone number the sender entered.
    expect(JSON.stringify(body)).not.toContain('7911')
  })

  it('does not name who does not want to be named, anywhere', async () => {
    const { look, say, choice, choose } = await orderAskingRecipient(store, {
      anonymous: true,
      receiver: 'Iris@Example.org',
    })
    const [email] = await messagesOf(store, 'recipient_link')
    const seen = [email, (await look()).body, (await say()).body].map((part) => JSON.stringify(part))
    const { date, id } = firstWindow(await choice())
    seen.push(JSON.stringify((await choose(date, id, { phone: '020 7946 0018' })).body))
    const [settled] = await messagesOf(store, 'recipient_settled')
    for (const written of [email, settled])
      expect(written).toMatchObject({ channel: 'email', to: 'iris@example.org' })
    seen.push(JSON.stringify(settled))
    for (const text of seen)
      for (const trace of ['Basil', 'Ford', CONTACT.email, '7700 900456', '7700900456', '£'])
        expect(text).not.toContain(trace)
  })

  it('settles where and when: the door is the courier’s to know, both are written to, the florist may begin', async () => {
    const { buyer, id, say, choice, choose } = await orderAskingRecipient(store)
    expect((await say({ line1: '7 Secret Lane' })).body).toMatchObject({ success: true })
    const { date, id: interval } = firstWindow(await choice())
    const settled = await choose(date, interval, { note: 'The blue door' })
    expect(settled.body).toMatchObject({
      success: true,
      data: { state: 'chosen', address: null, dates: [], chosen: { date } },
    })
    const shown = await buyer.order(id)
    expect(shown).toMatchObject({
      recipient_choice: { state: 'made' },
      shipping_address: { postcode: 'N1', line1: 'Where Iris Green chose', point: null },
      interval: { date, held_until: null },
    })
    expect(JSON.stringify(shown)).not.toMatch(/Secret Lane|blue door|9GU/)
    const [row] = await rowsOf('select shipping_address, recipient from "order" where id = $1', id)
    expect(row).toMatchObject({
      shipping_address: { line1: '7 Secret Lane', postcode: 'N1 9GU' },
      recipient: { note: 'The blue door', phone: '+447700900499' },
    })
    const [toBuyer] = await messagesOf(store, 'recipient_chose')
    expect(toBuyer).toMatchObject({
      to: CONTACT.email,
      subject: expect.stringContaining('Iris Green has chosen'),
    })
    const [toRecipient] = await messagesOf(store, 'recipient_settled')
    expect(toRecipient).toMatchObject({ channel: 'sms', to: '+447700900499' })
    for (const email of [toBuyer, toRecipient]) expect(JSON.stringify(email)).not.toMatch(/Secret|£/)
    expect(await move(id, 'preparing')).toEqual({ moved: true })
  })

  it('offers the windows that were paid for, at the address that was said, and no dearer one', async () => {
    const { id, say, choice, choose } = await orderAskingRecipient(store)
    await say()
    const dear = await rowsOf(
      `select id from delivery_window where zone = 'london' and outward_codes is null and price > 0`,
    )
    const offered = (await choice()).dates.flatMap(({ intervals }) => intervals.map((entry) => entry.id))
    for (const { id: window } of dear) {
      expect(offered).not.toContain(window)
      expect(await choose('2026-03-12', window)).toMatchObject({
        status: 400,
        body: { error: { field: 'body.interval_id' } },
      })
    }
    // Another zone has its own windows.
    await say({ postcode: 'M1 1AE', city: 'Manchester' })
    const [london] = offered
    expect((await choose('2026-03-12', london ?? 0)).body).toMatchObject({ success: false })
    const { date, id: window } = firstWindow(await choice())
    expect((await choose(date, window)).body.success).toBe(true)
    const [held] = await rowsOf('select held_until from slot_hold where order_id = $1', id)
    expect(held).toEqual({ held_until: null })
  })

  it('refuses what is incomplete or out of reach, and settles nothing', async () => {
    const { buyer, id, say, choice, choose } = await orderAskingRecipient(store, {
      receiver: 'iris@example.org',
    })
    expect((await choose('2026-03-12', 1)).body).toMatchObject({ message: 'Say where the flowers go first' })
    expect((await say({ postcode: 'BT1 1AA' })).body).toMatchObject({
      success: false,
      message: expect.stringContaining('do not deliver to BT1'),
      data: { address: null },
    })
    expect(await say({ line1: '' })).toMatchObject({ status: 400, body: { error: { field: 'body.line1' } } })
    await say()
    const { date, id: window } = firstWindow(await choice())
    for (const phone of [undefined, null, '12345'])
      expect((await choose(date, window, { phone })).body.message).toBe('Enter the correct phone number')
    expect((await choose('2026-03-01', window, { phone: '020 7946 0018' })).body.success).toBe(false)
    expect((await buyer.order(id)).recipient_choice?.state).toBe('asked')
    expect(await rowsOf('select * from slot_hold')).toEqual([])
  })

  it('works once', async () => {
    const { say, choice, choose, look } = await orderAskingRecipient(store)
    await say()
    const { date, id } = firstWindow(await choice())
    expect((await choose(date, id)).body.success).toBe(true)
    for (const again of [await choose('2026-03-13', id), await say({ line1: '2 Other Road' })])
      expect(again).toMatchObject({ status: 409, body: { error: { code: 'chosen' } } })
    expect((await look()).body.data).toMatchObject({ state: 'chosen', chosen: { date } })
  })

  it.each([
    ['delivered', ['preparing', 'on_its_way', 'delivered'], /delivered/],
    ['cancelled', ['cancelled'], /cancelled/],
    ['refunded', ['refunded'], /cancelled/],
  ] as const)('is over when the order is %s', async (_state, steps, words) => {
    const { id, say, choice, choose, look } = await orderAskingRecipient(store)
    await say()
    const first = firstWindow(await choice())
    await choose(first.date, first.id)
    for (const to of steps) expect(await move(id, to)).toEqual({ moved: true })
    for (const answer of [await look(), await say(), await choose(first.date, first.id)])
      expect(answer).toMatchObject({
        status: 410,
        body: { error: { code: 'gone', message: expect.stringMatching(words) } },
      })
  })

  it('is looked for in vain more than thirty times an hour, from one network', async () => {
    const { token } = await orderAskingRecipient(store)
    const from = (network: string, guess: string) =>
      store.call('GET', `/v1/recipient-choice/${guess}/`, {
        headers: { 'x-visitor-fingerprint': `${network}.x` },
      })
    const crowd = await Promise.all(Array.from({ length: 60 }, (_, n) => from('guessers1', `guess-${n}`)))
    expect(new Set(crowd.map(({ status }) => status))).toEqual(
      new Set([404, 429]).intersection(new Set(crowd.map(({ status }) => status))),
    )
    const refused = await from('guessers1', token)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3600)
    expect((await from('others-01', token)).status).toBe(200)
    store.clock.advance({ seconds: wait })
    expect((await from('guessers1', token)).status).toBe(200)
  })
})

describe('nobody chose', () => {
  it('for seven days: the buyer is told once, the link works no more, and the buyer says it', async () => {
    const { buyer, id, look, say } = await orderAskingRecipient(store)
    await say()
    store.clock.set('2026-03-17T07:59:59Z')
    await run()
    expect((await look()).status).toBe(200)
    expect(await messagesOf(store, 'recipient_ran_out')).toEqual([])
    store.clock.set('2026-03-17T08:00:00Z')
    await Promise.all([run(), run()])
    await run()
    expect(await look()).toMatchObject({ status: 410, body: { error: { code: 'gone' } } })
    const emails = await messagesOf(store, 'recipient_ran_out')
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({ to: CONTACT.email })
    expect(emails[0]?.text).toContain(`/order/open/${id}.`)
    expect(await buyer.order(id)).toMatchObject({
      recipient_choice: { state: 'run_out' },
      shipping_address: null,
    })
    await takeOver(buyer, id)
    expect(await move(id, 'preparing')).toEqual({ moved: true })
  })

  it('nor did the buyer in another week: the order ends, its money goes back, and the shop was told', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    store.clock.set('2026-03-17T08:00:00Z')
    await run()
    const [email] = await messagesOf(store, 'recipient_ran_out')
    expect(email?.text).toContain('by Tuesday 24 March')
    const notices = (await messagesOf(store, 'shop_notice')).filter(({ subject }) => subject.includes(id))
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toContain('by Tuesday 24 March')
    store.clock.set('2026-03-24T07:59:59Z')
    await run()
    expect((await buyer.order(id)).state).toBe('paid')
    store.clock.set('2026-03-24T08:00:00Z')
    await run()
    // The refund is sent once the order has ended.
    await run()
    expect((await buyer.order(id)).state).toBe('refunded')
    const { rows } = await store.db.$client.query('select refunded_at from payment where order_id = $1', [id])
    expect(rows).toEqual([{ refunded_at: expect.any(Date) }])
  })

  it('and the account that ordered is erased: the money goes back at once', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    const account = await signIn(store, 'erased-buyer@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    store.clock.advance({ minutes: 1 })
    await eraseAccount(store, account, 'erased-buyer@example.org')
    store.clock.set('2026-03-17T08:00:00Z')
    await run()
    await run()
    const state = async () =>
      (await store.db.$client.query('select state from "order" where id = $1', [id])).rows[0].state
    expect(await state()).toBe('refunded')
    const notices = (await messagesOf(store, 'shop_notice')).filter(({ subject }) => subject.includes(id))
    expect(notices[0]?.text).toContain('the account that ordered is erased')
  })

  it('the buyer said where, and not when: so says the e-mail', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    await buyer.post(`/v1/order/recipient-link/${id}/address/`, LONDON_ADDRESS)
    store.clock.set('2026-03-17T08:00:00Z')
    await run()
    const [email] = await messagesOf(store, 'recipient_ran_out')
    expect(email?.subject).toBe(`Your flowers need a time · order ${id}`)
    expect(email?.text).toContain('not when')
    expect(email?.text).not.toMatch(/Iris|works no more/)
  })

  it('of an order that was cancelled: nobody is told', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    expect(
      (await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session, body: {} })).body
        .success,
    ).toBe(true)
    store.clock.set('2026-03-18T08:00:00Z')
    await run()
    expect(await messagesOf(store, 'recipient_ran_out')).toEqual([])
  })
})

type Asked = Awaited<ReturnType<typeof orderAskingRecipient>>

async function takeOver(buyer: Asked['buyer'], id: string) {
  const path = `/v1/order/recipient-link/${id}/`
  const said = await buyer.post(`${path}address/`, LONDON_ADDRESS)
  expect(said.body).toMatchObject({ success: true, data: { recipient_choice: { state: 'taken_over' } } })
  const { intervals } = (await buyer.get(path)).body.data
  const { date, interval } = firstOpen(intervals)
  const chosen = await buyer.choose(date, interval.id, { order_id: id })
  expect(chosen.body).toMatchObject({ success: true, data: { interval: { date, held_until: null } } })
  return { date, interval }
}

describe('the order is given up', () => {
  it.each([
    ['cancelled', ['cancelled'], 1],
    ['refunded', ['preparing', 'refunded'], 1],
    ['refunded once it had left the shop', ['preparing', 'on_its_way', 'refunded'], 0],
  ] as const)('%s, after its recipient chose: they hear of it, plainly', async (_what, steps, told) => {
    const { id, say, choice, choose } = await orderAskingRecipient(store)
    await say()
    const { date, id: interval } = firstWindow(await choice())
    await choose(date, interval)
    for (const step of steps) expect(await move(id, step)).toEqual({ moved: true })
    const messages = await messagesOf(store, 'recipient_given_up')
    expect(messages).toHaveLength(told)
    if (!told) return
    expect(messages[0]).toMatchObject({ channel: 'sms', to: '+447700900499' })
    expect(messages[0]?.text).toContain('are not coming')
    expect(messages[0]?.text).not.toMatch(/£|Basil/)
  })

  it('before its recipient chose, or after the buyer did: they do not', async () => {
    const [first, second] = [await orderAskingRecipient(store), await orderAskingRecipient(store)]
    await takeOver(second.buyer, second.id)
    for (const { id } of [first, second]) await move(id, 'cancelled')
    expect(await messagesOf(store, 'recipient_given_up')).toEqual([])
  })
})

describe('an account that is erased', () => {
  it('leaves the order to its recipient until it could be delivered, then forgets both', async () => {
    const { buyer, id, say, choice, choose } = await orderAskingRecipient(store)
    const account = await register(store, 'eraser@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    store.clock.advance({ minutes: 1 })
    await account.call('POST', '/v1/user/personal-data/erasure-code/', {})
    const code = await codeSentTo(store, 'eraser@example.org')
    const erased = await account.call('DELETE', '/v1/user/personal-data/', { code })
    expect(erased.body).toMatchObject({ success: true })
    expect((await choice()).sender).toBeNull()
    await say()
    const { date, id: window } = firstWindow(await choice())
    expect((await choose(date, window)).body.success).toBe(true)
    store.clock.set(`${date}T23:00:00Z`)
    await run()
    expect((await rowsOf('select recipient from "order" where id = $1', id))[0].recipient).not.toBeNull()
    store.clock.set('2026-03-14T04:00:00Z')
    await run()
    const [row] = await rowsOf('select recipient, shipping_address from "order" where id = $1', id)
    expect(row).toMatchObject({
      recipient: null,
      shipping_address: { postcode: 'N1', line1: '', point: null },
    })
    expect(await rowsOf('select * from recipient_link')).toEqual([])
  })
})
