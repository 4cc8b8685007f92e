import { and, eq, lte } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { order, orderTransition, slotHold } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import {
  returnBonuses,
  spendBonuses,
  FIRST_BOUQUET_USED,
  releaseFirstBouquet,
  holdFirstBouquet,
  releasePromoUse,
  recordPromoUse,
} from '../../loyalty/index.ts'
import { toInstant, toDate } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { destinationOf, heldSlot, holdSlot, isHeld, releaseSlot, isSameDay } from '../../delivery/index.ts'
import type { Requester } from '../../delivery/index.ts'
import { dueRow } from '../../outbox/index.ts'
import { isSentByEmail, isOrderPaid, returnToGiftCards, spendGiftCards } from '../../gift-cards/index.ts'
import { isRenewal } from '../order-subscription.ts'
import { holdForRenewal } from '../../subscription/index.ts'
import { isWaiting } from '../recipient-link.ts'

/** How long all that an order needs is held for its payment, or for the charge of a later delivery. */
export const HOLD_WHILE_PAYING = { minutes: 30 }
/** Who has ordered so long ago holds the place no longer by coming back again and again: it has to run out once. */
const HELD_ON_FOR = { hours: 2 }

/** What can no longer be had, and that in words for the shopper. */
export type Lost = { what: 'place' | 'saving' | 'first bouquet'; message: string }

/**
 * Holds all that an order needs until it is paid for: its place in the window, a use of its promo code, its bonuses.
 * What it holds is held on; what had lapsed is taken again, if it is still to be had. `card` is the provider's name for
 * the card that pays; with `by`, a place that is taken again counts among the unpaid ones of a network. Answers what is
 * lost, or null.
 */
export async function reserve(
  tx: TransactionContext,
  row: OrderRow,
  { card, by }: { card?: string | undefined; by?: Requester | undefined } = {},
): Promise<Lost | null> {
  const lost = (await holdPlace(tx, row, by)) ?? (await takeDiscounts(tx, row, card))
  if (lost) return lost
  const until =
    row.promo || row.usedBonuses || row.giftCardAmount || row.subscription?.firstBouquetPercent
      ? toDate(await waitsUntil(tx, row.id, row.reservedUntil))
      : null
  await tx.db.update(order).set({ reservedUntil: until }).where(eq(order.id, row.id))
  return null
}

async function holdPlace(
  tx: TransactionContext,
  row: OrderRow,
  by: Requester | undefined,
): Promise<Lost | null> {
  if (isSentByEmail(row.positions)) return null
  if (isRenewal(row)) {
    const place = await holdForRenewal(tx, row, tx.clock.now().add(HOLD_WHILE_PAYING))
    return place ? null : { what: 'place', message: 'There is no delivery time left.' }
  }
  const held = await heldSlot(tx, row.id)
  // The recipient will choose one.
  if (!held && row.type === 'default' && (await isWaiting(tx, row.id))) return null
  if (!held || !row.shippingAddress) return { what: 'place', message: 'No delivery time is chosen.' }
  const place = {
    orderId: row.id,
    destination: destinationOf(row.shippingAddress),
    windowId: held.hold.windowId,
    date: held.hold.date,
    sameDay: isSameDay(row.positions),
    until: await waitsUntil(tx, row.id, held.hold.heldUntil),
  }
  const device = by?.device ?? held.hold.device
  const result = await holdSlot(tx, by ? { ...place, requester: { ...by, device }, current: held } : place)
  // Ordered in time and held since: the cut-off may pass while they look for their card.
  const isOrdered = row.state === 'awaiting_payment' && isHeld(held, tx.clock)
  return result.held || isOrdered ? null : { what: 'place', message: `${result.reason}.` }
}

/** Until when something waits for a payment that is begun now; `current` is until when it is held already. */
async function waitsUntil(
  tx: TransactionContext,
  orderId: string,
  current: Date | null,
): Promise<Temporal.Instant> {
  const now = tx.clock.now()
  if (current && current.getTime() > now.epochMilliseconds && (await isLongOrdered(tx, orderId)))
    return toInstant(current)
  return now.add(HOLD_WHILE_PAYING)
}

async function isLongOrdered(tx: TransactionContext, orderId: string): Promise<boolean> {
  const [ordered] = await tx.db
    .select({ at: orderTransition.at })
    .from(orderTransition)
    .where(and(eq(orderTransition.orderId, orderId), eq(orderTransition.state, 'awaiting_payment')))
  return ordered !== undefined && ordered.at <= toDate(tx.clock.now().subtract(HELD_ON_FOR))
}

async function takeDiscounts(tx: TransactionContext, row: OrderRow, card?: string): Promise<Lost | null> {
  if (row.subscription?.firstBouquetPercent) {
    const until = toDate(await waitsUntil(tx, row.id, row.reservedUntil))
    if (!(await holdFirstBouquet(tx, row, until, card)))
      return { what: 'first bouquet', message: FIRST_BOUQUET_USED }
  }
  const message = row.promo
    ? await recordPromoUse(tx, {
        orderId: row.id,
        userId: row.userId,
        email: row.contact?.email ?? null,
        code: row.promo.code,
      })
    : (await spendBonuses(tx, row))
      ? ''
      : 'The bonuses of this order have been spent otherwise.'
  if (message) return { what: 'saving', message }
  if (await spendGiftCards(tx, row)) return null
  return {
    what: 'saving',
    message: 'The gift cards of this order have been spent otherwise or have expired.',
  }
}

/**
 * As `reserve`, for money that has come already: a place that is still held is the order's, whatever the hour; only
 * what has lapsed must be free still. `card` is the provider's name for the card that paid.
 */
export async function reserveForPaid(
  tx: TransactionContext,
  row: OrderRow,
  card?: string,
): Promise<Lost | null> {
  const held = isHeld(await heldSlot(tx, row.id), tx.clock)
  return held ? takeDiscounts(tx, row, card) : reserve(tx, row, { card })
}

/** What is paid for lapses no more. */
export async function keepForGood(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db
    .update(slotHold)
    .set({ heldUntil: null, network: null, device: null })
    .where(eq(slotHold.orderId, orderId))
  await tx.db.update(order).set({ reservedUntil: null }).where(eq(order.id, orderId))
}

/** Gives back all that an order holds: its place, its use of a code, its bonuses. */
export async function letGo(tx: TransactionContext, row: OrderRow): Promise<void> {
  await releaseSlot(tx, row.id)
  await returnDiscounts(tx, row)
}

async function returnDiscounts(tx: TransactionContext, row: OrderRow): Promise<void> {
  await releasePromoUse(tx, row.id)
  if (row.subscription?.firstBouquetPercent) await releaseFirstBouquet(tx, row.id)
  await returnBonuses(tx, row)
  await returnToGiftCards(tx, row, { paid: isOrderPaid(row.state) })
  await tx.db.update(order).set({ reservedUntil: null }).where(eq(order.id, row.id))
}

/** Gives back the code, the bonuses and the gift cards of an order whose hold has run out. */
export const lapseReservation = dueRow({
  kind: 'lapse_reservation',
  table: order,
  id: order.id,
  oldest: order.reservedUntil,
  isDue: (clock) => and(lte(order.reservedUntil, toDate(clock.now())), eq(order.state, 'awaiting_payment')),
  work: (tx, row) => returnDiscounts(tx, row),
})
