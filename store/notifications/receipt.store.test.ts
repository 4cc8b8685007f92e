import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '../../contract/order.ts'
import { pounds } from '../kernel/money.ts'
import { CARDS, createBuyer, firstOpen } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import { PAYMENT_GRACE } from './order-emails.ts'
import { orderAskingRecipient, firstWindow, messagesOf } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(() => store.clock.set(MORNING))

const CARD_TEXT = 'Happy birthday, <Iris> & "all"\nyours, Basil'

/** A guest's checkout of two bunches of roses and a gift. */
async function ordered({ code, dear = true, phone }: { code?: string; dear?: boolean; phone?: string } = {}) {
  const buyer = createBuyer(store, await store.newSession())
  const list = async (path: string) => (await store.get(path)).body.data.list
  const [roses] = await list('/v1/category/roses/?limit=1')
  const [gift] = await list('/v1/gifts/')
  await buyer.post(`/v1/basket/${roses.id}/${roses.position_slug}`, {
    quantity: 2,
    gift_card_text: CARD_TEXT,
  })
  await buyer.post(`/v1/basket/${gift.id}/${gift.position_slug}`, {})
  const id = (await buyer.post('/v1/order/', {})).body.data.id as string
  await buyer.address({ line2: 'Flat 3' })
  await buyer.recipient(phone === undefined ? {} : { phone })
  await buyer.contact({ email: `${id.toLowerCase()}@example.org` })
  const { date, interval } = firstOpen(await buyer.intervals(), ({ price }) => price > 0 === dear)
  await buyer.choose(date, interval.id)
  if (code) expect((await buyer.post('/v1/order/promocode/', { code })).body.success).toBe(true)
  const placed = await buyer.toPay(id)
  expect(placed.body.success).toBe(true)
  return { buyer, id, order: placed.body.data as Order, interval }
}

async function emails(buyer: Buyer, id: string) {
  const to = `${id.toLowerCase()}@example.org`
  // Whoever takes longer to pay is written to before.
  store.clock.set(store.clock.now().add(PAYMENT_GRACE).toString())
  const [awaiting] = await messagesOf(store, 'order_awaiting_payment', to)
  await buyer.pay((await buyer.intent(id)).id, CARDS.pays)
  const [paid] = await messagesOf(store, 'order_paid', to)
  if (!awaiting || !paid) throw new Error('Two e-mails should have been written')
  return { awaiting, paid }
}

/** The visible text of an HTML body. */
const wordsOf = (html: string | null) =>
  (html ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

it('who orders gets all of it in writing, before and after the payment, in text and in HTML', async () => {
  const { buyer, id, order, interval } = await ordered()
  const { awaiting, paid } = await emails(buyer, id)
  const [roses, gift] = order.positions
  if (!roses || !gift) throw new Error('There are two positions')
  for (const email of [awaiting, paid]) {
    const { text } = email
    expect(text).toContain(`2 × ${roses.offer_title}: ${pounds(roses.cost)}\n  ${roses.variant_title} · `)
    expect(text).toContain(`${pounds(roses.unit_price)} each\n1 × ${gift.offer_title}: ${pounds(gift.cost)}`)
    expect(text).toContain(`Flowers and gifts: ${pounds(order.positions_cost)}`)
    expect(text).toContain(`Delivery: ${pounds(interval.price)}`)
    expect(text).toContain(`Total: ${pounds(order.total_cost)}`)
    expect(text).toContain('VAT is included.')
    expect(text).toContain('Iris Green\n  1 Caledonian Road\n  Flat 3\n  London N1 9GU\n  020 7946 0018\n')
    expect(text).toMatch(/Tuesday 10 March, \d\d:00–\d\d:00$/m)
    expect(email.html).not.toContain('<Iris>')
    // Both bodies have the same text.
    const words = wordsOf(email.html)
    const receipt = text.slice(text.search(/^Your (order|receipt)$/m), text.indexOf('-- '))
    for (const line of receipt.split('\n').flatMap((each) => each.split(/: (?=[£−F])/)))
      expect(words).toContain(line.trim().replaceAll(/[“”]/g, ''))
  }
  expect(awaiting.text).not.toContain('paid on')
  expect(awaiting.text).toContain('Your order\n\n2 ×')
  expect(paid.text).toContain('Your receipt\n\n2 ×')
  expect(paid.text).toContain(`Order ${id}, paid on Tuesday 10 March 2026. VAT is included.`)
})

it('a delivery that costs nothing is free', async () => {
  const { buyer, id } = await ordered({ dear: false })
  expect((await emails(buyer, id)).paid.text).toContain('\nDelivery: Free\n')
})

it('what made it cheaper stands where it took something off', async () => {
  await makeCode(store, 'RECEIPT', { value: 20 })
  await makeCode(store, 'BROUGHT', { kind: 'free_delivery', value: 0 })
  const cheaper = await ordered({ code: 'RECEIPT' })
  const { paid } = await emails(cheaper.buyer, cheaper.id)
  expect(paid.text).toContain(
    `Promo code RECEIPT: −${pounds(cheaper.order.discounts.discount)}\n  20% off flowers and gifts.\nDelivery: ${pounds(cheaper.interval.price)}`,
  )
  const free = await ordered({ code: 'BROUGHT' })
  expect((await emails(free.buyer, free.id)).paid.text).toContain(
    `Delivery: Free\n  ${pounds(free.interval.price)} less with the promo code BROUGHT\nTotal: ${pounds(free.order.positions_cost)}`,
  )
})

it('an address that its recipient chose stays the courier’s to know', async () => {
  const { id, say, choice, choose } = await orderAskingRecipient(store)
  const seen = (await messagesOf(store, 'order_paid')).find(({ subject }) => subject.includes(id))
  expect(seen?.text).toContain('Iris Green chooses where and when\n')
  // The e-mail is created by the worker, perhaps after the choice.
  await store.db.$client.query(`delete from message where subject like $1`, [`%${id}%`])
  await store.db.$client.query(
    `update order_transition set notified_at = null where order_id = $1 and state in ('awaiting_payment', 'paid')`,
    [id],
  )
  await say({ line1: '7 Secret Street' })
  const window = firstWindow(await choice())
  await choose(window.date, window.id)
  const written = [
    ...(await messagesOf(store, 'order_awaiting_payment')),
    ...(await messagesOf(store, 'order_paid')),
  ].filter(({ subject }) => subject.includes(id))
  expect(written).toHaveLength(1)
  for (const { text, html } of written)
    for (const body of [text, html]) {
      expect(body).toContain('Where Iris Green chose')
      expect(body).toContain('N1')
      expect(body).not.toContain('Secret Street')
      expect(body).not.toContain('9GU')
    }
})

it('the buyer’s number is no number of the recipient: it says that it is the one the courier calls', async () => {
  const { buyer, id } = await ordered({ phone: '' })
  const { paid } = await emails(buyer, id)
  expect(paid.text).toMatch(/London N1 9GU\n {2}The courier will call you on 0[\d ]+\n/)
  expect(wordsOf(paid.html)).toContain('The courier will call you on 0')
})
