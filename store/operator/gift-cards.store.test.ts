import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendGiftCard, notifyBouncedGiftCard } from '../notifications/gift-card-due.ts'
import { pounds } from '../kernel/money.ts'
import { reconcilePayment } from '../payment/reconcile-payments.ts'
import { CONTACT, createBuyer, readyToOrder } from '../../tests/support/shopping/checkout.ts'
import {
  ON_PAPER,
  balanceOn,
  boughtEmailCard,
  codesOf,
  giftCardOf,
  productOf,
  putEmailCard,
} from '../../tests/support/shopping/gift-card.ts'
import { doDue, doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { atTheTerminal } from '../../tests/support/processes/operator.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let terminal: Awaited<ReturnType<typeof atTheTerminal>>
beforeAll(async () => {
  store = await startTestStore()
  terminal = await atTheTerminal(store, 'unused')
})
afterAll(() => store.stop())

it('prints the codes of cards on paper, and of no others', async () => {
  const { buyer, id } = await readyToOrder(store)
  await buyer.post(`/v1/basket/${await productOf(store, ON_PAPER)}/50-pounds`, {})
  await terminal.expectRefused(
    ['gift-cards', 'print', id],
    /has no gift cards; they are made when it is paid/,
  )
  await buyer.toPay(id)
  await buyer.pay((await buyer.intent(id)).id)
  const [code = ''] = await codesOf(store, id)
  const printed = await terminal.type('gift-cards', 'print', id)
  expect(printed).toMatchObject({ code: 0 })
  expect(printed.said).toContain(`${code}  £50, until 2028-03-10`)
  expect((await terminal.type('gift-cards', 'list')).said).toMatch(/£50\s+£50\s+2028-03-10\s+printed/)
  const shown = (await terminal.type('gift-cards', 'show', id.toLowerCase())).said
  expect(shown).toContain('issued')
  expect(shown).not.toContain(code)

  const byEmail = await boughtEmailCard(store)
  await terminal.expectRefused(['gift-cards', 'print', byEmail.id], /no gift cards on paper/)
  await terminal.expectRefused(['gift-cards', 'show', 'NOSUCHNO'], /There is no order NOSUCHNO/)
})

it('sends a card that came back to another address, and no other', async () => {
  const to = async (address: string) =>
    (
      await store.db.$client.query(
        'select kind, subject, text from message where "to" = $1 order by created_at, id',
        [address],
      )
    ).rows
  const { id, code } = await giftCardOf(store)
  const right = ['gift-cards', 'send', id, 'iris.green@example.org']
  await terminal.expectRefused(right, /ending in \w{4} has gone out, and did not come back/)

  await store.db.$client.query(`update message set failed_at = now() where kind = 'gift_card'`)
  await doDue(notifyBouncedGiftCard, store)
  store.clock.advance({ hours: 24 })
  await terminal.setClock()
  await terminal.expectRefused(['gift-cards', 'send', id, 'iris.green'], /iris.green is no e-mail address/)
  await terminal.expectRefused([...right, '--ending', 'ZZZZ'], /No gift card of this order ends in ZZZZ/)
  const sent = await terminal.type(...right, '--ending', code.slice(-4))
  expect(sent.said).toContain('goes out by e-mail')
  expect(sent.code).toBe(0)
  expect(await doDue(sendGiftCard, store)).toBe(1)
  const emails = await to('iris.green@example.org')
  expect(emails.map(({ kind }) => kind)).toEqual(['gift_card'])
  expect(emails[0]?.text).toContain(code)
  expect((await to('iris@example.org')).filter(({ text }) => text.includes(code))).toEqual([])
  const told = (await to(CONTACT.email)).filter(
    ({ kind, subject }) => /^gift_card/.test(kind) && subject.includes(id),
  )
  // The first two have the same time.
  expect(told.map(({ kind }) => kind).sort()).toEqual(['gift_card_lost', 'gift_card_sent', 'gift_card_sent'])
  expect(told.at(-1)?.text).toContain('iris.green@example.org')
  await terminal.expectRefused(right, /has gone out, and did not come back/)

  // A second bounce is notified again.
  await store.db.$client.query(`update message set failed_at = now() where kind = 'gift_card'`)
  expect(await doDue(notifyBouncedGiftCard, store)).toBe(1)
  store.clock.advance({ hours: 24 })
  await terminal.setClock()
  // The recipient is erased after a while.
  await store.db.$client.query('update gift_card set recipient_name = null, sender = null')
  await terminal.expectRefused(right, /has been forgotten: say it with --name and --from/)
  const named = await terminal.type(...right, '--name', 'Iris', '--from', 'Basil')
  expect(named.code).toBe(0)
  await doDue(sendGiftCard, store)
  expect((await to('iris.green@example.org')).at(-1)?.text).toContain('Basil gives you £25 ')
})

it('has a card that has yet to go out go to another address at its hour', async () => {
  const { id } = await boughtEmailCard(store, 25, {
    gift_card: { send_on: '2026-03-20', send_hour: 9 },
  })
  await codesOf(store, id)
  expect((await terminal.type('gift-cards', 'send', id, 'later@example.org')).code).toBe(0)
  expect(await doDue(sendGiftCard, store)).toBe(0)
  store.clock.set('2026-03-20T09:00:00Z')
  await doDue(sendGiftCard, store)
  const { rows } = await store.db.$client.query(`select kind from message where "to" = 'later@example.org'`)
  expect(rows).toEqual([{ kind: 'gift_card' }])
})

/** An order of flowers and two gift cards that were sent by e-mail, with their codes. */
async function withTwoCards() {
  const { buyer, id } = await readyToOrder(store)
  await putEmailCard(store, buyer, 25, { quantity: 2 })
  const total = (await buyer.toPay(id)).body.data.total_cost as number
  await buyer.pay((await buyer.intent(id)).id)
  const codes = await codesOf(store, id)
  await doDue(sendGiftCard, store)
  return { buyer, id, total, codes }
}
const settle = () => doDue(reconcilePayment, store)

it('gives back one card of several, and the order goes on', async () => {
  const { buyer, id, total, codes } = await withTwoCards()
  const [one = '', other = ''] = codes
  const { cashback } = await buyer.order(id)
  await terminal.expectRefused(
    ['gift-cards', 'refund', id],
    /Several could be meant: say which with --ending/,
  )
  const back = await terminal.type('gift-cards', 'refund', id, '--ending', one.slice(-4).toLowerCase())
  expect(back.said).toContain(`£25 of ${pounds(total)} goes back`)
  expect(back.code).toBe(0)
  // Voided before the refund completes, so that nobody spends it meanwhile.
  expect(await balanceOn(store, one)).toBeUndefined()
  expect(await balanceOn(store, other)).toBe(2_500)
  await settle()
  await settle()
  const { rows } = await store.db.$client.query(
    `select amount from sandbox_charge where ref = (select id from payment where order_id = $1) order by id`,
    [id],
  )
  expect(rows.map(({ amount }) => amount)).toEqual([total, -2_500])
  expect(await buyer.order(id)).toMatchObject({
    ...{ state: 'paid', cashback, payment: { state: 'succeeded' } },
    refunds: [{ amount: 2_500, reason: `the gift card ending in ${one.slice(-4)}` }],
  })
  // Gift cards have no VAT.
  const { credit_notes: notes } = (await buyer.get(`/v1/order/${id}/invoice/`)).body.data
  expect(notes).toMatchObject([{ amount: 2_500, vat: [] }])
  await doWhatIsDue(store)
  const { rows: told } = await store.db.$client.query(
    `select kind, "to", text from message where kind in ('gift_card_void', 'order_part_refunded') and text like $1`,
    [`%${one.slice(-4)}%`],
  )
  expect(told.map(({ kind, to }) => [kind, to]).sort()).toEqual([
    ['gift_card_void', 'iris@example.org'],
    ['order_part_refunded', CONTACT.email],
  ])
  expect((await terminal.type('gift-cards', 'list')).said).toMatch(
    new RegExp(`${one.slice(-4)} .*£25 +£0 .*given back`),
  )
  const again = ['gift-cards', 'refund', id, '--ending', one.slice(-4)]
  await terminal.expectRefused(again, /has been given back/)
})

it('gives back no card of which something was spent', async () => {
  const { code, id } = await giftCardOf(store, 50)
  const { buyer, id: spending } = await readyToOrder(store)
  await buyer.post('/v1/order/gift-cards/', { code })
  await buyer.toPay(spending)
  await terminal.expectRefused(
    ['gift-cards', 'refund', id],
    /£[\d.]+ of this gift card have been spent or have expired: it cannot be given back/,
  )
  await terminal.expectRefused(['orders', 'refund', id], /gift-cards refund/)
})

it('ends an order of cards as its last one goes: delivered when the others have gone out, refunded when there are none', async () => {
  const buyer = createBuyer(store, await store.newSession())
  await putEmailCard(store, buyer, 25)
  await putEmailCard(store, buyer, 50, { gift_card: { send_on: '2026-11-20', send_hour: 9 } })
  const { id } = (await buyer.post('/v1/order/', {})).body.data
  await buyer.contact(CONTACT)
  await buyer.toPay(id)
  await buyer.pay((await buyer.intent(id)).id)
  const codes = await codesOf(store, id)
  await doDue(sendGiftCard, store)
  const { rows } = await store.db.$client.query(
    `select last4, sent_at is not null as out from gift_card where order_id = $1 order by amount`,
    [id],
  )
  expect([codes.length, rows.map(({ out }) => out)]).toEqual([2, [true, false]])
  expect((await buyer.order(id)).state).toBe('paid')
  await terminal.type('gift-cards', 'refund', id, '--ending', rows[1].last4)
  expect((await buyer.order(id)).state).toBe('delivered')
  expect((await terminal.type('gift-cards', 'refund', id)).said).toContain('£25 of £75 goes back')
  await settle()
  await settle()
  expect((await buyer.order(id)).state).toBe('refunded')
})

it('lets a card be spent for longer that has expired with money on it, and no other', async () => {
  const { code, id } = await giftCardOf(store)
  await terminal.expectRefused(['gift-cards', 'extend', id], /can be spent until \d{4}-\d\d-\d\d/)
  const { buyer, id: spending } = await readyToOrder(store)
  await buyer.post('/v1/order/gift-cards/', { code })
  await buyer.toPay(spending)
  await buyer.pay((await buyer.intent(spending)).id)
  const { rows } = await store.db.$client.query(
    `update gift_card set extended_at = now(), expires_at = $2, expired_at = $2 where order_id = $1 returning last4`,
    [id, new Date(store.clock.now().epochMilliseconds)],
  )
  await terminal.expectRefused(['gift-cards', 'extend', id], /has nothing left on it/)
  await buyer.call('PATCH', `/v1/order/cancel/${spending}`)
  expect(await balanceOn(store, code)).toBeUndefined()
  expect((await terminal.type('gift-cards', 'extend', id, '--ending', rows[0].last4)).code).toBe(0)
  expect(await balanceOn(store, code)).toBe(2_500)

  // A refund by the shop can be spent, however often.
  const { buyer: again, id: other } = await readyToOrder(store)
  await again.post('/v1/order/gift-cards/', { code })
  await again.toPay(other)
  await again.pay((await again.intent(other)).id)
  await store.db.$client.query('update gift_card set expires_at = $2, expired_at = $2 where order_id = $1', [
    ...[id, new Date(store.clock.now().epochMilliseconds)],
  ])
  expect((await terminal.type('orders', 'refund', other)).said).toContain('£25 is back on gift cards')
  expect(await balanceOn(store, code)).toBe(2_500)
})
