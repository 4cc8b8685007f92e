import { eq } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { GiftCardShare } from '../../contract/gift-card-details.ts'
import type { OrderState } from '../../contract/order.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { cartGiftCard, giftCard } from '../db/schema.ts'
import type { order } from '../db/schema.ts'
import type { Clock } from '../kernel/clock.ts'
import { endOfDayLater, londonDate, momentOf, toDate } from '../kernel/clock.ts'
import { bookOnGiftCard, giftCardBalances, lockGiftCards, spentByOrder } from './gift-card-ledger.ts'
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
export async function cardsOfCart(db: Queryable, clock: Clock, cartId: string): Promise<SpendableCard[]> {
  const rows = await db
    .select({ card: giftCard })
    .from(cartGiftCard)
    .innerJoin(giftCard, eq(giftCard.id, cartGiftCard.cardId))
    .where(eq(cartGiftCard.cartId, cartId))
    .orderBy(cartGiftCard.position)
  const good = rows.map(({ card }) => card).filter((card) => isGood(clock, card))
  const balances = await giftCardBalances(
    db,
    good.map(({ id }) => id),
  )
  return good
    .map(({ id, last4 }) => ({ id, last4: last4 ?? '', balance: balances.get(id) ?? 0 }))
    .filter(({ balance }) => balance > 0)
}

/** Spends what an order is partly or wholly paid with, unless that is done. Answers whether there was so much on the cards. */
export async function takeGiftCards(tx: Transaction, clock: Clock, row: OrderRow): Promise<boolean> {
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
    return card && isGood(clock, card) && (balances.get(id) ?? 0) >= amount
  })
  if (!isThere) return false
  for (const { id, amount } of wanted) {
    const times = spent.get(id)?.times ?? 0
    const reference = times ? `${row.id}/${times + 1}` : row.id
    await bookOnGiftCard(tx, clock, { cardId: id, kind: 'spent', reference, amount: -amount })
  }
  return true
}

/**
 * Gives back to its gift cards what an order that is given up, refunded or not paid in time has spent on them, or `most`
 * of it (pence), the last card first. Who had `paid` can spend it again, should a card have expired meanwhile; who only began
 * to pay has a card as before. Answers how much that was; a repeat finds nothing left to give back.
 */
export async function returnToGiftCards(
  tx: Transaction,
  clock: Clock,
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
    await bookOnGiftCard(tx, clock, { cardId: id, kind: 'returned', reference, amount })
    if (paid) await keepSpendable(tx, clock, card)
    returned += amount
  }
  return returned
}

/** Who gets money back on a card that has expired meanwhile has a month to spend it. */
async function keepSpendable(tx: Transaction, clock: Clock, card: GiftCardRow): Promise<void> {
  const now = clock.now()
  if (!card.expiredAt && card.expiresAt.getTime() > now.epochMilliseconds) return
  const expiresAt = toDate(endOfDayLater(now, { months: 1 }))
  await tx
    .update(giftCard)
    .set({ expiresAt, expiredAt: null, remindedAt: null })
    .where(eq(giftCard.id, card.id))
}

/** Pence of an order that its gift cards have paid and that have not gone back to them. */
export async function paidByGiftCards(db: Queryable, orderId: string): Promise<number> {
  return [...(await spentByOrder(db, orderId)).values()].reduce((sum, { spent }) => sum + spent, 0)
}

async function lockOf(tx: Transaction, shares: GiftCardShare[]): Promise<Map<string, GiftCardRow>> {
  const locked = await lockGiftCards(
    tx,
    shares.map(({ id }) => id),
  )
  return new Map(locked.map((card) => [card.id, card]))
}

/** The last day a card can be spent on, in London. */
export const lastDayOf = ({ expiresAt }: Pick<GiftCardRow, 'expiresAt'>): Temporal.PlainDate =>
  londonDate(momentOf(expiresAt).subtract({ milliseconds: 1 }))
