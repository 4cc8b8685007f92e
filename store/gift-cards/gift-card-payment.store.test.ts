import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ORDER_STATES } from '../../contract/order.ts'
import { readyToOrder } from '../../tests/support/shopping/checkout.ts'
import { balanceOn, giftCardOf } from '../../tests/support/shopping/gift-card.ts'
import { makeCode } from '../../tests/support/shopping/crowd.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { endOfDayAfter } from '../kernel/clock.ts'
import { order } from '../db/schema.ts'
import { mustMove } from '../order/order-state.ts'
import { isOrderPaid, paidByGiftCards, returnToGiftCards, spendGiftCards } from './gift-card-payment.ts'
import type { TransactionContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

type Buyer = Awaited<ReturnType<typeof readyToOrder>>['buyer']
const useCard = (buyer: Buyer, code: string) => buyer.post('/v1/order/gift-cards/', { code })
const left = (...codes: string[]) => Promise.all(codes.map((code) => balanceOn(store, code)))

/** Returns an order with two gift cards of 25 pounds spent on it and the rest still to be paid. */
async function paidByTwo() {
  const [{ code: one }, { code: two }] = [await giftCardOf(store), await giftCardOf(store)]
  const { buyer, id } = await readyToOrder(store, { quantity: 2 })
  await useCard(buyer, one)
  await useCard(buyer, two)
  await buyer.toPay(id)
  return { buyer, id, codes: [one, two] as const }
}

async function withOrder<Done>(
  id: string,
  work: (tx: TransactionContext, row: typeof order.$inferSelect) => Promise<Done>,
): Promise<Done> {
  return inTransaction(store, async (tx) => {
    const [row] = await tx.db.select().from(order).where(eq(order.id, id))
    if (!row) throw new Error(`There is no order ${id}`)
    return work(tx, row)
  })
}
const giveBack = (id: string, most = Number.POSITIVE_INFINITY, paid = true) =>
  withOrder(id, (tx, row) => returnToGiftCards(tx, row, { most, paid }))
const take = (id: string) => withOrder(id, (tx, row) => spendGiftCards(tx, row))

describe('what gift cards have paid', () => {
  it('goes back in parts, to the last card first, and no more than was spent', async () => {
    const { id, codes } = await paidByTwo()
    expect(await left(...codes)).toEqual([0, 0])
    expect(await paidByGiftCards(store, id)).toBe(5_000)
    expect(await giveBack(id, 1_000)).toBe(1_000)
    expect(await left(...codes)).toEqual([0, 1_000])
    expect(await giveBack(id, 2_000)).toBe(2_000)
    expect(await left(...codes)).toEqual([500, 2_500])
    expect(await paidByGiftCards(store, id)).toBe(2_000)
    expect(await giveBack(id)).toBe(2_000)
    expect(await left(...codes)).toEqual([2_500, 2_500])
    expect(await giveBack(id)).toBe(0)
    expect(await paidByGiftCards(store, id)).toBe(0)
  })

  it('is spent and given back as often as the order is', async () => {
    const { id, codes } = await paidByTwo()
    for (let time = 0; time < 3; time++) {
      expect(await giveBack(id)).toBe(5_000)
      expect(await left(...codes)).toEqual([2_500, 2_500])
      expect(await take(id)).toBe(true)
      expect(await left(...codes)).toEqual([0, 0])
      // A repeat changes nothing.
      expect(await take(id)).toBe(true)
      expect(await left(...codes)).toEqual([0, 0])
    }
    const { rows } = await store.db.$client.query(
      `select kind, reference from gift_card_entry where kind <> 'issued' order by id`,
    )
    expect(new Set(rows.map(({ kind, reference }) => `${kind} ${reference}`)).size).toBe(7)
    expect(rows).toHaveLength(14)
  })

  it('leaves the day a card can be spent until where it is, unless that has come', async () => {
    const { id, codes } = await paidByTwo()
    const expiry = async () =>
      (
        await store.db.$client.query('select expires_at, expired_at from gift_card order by created_at')
      ).rows.map(({ expires_at, expired_at }) => [expires_at.toISOString(), expired_at])
    const before = await expiry()
    await giveBack(id, 100)
    expect(await expiry()).toEqual(before)
    // The cards have just expired: a customer who only started to pay gets no extension, one who had paid gets a month.
    store.clock.set(String(before[0]?.[0]))
    await giveBack(id, 100, false)
    expect(await expiry()).toEqual(before)
    await giveBack(id)
    const until = endOfDayAfter(store.clock.now(), { months: 1 }).toString()
    for (const [at, expired] of await expiry()) {
      expect(expired).toBeNull()
      expect(Temporal.Instant.from(String(at)).toString()).toBe(until)
    }
    // What was returned earlier and not spent in time is lost.
    expect(await left(...codes)).toEqual([2_500, 2_300])
  })

  it('comes back once, whether the order is refunded at once, after it was cancelled or when it has arrived', async () => {
    for (const states of [
      ['refunded'],
      ['cancelled', 'refunded'],
      ['preparing', 'on_its_way', 'refunded'],
      ['preparing', 'on_its_way', 'delivered', 'refunded'],
    ] as const) {
      const { code } = await giftCardOf(store)
      const { buyer, id } = await readyToOrder(store)
      await useCard(buyer, code)
      await buyer.toPay(id)
      await buyer.pay((await buyer.intent(id)).id)
      await inTransaction(store, async (tx) => {
        for (const state of states) await mustMove(tx, id, state)
      })
      const { rows } = await store.db.$client.query(
        `select kind, amount, reference from gift_card_entry where reference like $1 order by id`,
        [`${id}%`],
      )
      expect(rows).toEqual([
        { kind: 'spent', amount: -2_500, reference: id },
        { kind: 'returned', amount: 2_500, reference: id },
      ])
    }
  })

  it('is spent once, where two orders count on the same card', async () => {
    const { code } = await giftCardOf(store)
    const [one, other] = [await readyToOrder(store), await readyToOrder(store)]
    for (const { buyer } of [one, other]) expect((await useCard(buyer, code)).body.success).toBe(true)
    expect((await one.buyer.toPay(one.id)).body.success).toBe(true)
    const refused = await other.buyer.toPay(other.id, {
      expected_due: (await other.buyer.order()).total_cost - 2_500,
    })
    expect(refused.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
    expect(await left(code)).toEqual([0])
    // The whole total is due and can be paid.
    expect(await other.buyer.order()).toMatchObject({ state: 'draft', gift_cards: [] })
    expect((await other.buyer.toPay(other.id)).body.success).toBe(true)
    expect(await take(one.id)).toBe(true)
  })

  it('is not taken from a card that went elsewhere meanwhile', async () => {
    const { id, codes } = await paidByTwo()
    await giveBack(id)
    const { buyer, id: other } = await readyToOrder(store)
    await useCard(buyer, codes[1])
    await buyer.toPay(other)
    expect(await take(id)).toBe(false)
    // Nothing is taken from either card.
    expect(await left(...codes)).toEqual([2_500, 0])
  })
})

describe('an order whose gift card was spent otherwise meanwhile', () => {
  /** An order that waits for its payment longer than its gift card, and what else it saves, is held for it. */
  async function tooLate(code: string, ready: Awaited<ReturnType<typeof readyToOrder>>) {
    const { buyer, id } = ready
    await useCard(buyer, code)
    expect((await buyer.toPay(id)).body.success).toBe(true)
    store.clock.advance({ minutes: 31 })
    await doWhatIsDue(store)
    const other = await readyToOrder(store)
    await useCard(other.buyer, code)
    expect((await other.buyer.toPay(other.id)).body.success).toBe(true)
    const intent = await buyer.intent(id)
    expect((await buyer.pay(intent.id)).body.data).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('have been spent otherwise'),
    })
  }

  it('takes no use of its promo code either when it is paid for', async () => {
    const { code } = await giftCardOf(store)
    await makeCode(store, 'ONLYONCE', { limit_total: 1 })
    const ready = await readyToOrder(store)
    await ready.buyer.post('/v1/order/promocode/', { code: 'ONLYONCE' })
    await tooLate(code, ready)
    const { rows } = await store.db.$client.query(`select uses from promo_code where code = 'ONLYONCE'`)
    expect(rows).toEqual([{ uses: 0 }])
  })
})

describe('a gift card', () => {
  it('pays nothing where others pay for all, and nothing is left on it once it is spent', async () => {
    const [{ code: small }, { code: large }] = [await giftCardOf(store), await giftCardOf(store, 150)]
    const { buyer, id } = await readyToOrder(store)
    expect((await useCard(buyer, large)).body.success).toBe(true)
    const none = await useCard(buyer, small)
    expect(none.body).toMatchObject({
      success: false,
      message: 'There is nothing left for this card to pay.',
      data: { cart: { gift_cards: [{ last4: large.slice(-4) }] } },
    })
    // Entering the same card again changes nothing.
    expect((await useCard(buyer, large)).body).toMatchObject({ success: true, message: '' })
    await buyer.toPay(id)

    const next = await readyToOrder(store)
    await useCard(next.buyer, small)
    await next.buyer.toPay(next.id)
    const third = await readyToOrder(store)
    expect((await useCard(third.buyer, small)).body).toMatchObject({
      success: false,
      message: 'Nothing is left on this gift card.',
      data: { cart: { gift_cards: [] } },
    })
    expect((await useCard(third.buyer, 'AAAA-AAAA-AAAA-AAAA')).body).toMatchObject({
      success: false,
      message: expect.stringContaining('There is no gift card with this code'),
    })
  })
})

it('what gift cards pay is paid for good from the payment to the delivery', () => {
  expect(ORDER_STATES.filter(isOrderPaid)).toEqual(['paid', 'preparing', 'on_its_way', 'delivered'])
})
