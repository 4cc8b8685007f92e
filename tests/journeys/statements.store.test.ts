import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../support/shopping/account.ts'
import { createBuyer, firstOpen, readyToOrder, withDraft } from '../support/shopping/checkout.ts'
import type { Buyer } from '../support/shopping/checkout.ts'
import { statementsOf } from '../support/statements.ts'
import { startTestStore } from '../support/processes/store.ts'
import type { TestStore } from '../support/processes/store.ts'

// Each statement is a way to the database and back: what is done often is done by few. Those of the session, of the
// transaction and of what makes a repeat harmless are counted, too.

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const ADD = 8
const CHOOSE = 12
const ORDER = 27

/** How many of some roses to put in the cart one after the other, and the statements of each. */
async function adding({ post }: Pick<Buyer, 'post'>): Promise<number[]> {
  const { list } = (await store.get('/v1/category/roses/?limit=3')).body.data
  const counts: number[] = []
  for (const { id, position_slug } of [...list, list[0]]) {
    const run = await statementsOf(store, async () => {
      expect((await post(`/v1/basket/${id}/${position_slug}`)).status).toBe(200)
    })
    counts.push(run.length)
  }
  return counts
}

it(`something is put in the cart by ${ADD} statements at most`, async () => {
  const guest = await adding(createBuyer(store, await store.newSession()))
  const account = await signIn(store, 'iris@example.org')
  const user = await adding(createBuyer(store, account.session, account.token))
  expect(Math.max(...guest)).toBeLessThanOrEqual(ADD)
  // One more finds the account.
  expect(Math.max(...user)).toBeLessThanOrEqual(ADD + 1)
})

it(`a delivery time is chosen by ${CHOOSE} statements at most, and another one`, async () => {
  const { buyer } = await withDraft(store)
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
  for (const _time of ['first', 'other']) {
    const { interval: held } = await buyer.order()
    const { date, interval } = firstOpen(
      await buyer.intervals(),
      ({ id }) => !held || id !== held.interval_id,
    )
    const run = await statementsOf(store, async () => {
      expect((await buyer.choose(date, interval.id)).body.success).toBe(true)
    })
    expect(run.length).toBeLessThanOrEqual(CHOOSE)
  }
})

it(`an order is placed, to be paid, by ${ORDER} statements at most`, async () => {
  const { buyer, id } = await readyToOrder(store)
  const run = await statementsOf(store, async () => {
    expect((await buyer.toPay(id)).body.success).toBe(true)
  })
  expect(run.length).toBeLessThanOrEqual(ORDER)
})
