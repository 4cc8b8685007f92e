import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORDER_STATES } from '../../contract/order.ts'
import type { OrderState } from '../../contract/order.ts'
import { PAYMENT_GRACE, writeOrderEmails } from '../notifications/order-emails.ts'
import { moveOrder } from './order-state.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** Like the diagram in docs/orders.md. */
const MAY: Record<OrderState, OrderState[]> = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['preparing', 'cancelled', 'refunded'],
  preparing: ['on_its_way', 'cancelled', 'refunded'],
  on_its_way: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

it('an order goes where the diagram says, and is refused as data elsewhere', async () => {
  const { id } = await readyToPay(store)
  for (const from of ORDER_STATES)
    for (const to of ORDER_STATES) {
      await store.db.$client.query('update "order" set state = $2 where id = $1', [id, from])
      const outcome = await inTransaction(store, (tx) => moveOrder(tx, id, to))
      expect(outcome.moved, `${from} → ${to}`).toBe(MAY[from].includes(to))
      if (!outcome.moved) expect(outcome.message).toContain('cannot become')
    }
})

it('the shopper is written to once about each step, in text and in HTML', async () => {
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id)
  for (const to of ['preparing', 'on_its_way', 'delivered'] as const)
    await inTransaction(store, (tx) => moveOrder(tx, id, to))
  const write = () => doDue(writeOrderEmails, store)
  await Promise.all([write(), write(), write()])
  while (await write());
  const { rows } = await store.db.$client.query(
    `select kind, subject, text, html from message where subject like $1 order by dedupe_key`,
    [`%${id}%`],
  )
  expect(rows.map(({ kind }) => kind as string).sort()).toEqual([
    'order_delivered',
    'order_on_its_way',
    'order_paid',
  ])
  const { tracking_token: token } = await buyer.order(id)
  for (const { text, html } of rows)
    for (const body of [text, html]) expect(body).toContain(`https://larkspur.example/track/${token}`)
})

it('an e-mail about an order says how to change it while that is possible, whom to ask and what happens at the door', async () => {
  store.clock.set(MORNING)
  const { buyer, id, intent } = await readyToPay(store)
  const write = () => doDue(writeOrderEmails, store)
  const emailOf = async (state: string): Promise<{ text: string; html: string }> => {
    while (await write());
    const { rows } = await store.db.$client.query(
      'select text, html from message where kind = $1 and subject like $2',
      [`order_${state}`, `%${id}%`],
    )
    return rows[0]
  }
  await buyer.pay(intent.id)
  const paid = await emailOf('paid')
  expect(paid.text).toContain('Thank you, Basil\n')
  expect(paid.text).toContain(`Change or cancel it: https://larkspur.example/order/open/${id}.`)
  expect(paid.text).toContain('\nQuestions? 020 7946 0142 or hello@larkspur.example\n')
  expect(paid.html).toContain('href="tel:+442079460142"')
  expect(paid.html).toContain('href="mailto:hello@larkspur.example"')
  // What is ordered is shown once.
  expect(paid.html.match(/<img /g)).toHaveLength(1)

  await inTransaction(store, (tx) => moveOrder(tx, id, 'preparing'))
  await inTransaction(store, (tx) => moveOrder(tx, id, 'on_its_way'))
  const onItsWay = await emailOf('on_its_way')
  expect(onItsWay.text).toContain('Follow your flowers: https://larkspur.example/track/')
  expect(onItsWay.text).toContain('If nobody is in, the driver rings')
  expect(onItsWay.text).not.toContain('Change or cancel it')

  // They arrive on another day than was booked.
  store.clock.set('2026-03-17T10:25:00Z')
  await inTransaction(store, (tx) => moveOrder(tx, id, 'delivered'))
  const delivered = await emailOf('delivered')
  expect(delivered.text).toContain('Delivered Tuesday 17 March at 10:25\n')
  expect(delivered.html).toContain('>Tuesday 17 March</div>')
  expect(delivered.text).toContain('\nQuestions? 020 7946 0142 or ')
  expect(delivered.text).not.toContain('Change or cancel it')
})

it('a number that the shop’s words lack is left out, and holds up no e-mail', async () => {
  const { id } = await readyToPay(store)
  await store.db.$client.query(`update content set value = value #- '{call,phone}' where key = 'navigation'`)
  store.clock.set(store.clock.now().add(PAYMENT_GRACE).toString())
  await doDue(writeOrderEmails, store)
  const { rows } = await store.db.$client.query(
    `select text from message where kind = 'order_awaiting_payment' and subject like $1`,
    [`%${id}%`],
  )
  expect(rows[0]?.text).toContain('\nQuestions? hello@larkspur.example\n')
  // It is not paid yet: the order's own page is where that is done.
  expect(rows[0]?.text).toContain(`https://larkspur.example/order/open/${id}.`)
  expect(rows[0]?.text).not.toContain('020 7946 0142')
})

it('an e-mail that cannot be written holds up nobody else’s', async () => {
  const [broken, whole] = [await readyToPay(store), await readyToPay(store)]
  await store.db.$client.query(`update "order" set contact = '{"name":"Nobody"}' where id = $1`, [broken.id])
  await whole.buyer.pay(whole.intent.id)
  store.clock.set(store.clock.now().add(PAYMENT_GRACE).toString())
  const write = () => doDue(writeOrderEmails, store)
  await expect(write()).rejects.toThrow()
  const { rows } = await store.db.$client.query('select kind from message where subject like $1', [
    `%${whole.id}%`,
  ])
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['order_paid'])
})
