import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { giftCard, giftCardEntry } from '../db/schema.ts'
import type { GiftCardKind } from '../db/schema.ts'
import { toDate, conflict } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

export type GiftCardRow = typeof giftCard.$inferSelect

/** Locks cards until the transaction ends, in one order for all, so that no two wait for each other. */
export function lockGiftCards(tx: TransactionContext, ids: string[]): Promise<GiftCardRow[]> {
  return tx.db.select().from(giftCard).where(inArray(giftCard.id, ids)).orderBy(giftCard.id).for('update')
}

/**
 * Books pence on a gift card that the caller has locked (negative for what goes), once for each kind and reference: a
 * repeat books nothing and answers false. Throws (409) when the balance would fall below zero.
 */
export async function bookOnGiftCard(
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

/** Pence that are left on a gift card. */
export async function giftCardBalance(ctx: Context, cardId: string): Promise<number> {
  return (await giftCardBalances(ctx, [cardId])).get(cardId) ?? 0
}

/** The same of many, by card. */
export async function giftCardBalances(ctx: Context, cardIds: string[]): Promise<Map<string, number>> {
  if (!cardIds.length) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([giftCardEntry.cardId], {
      cardId: giftCardEntry.cardId,
      balance: giftCardEntry.balance,
    })
    .from(giftCardEntry)
    .where(inArray(giftCardEntry.cardId, cardIds))
    .orderBy(giftCardEntry.cardId, desc(giftCardEntry.id))
  return new Map(rows.map(({ cardId, balance }) => [cardId, balance]))
}

/** What an order has spent on each card and has not given back, and how often it was spent and given back, by card. */
export async function spentByOrder(ctx: Context, orderId: string) {
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
