import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORDER_STATES } from '../../contract/order.ts'
import type { OrderState } from '../../contract/order.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { moveOrder } from './order-state.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
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
    'order_awaiting_payment',
    'order_delivered',
    'order_on_its_way',
    'order_paid',
  ])
  // E-mails about unpaid orders link to the order's page, the others to the tracking page.
  const { tracking_token: token } = await buyer.order(id)
  for (const { kind, text, html } of rows) {
    const path = kind === 'order_awaiting_payment' ? `order/open/${id}.` : `track/${token}`
    for (const body of [text, html]) expect(body).toContain(`https://larkspur.example/${path}`)
  }
})

it('an e-mail that cannot be written holds up nobody else’s', async () => {
  const [broken, whole] = [await readyToPay(store), await readyToPay(store)]
  await store.db.$client.query(`update "order" set contact = '{"name":"Nobody"}' where id = $1`, [broken.id])
  await whole.buyer.pay(whole.intent.id)
  const write = () => doDue(writeOrderEmails, store)
  await expect(write()).rejects.toThrow()
  const { rows } = await store.db.$client.query('select kind from message where subject like $1', [
    `%${whole.id}%`,
  ])
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['order_awaiting_payment', 'order_paid'])
})
