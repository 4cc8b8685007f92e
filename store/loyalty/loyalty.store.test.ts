import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../tests/support/shopping/account.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { eq } from 'drizzle-orm'
import { order } from '../db/schema.ts'
import { addBonusEntry, spendBonuses } from './bonuses.ts'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { moveOrder } from '../order/order-state.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** Places and pays an order of the account. */
async function paidOrder(account: Account): Promise<string> {
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  await store.db.$client.query('update "order" set user_id = $1, session_id = null where id = $2', [
    account.id,
    id,
  ])
  return id
}

const move = (id: string, ...states: ('preparing' | 'on_its_way' | 'delivered' | 'refunded')[]) =>
  inTransaction(store, async (tx) => {
    for (const state of states) await moveOrder(tx, id, state)
  })

describe('bonuses', () => {
  it('come once with each delivered order, and go with a refund', async () => {
    const account = await register(store, 'bonus@example.org')
    const id = await paidOrder(account)
    const { cashback } = (await account.get(`/v1/order/${id}/`)).body.data
    expect((await account.get('/v1/user/bonuses')).body.data.balance).toBe(0)
    await move(id, 'preparing', 'on_its_way', 'delivered')
    const { data } = (await account.get('/v1/user/bonuses')).body
    expect(data.balance).toBe(cashback + 300)
    expect(data.history).toMatchObject([
      { kind: 'target_action', amount: 300 },
      { kind: 'order', amount: cashback, order_id: id },
    ])
    await move(id, 'refunded')
    expect((await account.get('/v1/user/bonuses')).body.data.balance).toBe(300)
    expect((await account.get('/v1/loyalty/user')).body.data).toMatchObject({ balance: 300, percent: 5 })
    expect((await account.get('/v1/loyalty/target-actions')).body.data).toContainEqual(
      expect.objectContaining({ code: 'first_order', achieved: true }),
    )
  })

  it.each(['paid', 'preparing', 'on_its_way', 'delivered'] as const)(
    'that were spent on an order come back once when it is refunded from %s',
    async (from) => {
      const account = await register(store, `spent-${from}@example.org`)
      const balance = async () => (await account.get('/v1/user/bonuses')).body.data.balance
      const id = await paidOrder(account)
      await store.db.$client.query('update "order" set used_bonuses = 2000 where id = $1', [id])
      await inTransaction(store, async (tx) => {
        await addBonusEntry(tx, {
          ...{ userId: account.id, kind: 'gift', amount: 5000 },
        })
        const [row] = await tx.db.select().from(order).where(eq(order.id, id))
        if (row) await spendBonuses(tx, row)
      })
      expect(await balance()).toBe(3000)
      const way = ['preparing', 'on_its_way', 'delivered'] as const
      await move(id, ...way.slice(0, (way as readonly string[]).indexOf(from) + 1))
      for (let times = 0; times < 2; times++) await move(id, 'refunded')
      await doDue(writeOrderEmails, store)
      const { rows } = await store.db.$client.query(
        `select text from message where kind = 'order_refunded' and subject like $1`,
        [`%${id}%`],
      )
      expect(rows[0].text).toContain('Your £20 of bonuses are back in your account.')
      // The reward for the first delivered order is not revoked.
      expect(await balance()).toBe(5000 + (from === 'delivered' ? 300 : 0))
      // Returned bonuses are not earned again, and revoked ones do not count.
      expect((await account.get('/v1/loyalty/user')).body.data.earned).toBe(await balance())
    },
  )

  it('are in the ledger what they add up to, never below zero, however many are booked at once', async () => {
    const account = await register(store, 'ledger@example.org')
    const book = (entry: Pick<Parameters<typeof addBonusEntry>[1], 'kind' | 'amount' | 'action'>) =>
      inTransaction(store, (tx) =>
        addBonusEntry(tx, { userId: account.id, ...entry } as Parameters<typeof addBonusEntry>[1]),
      ).catch(() => false)
    await book({ kind: 'gift', amount: 1_000 })
    await Promise.all(Array.from({ length: 60 }, () => book({ kind: 'spent', amount: -100 })))
    const reward = { kind: 'target_action', action: 'profile', amount: 500 } as const
    await Promise.all(Array.from({ length: 20 }, () => book(reward)))
    const { rows } = await store.db.$client.query(
      `select sum(amount)::int as sum, min(balance) as lowest, count(*)::int as entries,
        (array_agg(balance order by id desc))[1] as balance from bonus_entry where user_id = $1`,
      [account.id],
    )
    expect(rows[0]).toEqual({ sum: 500, lowest: 0, entries: 12, balance: 500 })
  })
})
