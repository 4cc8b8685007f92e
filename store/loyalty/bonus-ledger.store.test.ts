import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POLICY } from '../../contract/basket.ts'
import { register } from '../../tests/support/shopping/account.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { order } from '../db/schema.ts'
import { mustMove } from '../order/order-state.ts'
import { balanceOf, addBonusEntry, spendBonuses, revokeForPartialRefund } from './bonuses.ts'
import { ACTION_BONUS } from './loyalty-rules.ts'
import type { TransactionContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const inLedger = <T>(work: (tx: TransactionContext) => Promise<T>) => inTransaction(store, work)

type Ordered = {
  id: string
  cost: number
  used: number
  state: 'paid' | 'delivered' | 'over'
  /** Pence refunded while the order continued. */
  back: number
  /** Bonuses earned by what was not refunded. */
  earns: number
}

/** A model of the published rules without a ledger: the balance, and what still has to be revoked, in pence. */
class Model {
  balance = 0
  owed = 0
  hasHadFirst = false
  readonly orders: Ordered[] = []

  credit(amount: number): void {
    this.balance += amount
    this.collect()
  }

  owe(amount: number): void {
    this.owed += amount
    this.collect()
  }

  /** Settles what is still to be revoked from the balance, as far as it goes. */
  private collect(): void {
    const taken = Math.min(this.owed, this.balance)
    this.balance -= taken
    this.owed -= taken
  }
}

/** Five per cent of what was paid and not refunded, rounded half up. */
const earnedWith = ({ cost, used, back }: Ordered) => Math.floor(((cost - used - back) * 5 + 50) / 100)

/**
 * Places an order that spends a share of its cost in bonuses, available or not, or the whole balance. This creates
 * debts.
 */
async function place(userId: string, model: Model, cost: number, share: number | 'all'): Promise<void> {
  const used =
    share === 'all' ? Math.min(Math.floor(cost * 0.9), model.balance) : Math.floor((cost * share) / 100)
  const id = randomUUID().slice(0, 8).toUpperCase()
  const positions = JSON.stringify([{ policy_id: POLICY.bouquet, cost, offer_title: 'Roses', quantity: 1 }])
  await store.db.execute(sql`
    insert into "order" (id, user_id, type, state, positions, discount, used_bonuses, total_cost, created_at, updated_at)
    values (${id}, ${userId}, 'default', 'awaiting_payment', ${positions}::jsonb, 0, ${used}, ${cost - used}, now(), now())`)
  const isSpent = await inLedger(async (tx) => {
    const [row] = await tx.db
      .select()
      .from(order)
      .where(sql`id = ${id}`)
    if (!row || !(await spendBonuses(tx, row))) return false
    await mustMove(tx, id, 'paid')
    return true
  })
  expect(isSpent).toBe(used <= model.balance)
  if (!isSpent) return
  model.balance -= used
  model.orders.push({ id, cost, used, state: 'paid', back: 0, earns: 0 })
}

async function deliver(model: Model, one: Ordered): Promise<void> {
  if (one.state !== 'paid') return
  await inLedger(async (tx) => {
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const) await mustMove(tx, one.id, state)
  })
  one.state = 'delivered'
  one.earns = earnedWith(one)
  model.credit(one.earns)
  if (!model.hasHadFirst) model.credit(ACTION_BONUS.first_order)
  model.hasHadFirst = true
}

/** Cancels an order or refunds a delivered one: spent bonuses are returned, earned ones are revoked. */
async function end(model: Model, one: Ordered, how: 'cancelled' | 'refunded'): Promise<void> {
  if (one.state === 'over' || (how === 'cancelled' && one.state === 'delivered')) return
  await inLedger((tx) => mustMove(tx, one.id, how))
  model.owed += one.earns
  model.credit(one.used)
  Object.assign(one, { state: 'over', earns: 0 })
}

async function refundPart(model: Model, one: Ordered, amount: number): Promise<void> {
  if (one.state === 'over' || amount > one.cost - one.used - one.back) return
  await inLedger(async (tx) => {
    await tx.db.execute(sql`
      insert into partial_refund (order_id, amount, requested_at, refunded_at) values (${one.id}, ${amount}, now(), now())`)
    const [row] = await tx.db
      .select()
      .from(order)
      .where(sql`id = ${one.id}`)
    if (row) await revokeForPartialRefund(tx, row)
  })
  one.back += amount
  if (one.state !== 'delivered') return
  const stays = earnedWith(one)
  const goes = one.earns - stays
  one.earns = stays
  model.owe(goes)
}

const step = fc.record({
  what: fc.constantFrom('gift', 'place', 'place', 'deliver', 'deliver', 'cancel', 'refund', 'part'),
  which: fc.nat(),
  amount: fc.integer({ min: 1, max: 5_000 }),
  share: fc.constantFrom(0, 50, 'all' as const, 'all' as const),
})

it(
  'whatever is ordered, delivered, cancelled and given back, in parts or whole, the ledger is what the rules say',
  { timeout: 300_000 },
  async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        const { id: userId } = await register(store, `ledger-${(run += 1)}@example.org`)
        const model = new Model()
        for (const { what, which, amount, share } of steps) {
          const one = model.orders[which % Math.max(1, model.orders.length)]
          if (what === 'gift') {
            const gift = { userId, kind: 'gift', amount } as const
            await inLedger((tx) => addBonusEntry(tx, gift))
            model.credit(amount)
          } else if (what === 'place') await place(userId, model, amount + 500, share)
          else if (one && what === 'deliver') await deliver(model, one)
          else if (one && what === 'part') await refundPart(model, one, amount)
          else if (one) await end(model, one, what === 'cancel' ? 'cancelled' : 'refunded')
          expect(await balanceOf(store, userId)).toBe(model.balance)
        }
        const { rows } = await store.db.$client.query(
          'select coalesce(sum(amount), 0)::int as sum, coalesce(min(balance), 0)::int as least from bonus_entry where user_id = $1',
          [userId],
        )
        expect(rows[0].sum).toBe(model.balance)
        expect(rows[0].least).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: Number(process.env.RUNS ?? 20) },
    )
  },
)
