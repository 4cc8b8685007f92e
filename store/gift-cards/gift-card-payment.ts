import { eq, inArray } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { GiftCardShare } from '../../contract/types/gift-card-details.ts'
import type { OrderState } from '../../contract/order.ts'
import { cartGiftCard, giftCard } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import { endOfDayAfter, londonDate, toInstant, toDate } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import {
  addGiftCardEntry,
  giftCardBalance,
  giftCardBalances,
  lockGiftCards,
  getSpentByOrder,
} from './gift-card-ledger.ts'
import type { GiftCardRow } from './gift-card-ledger.ts'

type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'giftCards' | 'giftCardAmount' | 'totalCost'>

/** A gift card that can be spent, with its balance in pence. */
export type SpendableCard = { id: string; last4: string; balance: number }

/** Returns the part of an order's total that gift cards do not pay, in pence. */
export const amountDue = (row: Pick<OrderRow, 'totalCost' | 'giftCardAmount'>): number =>
  (row.totalCost ?? 0) - row.giftCardAmount

/** Returns true if an order is paid, so that what its gift cards paid is spent for good and not only reserved. */
export const isOrderPaid = (state: OrderState): boolean =>
  state === 'paid' || state === 'preparing' || state === 'on_its_way' || state === 'delivered'

/**
 * Returns true if a card can be spent now: it has a code and is neither void nor expired. Does not check the balance.
 */
export const isSpendable = (
  clock: Clock,
  { voidedAt, expiredAt, expiresAt, codeHash }: GiftCardRow,
): boolean =>
  !voidedAt && !expiredAt && codeHash !== null && expiresAt.getTime() > clock.now().epochMilliseconds

/** Returns the spendable gift cards of a cart with a balance, in the order in which they were entered. */
export async function giftCardsOfCart(ctx: Context, cartId: string): Promise<SpendableCard[]> {
  const rows = await ctx.db
    .select({ card: giftCard })
    .from(cartGiftCard)
    .innerJoin(giftCard, eq(giftCard.id, cartGiftCard.cardId))
    .where(eq(cartGiftCard.cartId, cartId))
    .orderBy(cartGiftCard.position)
  const spendable = rows.map(({ card }) => card).filter((card) => isSpendable(ctx.clock, card))
  const balances = await giftCardBalances(ctx, spendable)
  return spendable
    .map(({ id, last4 }) => ({ id, last4: last4 ?? '', balance: balances.get(id) ?? 0 }))
    .filter(({ balance }) => balance > 0)
}

/**
 * Spends an order's shares on its gift cards, unless that has been done. Returns false, and spends nothing, when a card
 * cannot be spent or its balance is too low.
 */
export async function spendGiftCards(tx: TransactionContext, row: OrderRow): Promise<boolean> {
  const shares = row.giftCards ?? []
  if (!shares.length) return true
  const cards = await lockShares(tx, shares)
  const spent = await getSpentByOrder(tx, row.id)
  const wanted = shares.filter(({ id }) => !spent.get(id)?.spent)
  const balances = await giftCardBalances(tx, wanted)
  const isCovered = wanted.every(({ id, amount }) => {
    const card = cards.get(id)
    return card && isSpendable(tx.clock, card) && (balances.get(id) ?? 0) >= amount
  })
  if (!isCovered) return false
  for (const { id, amount } of wanted) {
    const times = spent.get(id)?.times ?? 0
    const reference = times ? `${row.id}/${times + 1}` : row.id
    await addGiftCardEntry(tx, { cardId: id, kind: 'spent', reference, amount: -amount })
  }
  return true
}

/**
 * Returns what an order has spent to its gift cards, the last card first, up to `most` pence. For cancelled, refunded
 * and unpaid orders. Returns the pence returned; a repeat returns nothing more. With `paid`, a card that has expired
 * meanwhile is extended, once per card. A customer who had only started to pay gets the card back as it was.
 */
export async function returnToGiftCards(
  tx: TransactionContext,
  row: OrderRow,
  { most = Number.POSITIVE_INFINITY, paid }: { most?: number; paid: boolean },
): Promise<number> {
  const shares = row.giftCards ?? []
  if (!shares.length) return 0
  const cards = await lockShares(tx, shares)
  const spent = await getSpentByOrder(tx, row.id)
  let returned = 0
  for (const { id } of [...shares].reverse()) {
    const { spent: has = 0, returns = 0 } = spent.get(id) ?? {}
    const amount = Math.min(has, most - returned)
    const card = cards.get(id)
    if (amount <= 0 || !card) continue
    const reference = returns ? `${row.id}/${returns + 1}` : row.id
    // The unspent balance of an expired card stays lost; only the returned money can be spent for longer.
    if (paid && isExpired(tx.clock, card)) await expireCard(tx, card)
    await addGiftCardEntry(tx, { cardId: id, kind: 'returned', reference, amount })
    if (paid && isExpired(tx.clock, card) && !card.extendedAt) await extendGiftCard(tx, card)
    returned += amount
  }
  return returned
}

/** How long money returned to an expired card can be spent. The whole last day counts. */
export const EXTENDED_FOR = { months: 1 }

/**
 * Makes an expired card, which the caller has locked, spendable for another month. The holder is reminded by e-mail if
 * the card was sent to one. Happens automatically once per card: paying and cancelling again and again must not extend
 * it forever. Staff can extend a card as often as they like.
 */
export async function extendGiftCard(tx: TransactionContext, { id }: GiftCardRow): Promise<void> {
  const now = tx.clock.now()
  await tx.db
    .update(giftCard)
    .set({
      ...{ expiresAt: toDate(endOfDayAfter(now, EXTENDED_FOR)), expiredAt: null, remindedAt: null },
      extendedAt: toDate(now),
    })
    .where(eq(giftCard.id, id))
}

/** Extends all expired cards that an order was paid with. For refunds by staff. */
export async function extendGiftCardsOf(tx: TransactionContext, row: OrderRow): Promise<void> {
  for (const card of (await lockShares(tx, row.giftCards ?? [])).values())
    if (isExpired(tx.clock, card)) {
      await expireCard(tx, card)
      await extendGiftCard(tx, card)
    }
}

/** Returns the last day on which all cards of an order can be spent, or null when one of them no longer can. */
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
  return first && cards.every((card) => isSpendable(ctx.clock, card)) ? lastDayOf(first) : null
}

/** Books the unspent balance of a card as expired. The caller has locked the card. Repeated calls do nothing. */
export async function expireCard(tx: TransactionContext, card: GiftCardRow): Promise<void> {
  if (card.expiredAt) return
  const amount = -(await giftCardBalance(tx, card.id))
  const reference = card.expiresAt.toISOString()
  await addGiftCardEntry(tx, { cardId: card.id, kind: 'expired', reference, amount })
  await tx.db
    .update(giftCard)
    .set({ expiredAt: toDate(tx.clock.now()) })
    .where(eq(giftCard.id, card.id))
}

/** Returns true if the last day of a card has passed. */
const isExpired = (clock: Clock, { expiredAt, expiresAt }: GiftCardRow): boolean =>
  expiredAt !== null || expiresAt.getTime() <= clock.now().epochMilliseconds

/** Returns the pence that an order has spent on gift cards and that have not been returned. */
export async function paidByGiftCards(ctx: Context, orderId: string): Promise<number> {
  return [...(await getSpentByOrder(ctx, orderId)).values()].reduce((sum, { spent }) => sum + spent, 0)
}

async function lockShares(
  tx: TransactionContext,
  shares: GiftCardShare[],
): Promise<Map<string, GiftCardRow>> {
  const locked = await lockGiftCards(tx, shares)
  return new Map(locked.map((card) => [card.id, card]))
}

/** Returns the last London civil date on which a card can be spent. */
export const lastDayOf = ({ expiresAt }: Pick<GiftCardRow, 'expiresAt'>): Temporal.PlainDate =>
  londonDate(toInstant(expiresAt).subtract({ milliseconds: 1 }))
