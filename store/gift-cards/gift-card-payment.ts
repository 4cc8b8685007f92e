import { eq, inArray } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { GiftCardShare } from '../../contract/gift-card-details.ts'
import type { OrderState } from '../../contract/order.ts'
import { cartGiftCard, giftCard } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import { endOfDayLater, londonDate, momentOf, toDate } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import {
  bookOnGiftCard,
  giftCardBalance,
  giftCardBalances,
  lockGiftCards,
  spentByOrder,
} from './gift-card-ledger.ts'
import type { GiftCardRow } from './gift-card-ledger.ts'

type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'giftCards' | 'giftCardAmount' | 'totalCost'>

/** A gift card that can be spent, and pence that are left on it. */
export type SpendableCard = { id: string; last4: string; balance: number }

/** What is left to pay of an order's total, by a payment. Pence. */
export const amountDue = (row: Pick<OrderRow, 'totalCost' | 'giftCardAmount'>): number =>
  (row.totalCost ?? 0) - row.giftCardAmount

/** Whether what gift cards pay of an order has been paid for good, and has not gone back. */
export const isPaidFor = (state: OrderState): boolean =>
  state === 'paid' || state === 'preparing' || state === 'on_its_way' || state === 'delivered'

/** Whether a card can be spent at this moment, as far as there is something on it. */
export const isGood = (clock: Clock, { voidedAt, expiredAt, expiresAt, codeHash }: GiftCardRow): boolean =>
  !voidedAt && !expiredAt && codeHash !== null && expiresAt.getTime() > clock.now().epochMilliseconds

/** The cards a cart is to be paid with that can still be spent, in the order they were typed in. */
export async function cardsOfCart(ctx: Context, cartId: string): Promise<SpendableCard[]> {
  const rows = await ctx.db
    .select({ card: giftCard })
    .from(cartGiftCard)
    .innerJoin(giftCard, eq(giftCard.id, cartGiftCard.cardId))
    .where(eq(cartGiftCard.cartId, cartId))
    .orderBy(cartGiftCard.position)
  const good = rows.map(({ card }) => card).filter((card) => isGood(ctx.clock, card))
  const balances = await giftCardBalances(
    ctx,
    good.map(({ id }) => id),
  )
  return good
    .map(({ id, last4 }) => ({ id, last4: last4 ?? '', balance: balances.get(id) ?? 0 }))
    .filter(({ balance }) => balance > 0)
}

/** Spends what an order is partly or wholly paid with, unless that is done. Answers whether there was so much on the cards. */
export async function takeGiftCards(tx: TransactionContext, row: OrderRow): Promise<boolean> {
  const shares = row.giftCards ?? []
  if (!shares.length) return true
  const cards = await lockOf(tx, shares)
  const spent = await spentByOrder(tx, row.id)
  const wanted = shares.filter(({ id }) => !spent.get(id)?.spent)
  const balances = await giftCardBalances(
    tx,
    wanted.map(({ id }) => id),
  )
  const isThere = wanted.every(({ id, amount }) => {
    const card = cards.get(id)
    return card && isGood(tx.clock, card) && (balances.get(id) ?? 0) >= amount
  })
  if (!isThere) return false
  for (const { id, amount } of wanted) {
    const times = spent.get(id)?.times ?? 0
    const reference = times ? `${row.id}/${times + 1}` : row.id
    await bookOnGiftCard(tx, { cardId: id, kind: 'spent', reference, amount: -amount })
  }
  return true
}

/**
 * Gives back to its gift cards what an order that is given up, refunded or not paid in time has spent on them, or `most`
 * of it (pence), the last card first. Who had `paid` can spend it again, should a card have expired meanwhile, once for each
 * card; who only began to pay has a card as before. Answers how much that was; a repeat finds nothing left to give back.
 */
export async function returnToGiftCards(
  tx: TransactionContext,
  row: OrderRow,
  { most = Number.POSITIVE_INFINITY, paid }: { most?: number; paid: boolean },
): Promise<number> {
  const shares = row.giftCards ?? []
  if (!shares.length) return 0
  const cards = await lockOf(tx, shares)
  const spent = await spentByOrder(tx, row.id)
  let returned = 0
  for (const { id } of [...shares].reverse()) {
    const { spent: has = 0, returns = 0 } = spent.get(id) ?? {}
    const amount = Math.min(has, most - returned)
    const card = cards.get(id)
    if (amount <= 0 || !card) continue
    const reference = returns ? `${row.id}/${returns + 1}` : row.id
    // What was not spent in time stays lost: only what comes back can be spent for longer.
    if (paid && isOver(tx.clock, card)) await expireCard(tx, card)
    await bookOnGiftCard(tx, { cardId: id, kind: 'returned', reference, amount })
    if (paid && isOver(tx.clock, card) && !card.extendedAt) await extendGiftCard(tx, card)
    returned += amount
  }
  return returned
}

/** How long a gift card is good for that money comes back on after its last day; all of the last day counts. */
export const EXTENDED_FOR = { months: 1 }

/**
 * Lets what is on a card that has expired be spent for another month; whoever it was e-mailed to is told so. The caller has
 * locked the card. By itself that happens once for each card, or who pays with it and cancels time after time would have
 * it for ever; the people of the shop may do it as often as they see fit.
 */
export async function extendGiftCard(tx: TransactionContext, { id }: GiftCardRow): Promise<void> {
  const now = tx.clock.now()
  await tx.db
    .update(giftCard)
    .set({
      ...{ expiresAt: toDate(endOfDayLater(now, EXTENDED_FOR)), expiredAt: null, remindedAt: null },
      extendedAt: toDate(now),
    })
    .where(eq(giftCard.id, id))
}

/** The same for all cards that an order was paid with and that have expired: the people of the shop give it back. */
export async function extendGiftCardsOf(tx: TransactionContext, row: OrderRow): Promise<void> {
  for (const card of (await lockOf(tx, row.giftCards ?? [])).values())
    if (isOver(tx.clock, card)) {
      await expireCard(tx, card)
      await extendGiftCard(tx, card)
    }
}

/** The last day on which all cards that an order was paid with can be spent; null where one can be spent no more. */
export async function spendableUntil(
  ctx: Context,
  { giftCards }: Pick<OrderRow, 'giftCards'>,
): Promise<Temporal.PlainDate | null> {
  const ids = (giftCards ?? []).map(({ id }) => id)
  const cards = await ctx.db
    .select()
    .from(giftCard)
    .where(inArray(giftCard.id, ids))
    .orderBy(giftCard.expiresAt)
  const [first] = cards
  return first && cards.every((card) => isGood(ctx.clock, card)) ? lastDayOf(first) : null
}

/** Books what was not spent of a card in time; once. The caller has locked the card. */
export async function expireCard(tx: TransactionContext, card: GiftCardRow): Promise<void> {
  if (card.expiredAt) return
  const amount = -(await giftCardBalance(tx, card.id))
  const reference = card.expiresAt.toISOString()
  await bookOnGiftCard(tx, { cardId: card.id, kind: 'expired', reference, amount })
  await tx.db
    .update(giftCard)
    .set({ expiredAt: toDate(tx.clock.now()) })
    .where(eq(giftCard.id, card.id))
}

/** Whether the last day of a card has gone by. */
const isOver = (clock: Clock, { expiredAt, expiresAt }: GiftCardRow): boolean =>
  expiredAt !== null || expiresAt.getTime() <= clock.now().epochMilliseconds

/** Pence of an order that its gift cards have paid and that have not gone back to them. */
export async function paidByGiftCards(ctx: Context, orderId: string): Promise<number> {
  return [...(await spentByOrder(ctx, orderId)).values()].reduce((sum, { spent }) => sum + spent, 0)
}

async function lockOf(tx: TransactionContext, shares: GiftCardShare[]): Promise<Map<string, GiftCardRow>> {
  const locked = await lockGiftCards(
    tx,
    shares.map(({ id }) => id),
  )
  return new Map(locked.map((card) => [card.id, card]))
}

/** The last day a card can be spent on, in London. */
export const lastDayOf = ({ expiresAt }: Pick<GiftCardRow, 'expiresAt'>): Temporal.PlainDate =>
  londonDate(momentOf(expiresAt).subtract({ milliseconds: 1 }))
