import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARDS, paidOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { PAYMENT_GRACE, writeOrderEmails } from './order-emails.ts'
import { doDue, doWhatIsDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** A paid order whose three states are not notified yet. */
async function paid(): Promise<string> {
  return (await paidOrder(store)).id
}

/** Makes e-mails about an order fail: the database refuses one without an address. */
const breakOrder = (id: string) =>
  store.db.$client.query(`update "order" set contact = contact - 'email' where id = $1`, [id])
const mendOrder = (id: string) =>
  store.db.$client.query(
    `update "order" set contact = contact || '{"email": "mended@example.org"}' where id = $1`,
    [id],
  )

const write = () => doDue(writeOrderEmails, store)
const notNotifiedOf = async (id: string): Promise<number> =>
  (
    await store.db.$client.query(
      'select count(*)::int as count from order_transition where order_id = $1 and notified_at is null',
      [id],
    )
  ).rows[0].count
const emailsAbout = async (id: string): Promise<string[]> =>
  (
    await store.db.$client.query(
      `select kind from message where channel = 'email' and subject like '%' || $1 || '%' order by kind`,
      [id],
    )
  ).rows.map(({ kind }) => kind)

it('a step that cannot be told stays untold: the others are told, and then the fault is thrown', async () => {
  const broken = await paid()
  const whole = await paid()
  await breakOrder(broken)
  expect([await notNotifiedOf(broken), await notNotifiedOf(whole)]).toEqual([3, 3])

  // That it was placed needs no e-mail any more.
  await expect(write()).rejects.toThrow('Failed query: insert into "message"')
  expect([await notNotifiedOf(broken), await notNotifiedOf(whole)]).toEqual([1, 0])
  expect(await emailsAbout(whole)).toEqual(['order_paid'])

  // A run until nothing is due ends and reports the error.
  await expect(doWhatIsDue(store)).rejects.toThrow('Failed query: insert into "message"')

  // It is notified once it is possible, and nobody is notified twice.
  await mendOrder(broken)
  expect(await write()).toBe(1)
  expect(await write()).toBe(0)
  for (const id of [broken, whole]) expect(await emailsAbout(id)).toEqual(['order_paid'])
})

it('an order that is paid within minutes gets one e-mail, one that is not is told how to be paid', async () => {
  const quick = await readyToPay(store)
  const slow = await readyToPay(store)
  await write()
  expect([await emailsAbout(quick.id), await emailsAbout(slow.id)]).toEqual([[], []])
  await quick.buyer.pay(quick.intent.id, CARDS.pays)
  await write()
  expect(await emailsAbout(quick.id)).toEqual(['order_paid'])
  const placed = store.clock.now()
  store.clock.set(placed.add(PAYMENT_GRACE).subtract({ seconds: 1 }).toString())
  await write()
  expect(await emailsAbout(slow.id)).toEqual([])
  store.clock.set(placed.add(PAYMENT_GRACE).toString())
  await write()
  expect(await emailsAbout(slow.id)).toEqual(['order_awaiting_payment'])
  await slow.buyer.pay(slow.intent.id, CARDS.pays)
  await write()
  expect(await write()).toBe(0)
  expect(await emailsAbout(slow.id)).toEqual(['order_awaiting_payment', 'order_paid'])
  expect(await emailsAbout(quick.id)).toEqual(['order_paid'])
})

it('many steps that cannot be told hold up nobody else’s e-mails', async () => {
  const broken = await paid()
  await breakOrder(broken)
  await store.db.$client.query(
    `insert into order_transition (order_id, state, at)
     select $1, 'paid', $2 from generate_series(1, 120)`,
    [broken, store.clock.now().toString()],
  )
  const whole = await paid()
  await expect(write()).rejects.toThrow('121 things failed')
  expect(await emailsAbout(whole)).toEqual(['order_paid'])
})
