import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import {
  accrueForOrder,
  balanceOf,
  addBonusEntry,
  getTotalEarned,
  getBonuses,
  returnBonuses,
  rewardedActions,
  spendBonuses,
  revokeForOrder,
} from './bonuses.ts'
import { pounds } from '../kernel/money.ts'
import { mustMove } from '../order/order-state.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { Saver } from '../../tests/support/shopping/saver.ts'
import { startSaving } from '../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import type { TransactionContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
let saver: Saver
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

beforeEach(async () => {
  store.clock.set(MORNING)
  saver = await startSaving(store)
  // The orders that the tests below are about, as far as the ledger looks at them.
  await store.db.execute(sql`
    insert into "order" (id, user_id, type, state, positions, discount, created_at, updated_at)
    select id, ${saver.account.id}::uuid, 'default', 'awaiting_payment', '[{"policy_id":1,"cost":4000}]', 0, now(), now()
    from unnest(array['ABCD1234', 'EFGH5678', 'TAKEBACK']) as id
    on conflict (id) do update set user_id = excluded.user_id`)
})

describe('the ledger of bonuses', () => {
  /** An order of the saver that is partly paid with bonuses, with the columns that the ledger reads. */
  const anOrder = (change: object = {}) => ({
    ...{ id: 'ABCD1234', userId: saver.account.id, state: 'awaiting_payment' as const },
    ...{ positions: [{ policy_id: POLICY.bouquet, cost: 4_000 } as Position], discount: 0, usedBonuses: 500 },
    ...change,
  })
  const inLedger = <T>(work: (tx: TransactionContext) => Promise<T>) => inTransaction(store, work)
  const written = async () =>
    (await saver.history()).history.map(({ kind, amount, title }: any) => [kind, amount, title])

  it('has what is spent on an order once, also when it came back and is spent again', async () => {
    const row = anOrder()
    const spend = () => inLedger((tx) => spendBonuses(tx, row))
    const giveBack = () => inLedger((tx) => returnBonuses(tx, row))
    for (const step of [giveBack, spend, spend, giveBack, giveBack, spend, giveBack, spend]) await step()
    const spent = ['spent', -500, 'Spent on order ABCD1234']
    const back = [
      'spent_returned',
      500,
      'Returned: order ABCD1234 was cancelled, refunded or not paid for in time',
    ]
    expect(await written()).toEqual([spent, back, spent, back, spent, ['gift', 2_000, 'A present from us']])
  })

  it('has nothing of orders without bonuses, nor of a guest’s', async () => {
    const guests = anOrder({ userId: null })
    const answers = await inLedger(async (tx) => [
      await spendBonuses(tx, anOrder({ usedBonuses: 0 })),
      await spendBonuses(tx, guests),
      await spendBonuses(tx, anOrder({ usedBonuses: 2_001 })),
      await spendBonuses(tx, anOrder({ usedBonuses: 2_000, id: 'EFGH5678' })),
    ])
    expect(answers).toEqual([true, false, false, true])
    await inLedger(async (tx) => {
      await returnBonuses(tx, guests)
      await accrueForOrder(tx, guests)
      await revokeForOrder(tx, guests)
    })
    expect((await saver.history()).balance).toBe(0)
  })

  it('takes back what an order earned as far as it is there, and once', async () => {
    const row = anOrder({ id: 'TAKEBACK', usedBonuses: 0 })
    await inLedger(async (tx) => {
      await accrueForOrder(tx, row)
      await spendBonuses(tx, anOrder({ usedBonuses: 2_450 }))
      await revokeForOrder(tx, row)
      await revokeForOrder(tx, row)
    })
    expect(await written()).toEqual([
      ['order_taken_back', -50, 'Taken back: order TAKEBACK was refunded'],
      ['spent', -2_450, 'Spent on order ABCD1234'],
      ['target_action', 300, 'For your first delivered order'],
      ['order', 200, 'Earned with order TAKEBACK'],
      ['gift', 2_000, 'A present from us'],
    ])
    expect(await getTotalEarned(store, saver.account.id)).toBe(2_450)
    expect(await rewardedActions(store, saver.account.id)).toEqual(new Set(['first_order']))
  })

  it('takes back what was earned with an order that is refunded, whatever was spent in between', async () => {
    await saver.spend(50)
    const { buyer, id } = await saver.draft()
    await buyer.toPay(id)
    await buyer.pay((await buyer.intent(id)).id, CARDS.pays)
    const move = (...states: Parameters<typeof mustMove>[2][]) =>
      inLedger(async (tx) => {
        for (const state of states) await mustMove(tx, id, state)
      })
    await move('preparing', 'on_its_way', 'delivered')
    const { used_bonus_amount: used, cashback: earned } = await buyer.order(id)
    expect(earned).toBeGreaterThan(0)
    // The whole balance, including what this order earned, is spent on another order.
    const { balance } = await saver.history()
    await inLedger((tx) => spendBonuses(tx, anOrder({ usedBonuses: balance })))
    await move('refunded')
    expect((await saver.history()).balance).toBe(used - earned)
  })

  it('takes the rest from what comes in next, when what was earned is spent', async () => {
    const row = anOrder({ id: 'TAKEREST', usedBonuses: 0 })
    await inLedger(async (tx) => {
      await tx.db.execute(sql`
        insert into "order" (id, user_id, type, state, positions, discount, created_at, updated_at)
        values ('TAKEREST', ${saver.account.id}, 'default', 'delivered', '[{"policy_id":1,"cost":4000}]', 0, now(), now())`)
      await accrueForOrder(tx, row)
      await tx.db.execute(sql`update "order" set state = 'refunded' where id = 'TAKEREST'`)
      await spendBonuses(tx, anOrder({ usedBonuses: 2_450 }))
      await revokeForOrder(tx, row)
    })
    const afterGift = async () => {
      const gift = { userId: saver.account.id, kind: 'gift', amount: 100 } as const
      await inLedger((tx) => addBonusEntry(tx, gift))
      return (await saver.history()).balance
    }
    expect((await saver.history()).balance).toBe(0)
    expect(await afterGift()).toBe(0)
    expect(await afterGift()).toBe(50)
    expect(await afterGift()).toBe(150)
    expect(await getTotalEarned(store, saver.account.id)).toBe(2_000 + 300 + 300)
  })

  it('books nothing of nothing, for nobody, or that is not there', async () => {
    const book = (change: object) =>
      inLedger((tx) =>
        addBonusEntry(tx, {
          ...{ userId: saver.account.id, kind: 'target_action', action: 'profile', amount: 5, ...change },
        }),
      )
    expect(await book({ userId: randomUUID() })).toBe(false)
    expect(await book({ amount: 0 })).toBe(false)
    await expect(book({ amount: -2_001 })).rejects.toMatchObject({
      statusCode: 409,
      code: 'not_enough_bonuses',
    })
    expect([await book({}), await book({}), await book({ kind: 'gift', action: undefined })]).toEqual([
      true,
      false,
      true,
    ])
    expect(await balanceOf(store, saver.account.id)).toBe(2_010)
    expect(await balanceOf(store, randomUUID())).toBe(0)
    expect(await getTotalEarned(store, randomUUID())).toBe(0)
  })

  it('is read page by page', async () => {
    const read = (page: number) => getBonuses(store, saver.account.id, { page, limit: 40 })
    await inLedger(async (tx) => {
      for (let n = 1; n < 50; n++)
        await addBonusEntry(tx, { ...{ userId: saver.account.id, kind: 'gift', amount: 1 } })
    })
    const [first, second, third] = [await read(1), await read(2), await read(3)]
    const { total } = first.pagination
    expect(first).toMatchObject({
      balance: 2_049,
      pagination: { per_page: 40, total_pages: 2, is_exact: true },
    })
    expect(first.history[0]).toMatchObject({ title: 'A present from us', amount: 1, order_id: null })
    expect([first.history.length, second.history.length, third.history.length]).toEqual([40, total - 40, 0])
    const ids = [...first.history, ...second.history].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  })
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
    expect(empty.bonuses_will_accrue_text).toBe('')
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
      await inTransaction(store, (tx) => mustMove(tx, next.id, state))
    const paid = await next.buyer.order(next.id)
    const { balance } = await saver.history()
    // 300 for the first delivered order.
    expect(balance).toBe(2_000 - paid.used_bonus_amount + paid.cashback + 300)
  })
})
