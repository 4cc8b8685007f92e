import { expect } from 'vitest'
import { pick } from './deed.ts'
import { recipientOf } from './gift-cards.ts'
import { isOver } from './shop-model.ts'
import type { World } from './world.ts'

/** What the bank has booked for an order: how many charges, and what it keeps of them in pence. */
export type AtBank = ReadonlyMap<string, { charges: number; sum: number }>

type Booked = {
  id: string
  issued: number
  spent: number
  returned: number
  voided: number
  expired: number
  balance: number
  least: number
  wrong: number
}

/** The ledger of each gift card of a run is as the model has it, and adds up. */
export async function compareGiftCards(world: World, atBank: AtBank): Promise<void> {
  const { store, model, cards } = world
  const sumOf = (kind: string) =>
    `coalesce(sum(e.amount) filter (where e.kind = '${kind}'), 0)::int as ${kind}`
  const { rows } = await store.db.$client.query<Booked>(
    `select e.card_id as id, ${['issued', 'spent', 'returned', 'voided', 'expired'].map(sumOf).join(', ')},
       (array_agg(e.balance order by e.id desc))[1] as balance, min(e.balance) as least,
       count(*) filter (where e.balance <> e.running)::int as wrong
     from (select *, sum(amount) over (partition by card_id order by id) as running from gift_card_entry
       where card_id = any($1)) as e group by e.card_id`,
    [cards.map(({ id }) => id)],
  )
  const booked = new Map(rows.map((row) => [row.id, row]))
  model.giftCards.cards.forEach((card, index) => {
    const found = booked.get(pick(cards, index).id)
    // Nothing is below zero, every balance is the sum of what was booked, and nobody has spent more than there was.
    expect(found).toMatchObject({ issued: card.amount, wrong: 0 })
    expect(found?.least).toBeGreaterThanOrEqual(0)
    const taken = 0 - (found?.spent ?? 0) - (found?.returned ?? 0)
    expect(taken).toBeLessThanOrEqual(card.amount)
    // What was paid in is spent, lost, given back or still there.
    const used = usedOf(world, index)
    expect(found).toMatchObject({
      balance: card.balance,
      expired: 0 - card.lost,
      voided: card.isVoid ? -card.amount : 0,
    })
    expect(taken, 'what orders have of a card').toBe(used)
    expect(card.balance + used + card.lost + (card.isVoid ? card.amount : 0)).toBe(card.amount)
  })
  await comparePurchases(world, atBank)
}

/** What orders have taken of a card and not given back, in pence. */
function usedOf({ model }: World, index: number): number {
  const shares = model.shoppers.flatMap(({ orders }) => orders.flatMap(({ cards }) => cards))
  return shares.filter(({ card }) => card === index).reduce((sum, { spent }) => sum + spent, 0)
}

/** Whoever bought a card has been charged once, or has the money back, and the card went out once. */
async function comparePurchases(world: World, atBank: AtBank): Promise<void> {
  const { store, model, purchases } = world
  for (const [index, { id, buyer }] of purchases.entries()) {
    const expected = pick(model.giftCards.purchases, index)
    const { state } = await buyer.order(id)
    const isBack = expected.wasPaid && isOver(expected.state) && isOver(state)
    expect(isBack ? expected.state : state, 'the order of a gift card').toBe(expected.state)
    const charged = atBank.get(id)
    expect(charged?.charges ?? 0, 'charges for a gift card').toBe(expected.wasPaid ? 1 : 0)
    expect(charged?.sum ?? 0).toBe(expected.wasPaid && !isOver(expected.state) ? expected.amount : 0)
    const { rows } = await store.db.$client.query<{ kind: string; letters: number }>(
      `select kind, count(*)::int as letters from message where "to" = $1 group by kind`,
      [recipientOf(world, index)],
    )
    const isSent = expected.state === 'delivered' || expected.state === 'refunded'
    expect(
      Object.fromEntries(rows.map(({ kind, letters }) => [kind, letters])),
      'letters with a card',
    ).toEqual({
      ...(isSent && { gift_card: 1 }),
      ...(expected.state === 'refunded' && { gift_card_void: 1 }),
    })
  }
}
