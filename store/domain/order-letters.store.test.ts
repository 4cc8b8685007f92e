import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARDS, readyToPay } from '../../tests/support/checkout.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/store.ts'
import { writeOrderLetters } from './order-letters.ts'
import { sweep } from './sweep.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** An order that is paid for: its three steps are still to be told. */
async function paid(): Promise<string> {
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  return id
}

/** From now on nobody can be written to about an order: without an address the database refuses the letter. */
const breakOrder = (id: string) =>
  store.db.$client.query(`update "order" set contact = contact - 'email' where id = $1`, [id])
const mendOrder = (id: string) =>
  store.db.$client.query(
    `update "order" set contact = contact || '{"email": "mended@example.org"}' where id = $1`,
    [id],
  )

const write = () => writeOrderLetters(store.db, store.clock, TEST_AUTH)
const untoldOf = async (id: string): Promise<number> =>
  (
    await store.db.$client.query(
      'select count(*)::int as count from order_transition where order_id = $1 and told_at is null',
      [id],
    )
  ).rows[0].count
const lettersAbout = async (id: string): Promise<string[]> =>
  (
    await store.db.$client.query(
      `select kind from message where channel = 'email' and subject like '%' || $1 || '%' order by kind`,
      [id],
    )
  ).rows.map(({ kind }) => kind)

it('a step that cannot be told counts as untold: the others are told, and then the fault is thrown', async () => {
  const broken = await paid()
  const whole = await paid()
  await breakOrder(broken)
  expect([await untoldOf(broken), await untoldOf(whole)]).toEqual([3, 3])

  // Of six the broken order's draft, of which nothing is told, and the three of the other.
  expect(await write()).toBe(4)
  expect([await untoldOf(broken), await untoldOf(whole)]).toEqual([2, 0])
  expect(await lettersAbout(whole)).toEqual(['order_awaiting_payment', 'order_paid'])

  // Whoever asks until there is nothing left to tell comes to an end, and learns why.
  await expect(write()).rejects.toThrow('2 things failed')
  await expect(sweep(store.db, store.clock, TEST_AUTH, store.payments.providers)).rejects.toThrow(
    '2 things failed',
  )

  // It is told once it can be, and nobody is told twice.
  await mendOrder(broken)
  expect(await write()).toBe(2)
  expect(await write()).toBe(0)
  for (const id of [broken, whole])
    expect(await lettersAbout(id)).toEqual(['order_awaiting_payment', 'order_paid'])
})

it('steps that cannot be told hold up nobody else’s letters, however many they are', async () => {
  const broken = await paid()
  await breakOrder(broken)
  // More than are looked at in one go.
  await store.db.$client.query(
    `insert into order_transition (order_id, state, at)
     select $1, 'paid', $2 from generate_series(1, 120)`,
    [broken, store.clock.now().toString()],
  )
  const whole = await paid()
  // The broken order's draft, of which nothing is told, and then the three behind all the rest.
  expect([await write(), await write()]).toEqual([1, 3])
  expect(await lettersAbout(whole)).toEqual(['order_awaiting_payment', 'order_paid'])
  await expect(write()).rejects.toThrow('122 things failed')
})
