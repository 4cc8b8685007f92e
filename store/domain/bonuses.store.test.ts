import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pounds } from './money.ts'
import { mustMove } from './order-state.ts'
import { CARDS, readyToPay } from '../../tests/support/checkout.ts'
import type { Saver } from '../../tests/support/saver.ts'
import { startSaving } from '../../tests/support/saver.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { MORNING, startTestStore } from '../../tests/support/store.ts'

let store: TestStore
let saver: Saver
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

beforeEach(async () => {
  store.clock.set(MORNING)
  saver = await startSaving(store)
})

describe('bonuses', () => {
  it('are earned by accounts: a guest is told to sign in, and what the order would earn', async () => {
    expect((await saver.cart()).bonuses_will_accrue_text).toBe(
      `You will earn ${pounds(Math.round(saver.cost * 0.05))} in bonuses with this order`,
    )
    const { buyer, id } = await readyToPay(store)
    const { cashback, positions_cost: flowers } = await buyer.order(id)
    expect(cashback).toBe(Math.round(flowers * 0.05))
    const session = await store.newSession()
    const empty = (await store.get('/v1/basket/', session)).body.data
    expect(empty.bonuses_will_accrue_text).toBe('Sign in and every order earns bonuses')
    const [{ id: product, position_slug }] = (await saver.account.get('/v1/category/roses/?limit=1')).body
      .data.list
    const added = await store.call('POST', `/v1/basket/${product}/${position_slug}`, { session, body: {} })
    expect(added.body.data).toMatchObject({
      bonuses_will_accrue: Math.round(saver.cost * 0.05),
      bonuses_will_accrue_text: `Sign in and this order earns ${pounds(Math.round(saver.cost * 0.05))} in bonuses`,
    })
  })

  it('are spent when ordered, come back when cancelled, and are earned when delivered', async () => {
    await saver.spend(50)
    const { buyer, id } = await saver.draft()
    await buyer.toPay(id)
    const used = (await buyer.order(id)).used_bonus_amount
    expect((await saver.history()).balance).toBe(2_000 - used)
    await saver.account.call('PATCH', `/v1/order/cancel/${id}`)
    expect((await saver.history()).balance).toBe(2_000)

    const [{ id: product, position_slug }] = (await saver.account.get('/v1/category/roses/?limit=1')).body
      .data.list
    await saver.account.call('POST', `/v1/basket/${product}/${position_slug}`, {})
    await saver.spend(90)
    const next = await saver.draft()
    await next.buyer.toPay(next.id)
    const intent = await next.buyer.intent(next.id)
    await next.buyer.pay(intent.id, CARDS.pays)
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
      await store.db.transaction((tx) => mustMove(tx, store.clock, next.id, state))
    const paid = await next.buyer.order(next.id)
    const { balance } = await saver.history()
    // And the bonus for the first order that is delivered.
    expect(balance).toBe(2_000 - paid.used_bonus_amount + paid.cashback + 300)
  })
})
