import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestStore } from '../support/processes/store.ts'
import { startTestStore } from '../support/processes/store.ts'
import { askForCode, codeSentTo, otherThan, signIn, tryCode } from '../support/shopping/account.ts'
import { CARDS, createBuyer, firstOpen, withDraft } from '../support/shopping/checkout.ts'
import type { Buyer } from '../support/shopping/checkout.ts'
import { setCapacity } from '../support/shopping/slot-capacity.ts'

// Two copies of a store over one database, whose machines do not agree on the time.

describe.each([
  ['ahead of', 5],
  ['behind', -5],
])('a store whose clock is five minutes %s that of another', (_, minutes) => {
  let right: TestStore
  let skewed: TestStore
  beforeAll(async () => {
    right = await startTestStore()
    skewed = await startTestStore({ beside: right, skew: { minutes } })
  })
  afterAll(async () => {
    await skewed.stop()
    await right.stop()
  })
  /** Each as the first that is asked, with the other. */
  const bothWays = () => [
    { one: right, other: skewed },
    { one: skewed, other: right },
  ]

  /** A buyer at one of the stores, ready to choose a time. */
  async function ready(store: TestStore): Promise<{ buyer: Buyer; id: string }> {
    const { buyer, id } = await withDraft(store)
    await buyer.address()
    await buyer.recipient()
    await buyer.contact()
    return { buyer, id }
  }
  /** The same buyer at another store. */
  const at = (store: TestStore, { session }: Buyer) => createBuyer(store, session)

  /** How many paid orders have a time, but for those whose money goes back. */
  async function paidFor(date: string, window: number): Promise<number> {
    const { rows } = await right.db.$client.query(
      `select count(*)::int as count from "order" o join slot_hold h on h.order_id = o.id
       where o.state = 'paid' and h.date = $1 and h.window_id = $2
         and not exists (select from payment p where p.order_id = o.id and p.refund_requested_at is not null)`,
      [date, window],
    )
    return rows[0].count
  }

  test('sells the last place of a time once, also while one takes the hold of the other for over', async () => {
    for (const { one, other } of bothWays())
      for (const later of [0, 16, 22]) {
        const [first, second] = [await ready(one), await ready(other)]
        const { date, interval } = firstOpen(await first.buyer.intervals())
        const taken = await paidFor(date, interval.id)
        await setCapacity(right, interval.id, date, taken + 1)
        expect((await first.buyer.choose(date, interval.id)).body.success).toBe(true)
        right.clock.advance({ minutes: later })
        const chosen = await second.buyer.choose(date, interval.id)
        // Whoever has just chosen keeps the place at both.
        if (later === 0) expect(chosen.body.success).toBe(false)
        for (const { buyer, id } of [first, second]) {
          const placed = await buyer.toPay(id)
          if (!placed.body.success) continue
          const intent = await buyer.intent(id)
          await buyer.pay(intent.id, CARDS.pays)
        }
        expect(await paidFor(date, interval.id), `${later} minutes later`).toBe(taken + 1)
      }
  })

  test('knows the codes of the other, each once, and none that is long over for both', async () => {
    for (const [index, { one, other }] of bothWays().entries()) {
      const email = `skew${minutes}-${index}@example.org`
      const ask = async () => {
        right.clock.advance({ minutes: 11 })
        const session = await one.newSession()
        expect((await askForCode(one, session, email)).body).toMatchObject({ success: true })
        const code = await codeSentTo(right, email)
        return async (store: TestStore, typed = code) =>
          (await tryCode(store, session, email, typed)).body.success === true
      }
      const first = await ask()
      right.clock.advance({ minutes: 4 })
      expect(await first(other, otherThan(await codeSentTo(right, email)))).toBe(false)
      expect(await first(other)).toBe(true)
      expect(await first(one)).toBe(false)
      const second = await ask()
      right.clock.advance({ minutes: 16 })
      for (const store of [one, other]) expect(await second(store)).toBe(false)
    }
  })

  test('knows who has a session or has signed in at the other, until they sign out at either', async () => {
    for (const [index, { one, other }] of bothWays().entries()) {
      const session = await one.newSession()
      expect((await other.get('/v1/basket/', session)).status).toBe(200)
      const account = await signIn(one, `signed${minutes}-${index}@example.org`)
      const sent = { session: account.session, auth: account.token }
      for (let visits = 0; visits < 3; visits++)
        for (const store of [other, one]) {
          expect((await store.call('GET', '/v1/user/', sent)).body.user).toMatchObject({ id: account.id })
          right.clock.advance({ minutes: 1 })
        }
      expect((await other.call('GET', '/v1/user/logout/', sent)).status).toBe(200)
      for (const store of [one, other]) expect((await store.call('GET', '/v1/user/', sent)).status).toBe(401)
    }
  })

  test('does once what was sent to both with one key', async () => {
    for (const { one, other } of bothWays()) {
      const { buyer, id } = await ready(one)
      const { date, interval } = firstOpen(await buyer.intervals())
      await setCapacity(right, interval.id, date, 1_000)
      await buyer.choose(date, interval.id)
      await buyer.toPay(id)
      const intent = await buyer.intent(id)
      const key = randomUUID()
      const answers = [
        await buyer.pay(intent.id, CARDS.pays, key),
        await at(other, buyer).pay(intent.id, CARDS.pays, key),
      ]
      expect(answers.map(({ body }) => body.data?.state)).toEqual(['succeeded', 'succeeded'])
      const { rows } = await right.db.$client.query(
        `select count(*)::int as count from sandbox_charge c join payment p on p.provider_ref = c.ref where p.order_id = $1 and c.amount > 0`,
        [id],
      )
      expect(rows[0].count).toBe(1)
    }
  })
})
