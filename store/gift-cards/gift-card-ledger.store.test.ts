import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { giftCardOf } from '../../tests/support/shopping/gift-card.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { addGiftCardEntry, giftCardBalance, giftCardBalances, getSpentByOrder } from './gift-card-ledger.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
let cardId = ''
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(async () => {
  const { id } = await giftCardOf(store)
  const { rows } = await store.db.$client.query('select id from gift_card where order_id = $1', [id])
  cardId = rows[0].id
})

const book = (kind: 'spent' | 'returned', reference: string, amount: number) =>
  inTransaction(store, (tx) => addGiftCardEntry(tx, { cardId, kind, reference, amount }))

it('each spending is booked once, and says so', async () => {
  expect(await book('spent', 'ORDER001', -1_000)).toBe(true)
  expect(await book('spent', 'ORDER001', -1_000)).toBe(false)
  expect(await giftCardBalance(store, cardId)).toBe(1_500)
  // Another order and a return are separate entries.
  expect(await book('spent', 'ORDER002', -500)).toBe(true)
  expect(await book('returned', 'ORDER001', 1_000)).toBe(true)
  expect(await giftCardBalance(store, cardId)).toBe(2_000)
})

it('nothing is not booked', async () => {
  expect(await book('spent', 'ORDER003', 0)).toBe(false)
  expect((await getSpentByOrder(store, 'ORDER003')).size).toBe(0)
})

it('all of a card can be spent, and not a penny more', async () => {
  await expect(book('spent', 'ORDER004', -2_501)).rejects.toMatchObject({
    statusCode: 409,
    code: 'gift_card_short',
  })
  expect(await giftCardBalance(store, cardId)).toBe(2_500)
  expect(await book('spent', 'ORDER004', -2_500)).toBe(true)
  expect(await giftCardBalance(store, cardId)).toBe(0)
})

it('a card that there is not has nothing on it', async () => {
  expect(await giftCardBalance(store, '00000000-0000-4000-8000-000000000000')).toBe(0)
  expect((await giftCardBalances(store, [])).size).toBe(0)
})

it('what an order has spent and given back is counted, and of that order alone', async () => {
  await book('spent', 'ORDER005', -2_000)
  await book('returned', 'ORDER005', 500)
  await book('returned', 'ORDER005/2', 1_500)
  await book('spent', 'ORDER005/2', -2_000)
  await book('spent', 'ORDER0051', -100)
  const spent = await getSpentByOrder(store, 'ORDER005')
  expect([...spent]).toEqual([[cardId, { spent: 2_000, times: 2, returns: 2 }]])
})
