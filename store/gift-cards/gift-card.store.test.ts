import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eraseAccount, signIn } from '../../tests/support/shopping/account.ts'
import { CONTACT, createBuyer, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import { doDue, doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import {
  BY_EMAIL,
  FOR_IRIS,
  ON_PAPER,
  balanceOn,
  boughtEmailCard,
  codesOf,
  giftCardOf,
  productOf,
  putEmailCard,
} from '../../tests/support/shopping/gift-card.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import {
  expireGiftCard,
  makeGiftCardCode,
  remindOfGiftCard,
  sendGiftCard,
  notifyBouncedGiftCard,
} from '../notifications/gift-card-due.ts'
import { eraseDueOrder } from '../account/erase-user.ts'
import { lapseReservation } from '../order/checkout/reservation.ts'
import { refundOrder } from '../payment/refunds/refund-order.ts'
import { refundPartially } from '../payment/refunds/partial-refund.ts'
import { reconcilePayment } from '../payment/reconcile-payments.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

const rowsOf = async (text: string, values: unknown[] = []): Promise<any[]> =>
  (await store.db.$client.query(text, values)).rows
const booked = () =>
  rowsOf('select kind, amount, balance from gift_card_entry order by id').then((rows) =>
    rows.map(({ kind, amount, balance }) => [kind, amount, balance]),
  )
const emails = (to: string) =>
  rowsOf('select kind, subject, text from message where "to" = $1 order by created_at, id', [to])
const useCard = (buyer: { post: (path: string, body: object) => Promise<any> }, code: string) =>
  buyer.post('/v1/order/gift-cards/', { code })
const refund = (id: string) => inTransaction(store, (tx) => refundOrder(tx, id, null))
const refundOf = (id: string, amount: number) =>
  inTransaction(store, (tx) => refundPartially(tx, id, { amount, reason: 'a rose' }))

describe('a gift card by e-mail', () => {
  it('is put in with who it goes to, and not without', async () => {
    const buyer = createBuyer(store, await store.newSession())
    const id = await productOf(store, BY_EMAIL)
    const without = await buyer.post(`/v1/basket/${id}/25-pounds`, {})
    expect(without).toMatchObject({ status: 400, body: { error: { field: 'body.gift_card' } } })
    const wrong = await putEmailCard(store, buyer, 25, { gift_card: { recipient_email: 'iris@' } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { field: 'body.gift_card.recipient_email' } },
    })
    const bait = await putEmailCard(store, buyer, 25, { gift_card_text: 'Look at evil.example' })
    expect(bait).toMatchObject({ status: 400, body: { error: { field: 'body.gift_card_text' } } })
    const late = await putEmailCard(store, buyer, 25, { gift_card: { send_on: '2026-03-10', send_hour: 7 } })
    expect(late).toMatchObject({ status: 400, body: { error: { field: 'body.gift_card.send_hour' } } })
    const put = await putEmailCard(store, buyer, 25, { gift_card_text: 'Happy birthday' })
    const [position] = put.body.data.positions
    expect(position).toMatchObject({
      gift_card: { sent_by: 'email', details: { ...FOR_IRIS, send_on: null } },
      gift_card_text: 'Happy birthday',
    })
    // A card for another recipient is a separate line.
    await putEmailCard(store, buyer, 25, { gift_card: { recipient_email: 'poppy@example.org' } })
    const path = `/v1/basket/${id}/${position.position_slug}/gift-card`
    const changed = await store.call('PATCH', path, {
      session: buyer.session,
      body: { ...FOR_IRIS, recipient_email: 'poppy@example.org', gift_card_text: '' },
    })
    expect(changed.body.data.positions).toMatchObject([
      { quantity: 2, gift_card: { details: { recipient_email: 'poppy@example.org' } }, gift_card_text: null },
    ])
  })

  it('needs no courier, goes out once at its hour, and with the last of them the order is delivered', async () => {
    const buyer = createBuyer(store, await store.newSession())
    await putEmailCard(store, buyer, 50, {
      gift_card: { send_on: '2026-03-12', send_hour: 9 },
      gift_card_text: 'Happy birthday,\nIris',
    })
    const { id } = (await buyer.post('/v1/order/', {})).body.data
    expect(await buyer.order()).toMatchObject({
      sent_by_email: true,
      missing: ['contact'],
      delivery_amount: 0,
    })
    await buyer.contact(CONTACT)
    expect((await buyer.toPay(id)).body).toMatchObject({ success: true, data: { total_cost: 5_000 } })
    await buyer.pay((await buyer.intent(id)).id)
    expect((await buyer.order(id)).state).toBe('paid')
    expect(await booked()).toEqual([['issued', 5_000, 5_000]])
    await doDue(makeGiftCardCode, store)
    expect(await doDue(sendGiftCard, store)).toBe(0)
    store.clock.set('2026-03-12T09:00:00Z')
    expect(await doDue(sendGiftCard, store)).toBe(1)
    expect(await doDue(sendGiftCard, store)).toBe(0)
    const [code = ''] = await codesOf(store, id)
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    const [email] = await emails('iris@example.org')
    for (const said of [code, '£50', 'Happy birthday,', 'Basil Ford', 'Friday 10 March 2028'])
      expect(email.text).toContain(said)
    expect((await emails(CONTACT.email)).map(({ kind }) => kind)).toContain('gift_card_sent')
    expect((await buyer.order(id)).state).toBe('delivered')
    // The code is nowhere in the database except in the queued e-mail, which is blanked when it is sent (send-message).
    const [card] = await rowsOf('select * from gift_card')
    expect(card.last4).toBe(code.slice(-4))
    expect(JSON.stringify(card)).not.toContain(code.slice(0, 9))
    expect(await balanceOn(store, code.toLowerCase().replaceAll('-', ' '))).toBe(5_000)
  })

  it.each([
    ['as it is kept now', ''],
    [
      'from when its version was kept',
      `, image = jsonb_set(image, '{name}', to_jsonb((image ->> 'name') || '.1'))`,
    ],
  ])('shows a picture that is there, %s', async (_what, kept) => {
    await boughtEmailCard(store, 25)
    await rowsOf(`update gift_card set send_at = '${store.clock.now().toString()}'${kept}`)
    await doWhatIsDue(store)
    const [{ html }] = await rowsOf(`select html from message where kind = 'gift_card'`)
    const src = /<img src="https:\/\/larkspur\.example([^"]+)"/.exec(html as string)?.[1] ?? ''
    expect(src).toMatch(/^\/images\/LK-006002\/size50\/[a-z0-9-]+\.\d+\.jpg$/)
    expect((await store.get(src)).status).toBe(200)
  })

  it('that comes back is told to who bought it', async () => {
    await giftCardOf(store)
    await store.db.$client.query(`update message set failed_at = now() where kind = 'gift_card'`)
    expect(await doDue(notifyBouncedGiftCard, store)).toBe(1)
    expect(await doDue(notifyBouncedGiftCard, store)).toBe(0)
    const [lost] = (await emails(CONTACT.email)).filter(({ kind }) => kind === 'gift_card_lost')
    expect(lost.text).toContain('iris@example.org')
  })

  it('in a mixed cart leaves the courier to the rest', async () => {
    const { buyer } = await readyToOrder(store)
    await putEmailCard(store, buyer)
    const draft = await buyer.order()
    expect(draft).toMatchObject({ sent_by_email: false, missing: [] })
    expect((await buyer.toPay(draft.id)).body.success).toBe(true)
  })

  it('expires after 24 months, and whoever has it is told a month before', async () => {
    const { code } = await giftCardOf(store)
    store.clock.set('2028-02-11T08:59:00Z')
    expect(await doDue(remindOfGiftCard, store)).toBe(0)
    store.clock.set('2028-02-11T09:00:00Z')
    expect(await doDue(remindOfGiftCard, store)).toBe(1)
    expect(await doDue(remindOfGiftCard, store)).toBe(0)
    const told = (await emails('iris@example.org')).filter(({ kind }) => kind === 'gift_card_expiring')
    expect(told).toHaveLength(1)
    expect(told[0].text).not.toContain(code)
    // The whole last day counts, in London.
    store.clock.set('2028-03-10T23:59:00Z')
    expect(await doDue(expireGiftCard, store)).toBe(0)
    expect(await balanceOn(store, code)).toBe(2_500)
    store.clock.set('2028-03-11T00:00:00Z')
    expect(await balanceOn(store, code)).toBeUndefined()
    await doDue(expireGiftCard, store)
    expect(await booked()).toEqual([
      ['issued', 2_500, 2_500],
      ['expired', -2_500, 0],
    ])
  })
})

describe('paying with gift cards', () => {
  it('keeps the total and takes the card off what is left to pay', async () => {
    const { code } = await giftCardOf(store)
    const { buyer, id } = await readyToOrder(store)
    const before = await buyer.order()
    const used = await useCard(buyer, code)
    expect(used.body).toMatchObject({ success: true, data: { cart: { gift_card_amount: 2_500 } } })
    const draft = await buyer.order()
    expect(draft).toMatchObject({
      total_cost: before.total_cost,
      gift_cards: [{ last4: code.slice(-4), amount: 2_500 }],
      amount_due: before.total_cost - 2_500,
    })
    expect((await buyer.toPay(id, { expected_due: draft.amount_due - 1 })).body.success).toBe(false)
    expect((await buyer.toPay(id, { expected_due: draft.amount_due })).body.success).toBe(true)
    expect(await balanceOn(store, code)).toBe(0)
    const intent = await buyer.intent(id)
    expect(intent.amount).toBe(draft.amount_due)
    await buyer.pay(intent.id)
    expect((await buyer.order(id)).state).toBe('paid')
    const invoice = (await buyer.get(`/v1/order/${id}/invoice/`)).body.data
    expect(invoice).toMatchObject({ total: before.total_cost, gift_card_amount: 2_500 })
    expect(invoice.vat[0].gross).toBe(before.total_cost)
  })

  it('pays for all of an order without a provider, and cancelling it fills the card again', async () => {
    const { code } = await giftCardOf(store, 150)
    const { buyer, id } = await readyToOrder(store)
    await useCard(buyer, code)
    const placed = await buyer.toPay(id)
    expect(placed.body).toMatchObject({
      success: true,
      data: { state: 'paid', amount_due: 0, payment: null },
    })
    const { total_cost: total } = placed.body.data
    expect(await balanceOn(store, code)).toBe(15_000 - total)
    expect((await rowsOf('select * from payment where order_id = $1', [id])).length).toBe(0)
    const cancelled = await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session })
    expect(cancelled.body).toMatchObject({ success: true, data: { state: 'refunded' } })
    expect(await balanceOn(store, code)).toBe(15_000)
    await doWhatIsDue(store)
    const about = (
      await rowsOf(`select kind, text from message where kind like 'order_%' and text like $1`, [`%${id}%`])
    ).map(({ kind }) => kind)
    expect(about.filter((kind) => !kind.endsWith('_text'))).toEqual(['order_paid', 'order_cancelled'])
  })

  it('holds the card while it is paid, and takes it again after that has lapsed', async () => {
    const { code } = await giftCardOf(store)
    const { buyer, id } = await readyToOrder(store)
    await useCard(buyer, code)
    await buyer.toPay(id)
    const intent = await buyer.intent(id)
    store.clock.advance({ minutes: 31 })
    await doDue(lapseReservation, store)
    expect(await balanceOn(store, code)).toBe(2_500)
    expect((await buyer.pay(intent.id)).body.data.state).toBe('succeeded')
    expect(await balanceOn(store, code)).toBe(0)
    expect((await booked()).map(([kind]) => kind)).toEqual(['issued', 'spent', 'returned', 'spent'])
  })

  it('pays with five at most, each as far as it goes', async () => {
    const codes: string[] = []
    for (let n = 0; n < 6; n++) codes.push((await giftCardOf(store)).code)
    const { buyer } = await readyToOrder(store, { quantity: 9 })
    for (const code of codes.slice(0, 5)) expect((await useCard(buyer, code)).body.success).toBe(true)
    const sixth = await useCard(buyer, codes[5] ?? '')
    expect(sixth.body).toMatchObject({
      success: false,
      message: 'An order is paid with 5 gift cards at most.',
    })
    const draft = await buyer.order()
    expect(draft).toMatchObject({ gift_card_amount: 12_500 })
    const gone = draft.gift_cards[0]?.id ?? ''
    await store.call('DELETE', `/v1/order/gift-cards/${gone}`, { session: buyer.session })
    expect((await buyer.order()).gift_card_amount).toBe(10_000)
  })

  it('does not pay for gift cards', async () => {
    const { code } = await giftCardOf(store)
    const buyer = createBuyer(store, await store.newSession())
    await putEmailCard(store, buyer)
    expect((await useCard(buyer, code)).body).toMatchObject({
      success: false,
      message: 'Gift cards do not pay for gift cards.',
      data: { cart: { amount_due: 2_500, gift_cards: [] } },
    })
  })

  it('has one answer for what cannot be spent, and tires of who guesses', async () => {
    const { code, id } = await giftCardOf(store)
    await refund(id)
    const session = await store.newSession()
    const ask = (typed: string) =>
      store.call('POST', '/v1/gift-card/balance/', { session, body: { code: typed } })
    const voided = await ask(code)
    const none = await ask('AAAA-AAAA-AAAA-AAAA')
    expect(voided.body).toEqual(none.body)
    expect(voided.body).toMatchObject({ success: false, data: null })
    await store.stop()
    store = await startTestStore({
      auth: { limits: { ...(await limits()), wrongCodesPerSession: 3 } },
    })
    const guesser = await store.newSession()
    const tries = []
    for (let n = 0; n < 4; n++)
      tries.push(
        await store.call('POST', '/v1/gift-card/balance/', {
          session: guesser,
          body: { code: `WRONG ${n}` },
        }),
      )
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(tries.at(-1)?.headers['retry-after']).toBeDefined()
  })
})

describe('giving back', () => {
  it('voids cards that nobody has spent, and refuses what was spent', async () => {
    const unspent = await giftCardOf(store)
    expect(await refund(unspent.id)).toMatchObject({ success: true })
    await doDue(reconcilePayment, store)
    expect((await unspent.buyer.order(unspent.id)).state).toBe('refunded')
    expect(await balanceOn(store, unspent.code)).toBeUndefined()
    const told = (await emails('iris@example.org')).filter(({ kind }) => kind === 'gift_card_void')
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your Larkspur gift card from “Basil Ford” has been cancelled',
    ])
    expect(told[0].text).toContain(`ends in ${unspent.code.slice(-4)}`)

    const spent = await giftCardOf(store)
    const { buyer, id } = await readyToOrder(store)
    await useCard(buyer, spent.code)
    await buyer.toPay(id)
    expect(await refund(spent.id)).toMatchObject({
      success: false,
      message: expect.stringContaining('£25 of the gift cards in this order have been spent'),
    })
    expect((await refundOf(spent.id, 100)).message).toContain('Only £0')
  })

  it('gives the share of a card back to the card, also to one that has expired', async () => {
    const { code } = await giftCardOf(store)
    store.clock.set('2028-03-09T08:00:00Z')
    const { buyer, id } = await readyToOrder(store)
    await useCard(buyer, code)
    const placed = await buyer.toPay(id)
    await buyer.pay((await buyer.intent(id)).id)
    store.clock.set('2028-03-20T08:00:00Z')
    await doDue(expireGiftCard, store)
    const { message } = await refund(id)
    expect(message).toContain('£25 is back on gift cards')
    await doDue(reconcilePayment, store)
    expect((await buyer.order(id)).state).toBe('refunded')
    expect(await balanceOn(store, code)).toBe(2_500)
    const [card] = await rowsOf('select expires_at from gift_card')
    expect(card.expires_at.toISOString()).toBe('2028-04-20T23:00:00.000Z')
    const [note] = await rowsOf('select sum(amount)::int as amount from credit_note')
    expect(note.amount).toBe(placed.body.data.total_cost)
  })

  it('lets what comes back after the last day of a card be spent for a month once, and says until when', async () => {
    const { code } = await giftCardOf(store)
    const expires = async () =>
      (await rowsOf('select expires_at from gift_card'))[0].expires_at.toISOString() as string
    const cancelled = async () => {
      await doWhatIsDue(store)
      const told = (await emails(CONTACT.email)).filter(({ kind }) => kind === 'order_cancelled')
      return told.at(-1).text as string
    }
    const payAndCancel = async (paidAt: string, cancelledAt: string) => {
      store.clock.set(paidAt)
      const { buyer, id } = await readyToOrder(store)
      expect((await useCard(buyer, code)).body.success).toBe(true)
      await buyer.toPay(id)
      await buyer.pay((await buyer.intent(id)).id)
      store.clock.set(cancelledAt)
      await doDue(expireGiftCard, store)
      expect((await buyer.call('PATCH', `/v1/order/cancel/${id}`)).body.success).toBe(true)
    }
    await payAndCancel('2028-03-09T08:00:00Z', '2028-03-20T08:00:00Z')
    expect(await expires()).toBe('2028-04-20T23:00:00.000Z')
    expect(await cancelled()).toContain(
      'The £25 that your gift cards paid is back on them, ready to spend until Thursday 20 April 2028.',
    )
    // The holder is reminded of the extra month.
    store.clock.set('2028-03-21T10:00:00Z')
    await doDue(remindOfGiftCard, store)
    const reminded = (await emails('iris@example.org')).filter(({ kind }) => kind === 'gift_card_expiring')
    expect(reminded.at(-1).subject).toContain('£25 on your Larkspur gift card until Thursday 20 April')

    await payAndCancel('2028-04-19T08:00:00Z', '2028-04-25T08:00:00Z')
    expect(await expires()).toBe('2028-04-20T23:00:00.000Z')
    expect(await balanceOn(store, code)).toBeUndefined()
    expect(await cancelled()).toContain('but one of them has expired. Reply to this e-mail')
    // The money stays on the card, which staff can extend.
    expect((await booked()).at(-1)).toEqual(['returned', 2_500, 2_500])
    await doDue(expireGiftCard, store)
    expect((await booked()).at(-1)).toEqual(['returned', 2_500, 2_500])
  })

  it('takes parts off the payment first, then gives them to the cards', async () => {
    const { code } = await giftCardOf(store)
    const { buyer, id } = await readyToOrder(store)
    await useCard(buyer, code)
    const due = (await buyer.toPay(id)).body.data.amount_due as number
    await buyer.pay((await buyer.intent(id)).id)
    await refundOf(id, due - 100)
    await doDue(reconcilePayment, store)
    expect(await balanceOn(store, code)).toBe(0)
    await refundOf(id, 600)
    await doDue(reconcilePayment, store)
    expect(await balanceOn(store, code)).toBe(500)
    // The payment is fully refunded, and the order continues.
    expect(await buyer.order(id)).toMatchObject({ state: 'paid', payment: { state: 'refunded' } })
    expect((await refundOf(id, 2_001)).message).toContain('Only £20 is left')
    await refundOf(id, 2_000)
    expect(await balanceOn(store, code)).toBe(2_500)
    expect((await buyer.order(id)).state).toBe('refunded')
    const [note] = await rowsOf('select sum(amount)::int as amount from credit_note')
    expect(note.amount).toBe(due + 2_500)
  })
})

it('a gift card on paper goes with the courier, and its code is for the shop to print', async () => {
  const { buyer } = await readyToOrder(store)
  const id = await productOf(store, ON_PAPER)
  await buyer.post(`/v1/basket/${id}/50-pounds`, {})
  const draft = await buyer.order()
  expect(draft).toMatchObject({ sent_by_email: false })
  await buyer.toPay(draft.id)
  await buyer.pay((await buyer.intent(draft.id)).id)
  const [code = ''] = await codesOf(store, draft.id)
  expect(await doDue(sendGiftCard, store)).toBe(0)
  expect(await balanceOn(store, code)).toBe(5_000)
})

describe('an account that is erased', () => {
  const people = () =>
    rowsOf('select recipient_name, recipient_email, sender, message from gift_card').then(([card]) => card)
  const NOBODY = { recipient_name: null, recipient_email: null, sender: null, message: null }

  async function bought(more: object) {
    const buyer = createBuyer(store, await store.newSession())
    await putEmailCard(store, buyer, 25, { gift_card: more, gift_card_text: 'Happy birthday' })
    const { id } = (await buyer.post('/v1/order/', {})).body.data
    await buyer.contact(CONTACT)
    await buyer.toPay(id)
    await buyer.pay((await buyer.intent(id)).id)
    const account = await signIn(store, 'buyer@example.org', buyer.session)
    await account.call('POST', '/v1/order/guest/assign/', {})
    const [code = ''] = await codesOf(store, id)
    store.clock.advance({ minutes: 1 })
    return { account, code, id }
  }

  it('takes the people off a card that has gone out, which stays worth what it is', async () => {
    const { account, code } = await bought({})
    await doDue(sendGiftCard, store)
    const exported = JSON.stringify((await account.get('/v1/user/personal-data/export/')).body)
    expect(exported).toContain('iris@example.org')
    expect(exported).not.toContain(code)
    await eraseAccount(store, account, 'buyer@example.org')
    expect(await people()).toEqual(NOBODY)
    expect(JSON.stringify(await rowsOf('select positions, lines from "order"'))).not.toContain('iris@')
    expect(await balanceOn(store, code)).toBe(2_500)
  })

  it('keeps them for a card that has still to go out, until it has', async () => {
    const { account, code } = await bought({ send_on: '2026-03-12', send_hour: 9 })
    await eraseAccount(store, account, 'buyer@example.org')
    store.clock.set('2026-03-11T20:00:00Z')
    await doDue(eraseDueOrder, store)
    store.clock.set('2026-03-12T09:00:00Z')
    expect(await doDue(sendGiftCard, store)).toBe(1)
    expect((await emails('iris@example.org'))[0].text).toContain(code)
    expect(await people()).toEqual(NOBODY)
    expect(await balanceOn(store, code)).toBe(2_500)
  })
})

it('an order of gift cards alone earns its account nothing, the first one either', async () => {
  const { buyer, id } = await boughtEmailCard(store)
  const account = await signIn(store, 'own@example.org', buyer.session)
  await account.call('POST', '/v1/order/guest/assign/', {})
  await codesOf(store, id)
  await doDue(sendGiftCard, store)
  const [order] = await rowsOf('select state, user_id from "order" where id = $1', [id])
  expect(order).toMatchObject({ state: 'delivered', user_id: expect.any(String) })
  expect(await rowsOf('select kind, amount from bonus_entry')).toEqual([])
})

it('a repeat of the payment issues nothing twice', async () => {
  const { buyer, id } = await boughtEmailCard(store, 25, { quantity: 3 })
  await buyer.pay((await buyer.intent(id)).id)
  expect(await booked()).toHaveLength(3)
  expect((await rowsOf('select distinct nonce from gift_card')).length).toBe(3)
})

it('an order without gift cards is as it was', async () => {
  const { total, intent } = await readyToPay(store)
  expect(intent.amount).toBe(total)
})

const limits = async () => (await import('../../tests/support/processes/store.ts')).TEST_AUTH.limits
