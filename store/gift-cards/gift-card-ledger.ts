import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { giftCard, giftCardEntry } from '../db/schema.ts'
import type { GiftCardKind } from '../db/schema.ts'
import { toDate, conflict } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

export type GiftCardRow = typeof giftCard.$inferSelect
type WithId = Pick<GiftCardRow, 'id'>

const idsOf = (cards: WithId[]) => cards.map(({ id }) => id)

/** Locks cards until the transaction ends. Cards are locked in id order, which prevents deadlocks. */
export function lockGiftCards(tx: TransactionContext, cards: WithId[]): Promise<GiftCardRow[]> {
  const isAmong = inArray(giftCard.id, idsOf(cards))
  return tx.db.select().from(giftCard).where(isAmong).orderBy(giftCard.id).for('update')
}

/**
 * Adds a ledger entry in pence, negative for money spent, to a card that the caller has locked. Each kind and reference
 * is booked once: a repeat books nothing and returns false. Throws 409 when the balance would become negative.
 */
export async function addGiftCardEntry(
  tx: TransactionContext,
  entry: { cardId: string; kind: GiftCardKind; reference: string; amount: number },
): Promise<boolean> {
  const [earlier] = await tx.db
    .select({ id: giftCardEntry.id })
    .from(giftCardEntry)
    .where(
      and(
        eq(giftCardEntry.cardId, entry.cardId),
        eq(giftCardEntry.kind, entry.kind),
        eq(giftCardEntry.reference, entry.reference),
      ),
    )
  if (earlier || entry.amount === 0) return false
  const balance = (await giftCardBalance(tx, entry.cardId)) + entry.amount
  if (balance < 0) throw conflict('gift_card_short', 'There is not so much left on this gift card.')
  await tx.db.insert(giftCardEntry).values({ ...entry, balance, at: toDate(tx.clock.now()) })
  return true
}

/** Returns the balance of a gift card in pence. */
export async function giftCardBalance(ctx: Context, cardId: string): Promise<number> {
  return (await giftCardBalances(ctx, [{ id: cardId }])).get(cardId) ?? 0
}

/** Returns the balances in pence of several gift cards, by card id. Cards without entries are missing. */
export async function giftCardBalances(ctx: Context, cards: WithId[]): Promise<Map<string, number>> {
  if (!cards.length) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([giftCardEntry.cardId], {
      cardId: giftCardEntry.cardId,
      balance: giftCardEntry.balance,
    })
    .from(giftCardEntry)
    .where(inArray(giftCardEntry.cardId, idsOf(cards)))
    .orderBy(giftCardEntry.cardId, desc(giftCardEntry.id))
  return new Map(rows.map(({ cardId, balance }) => [cardId, balance]))
}

/**
 * Returns, by card id, the pence that an order has spent on gift cards and not returned, and how often it spent and
 * returned them.
 */
export async function getSpentByOrder(ctx: Context, orderId: string) {
  const rows = await ctx.db
    .select()
    .from(giftCardEntry)
    .where(
      and(
        inArray(giftCardEntry.kind, ['spent', 'returned']),
        eq(sql`split_part(${giftCardEntry.reference}, '/', 1)`, orderId),
      ),
    )
  const byCard = new Map<string, { spent: number; times: number; returns: number }>()
  for (const { cardId, kind, amount } of rows) {
    const { spent, times, returns } = byCard.get(cardId) ?? { spent: 0, times: 0, returns: 0 }
    byCard.set(cardId, {
      spent: spent - amount,
      times: times + (kind === 'spent' ? 1 : 0),
      returns: returns + (kind === 'returned' ? 1 : 0),
    })
  }
  return byCard
}
