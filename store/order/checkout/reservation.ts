import { and, eq, lte } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { order, orderTransition, slotHold } from '../../db/schema.ts'
import type { NotMade } from '../../../contract/types/outcome-codes.ts'
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
import { invalid, toInstant, toDate } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { destinationOf, heldSlot, holdSlot, isHeld, releaseSlot, isSameDay } from '../../delivery/index.ts'
import type { Requester, SlotRequest } from '../../delivery/index.ts'
import { dueRow } from '../../outbox/index.ts'
import { isSentByEmail, isOrderPaid, returnToGiftCards, spendGiftCards } from '../../gift-cards/index.ts'
import { isRenewal } from '../order-subscription.ts'
import { hasItsFlowers, holdSlotForRenewal } from '../../subscription/index.ts'
import { isAwaitingChoice } from '../recipient-link.ts'

/**
 * How long the slot and the discounts of an order are held for its payment or, for a renewal, for its charge.
 */
export const HOLD_WHILE_PAYING = { minutes: 30 }
/** After this time a returning customer cannot extend the hold any more; it has to lapse first. */
const MAX_HOLD = { hours: 2 }

/** What could not be reserved, and why. */
export type ReservationFailure = NotMade & { what: 'slot' | 'discount' | 'first bouquet' | 'flowers' }

/**
 * Reserves everything an order needs until it is paid: the flowers of its subscription, its slot, a use of its promo
 * code, its bonuses and its gift cards. Extends what is held and takes again what lapsed, if possible. `card` is the provider's
 * fingerprint of the card that pays. With `by`, a new hold counts towards the limit of unpaid holds per
 * network. Returns the first failure, or null.
 */
export async function reserve(
  tx: TransactionContext,
  row: OrderRow,
  { card, by }: { card?: string | undefined; by?: Requester | undefined } = {},
): Promise<ReservationFailure | null> {
  const failure =
    (await missingFlowers(tx, row)) ??
    (await holdOrderSlot(tx, row, by)) ??
    (await takeDiscounts(tx, row, card))
  if (failure) return failure
  const until =
    row.promo || row.usedBonuses || row.giftCardAmount || row.subscription?.firstBouquetPercent
      ? toDate(await reservationEnd(tx, row.id, row.reservedUntil))
      : null
  await tx.db.update(order).set({ reservedUntil: until }).where(eq(order.id, row.id))
  return null
}

/** Fails if the subscription of an order can no longer be started. */
async function missingFlowers(tx: TransactionContext, row: OrderRow): Promise<ReservationFailure | null> {
  if (await hasItsFlowers(tx, row)) return null
  return {
    ...{ what: 'flowers', code: 'flowers_withdrawn' },
    message: 'The flowers of this subscription are no longer sold.',
  }
}

async function holdOrderSlot(
  tx: TransactionContext,
  row: OrderRow,
  by: Requester | undefined,
): Promise<ReservationFailure | null> {
  if (isSentByEmail(row.positions)) return null
  if (isRenewal(row)) {
    const slot = await holdSlotForRenewal(tx, row, tx.clock.now().add(HOLD_WHILE_PAYING))
    return slot ? null : { what: 'slot', code: 'slot_full', message: 'There is no delivery time left.' }
  }
  const held = await heldSlot(tx, row.id)
  // The recipient chooses the slot later.
  if (!held && row.type === 'default' && (await isAwaitingChoice(tx, row.id))) return null
  if (!held || !row.shippingAddress)
    return { what: 'slot', code: 'slot_lost', message: 'No delivery time is chosen.' }
  const request = {
    orderId: row.id,
    destination: destinationOf(row.shippingAddress),
    windowId: held.hold.windowId,
    date: held.hold.date,
    sameDay: isSameDay(row.positions),
    until: await reservationEnd(tx, row.id, held.hold.heldUntil),
  }
  const device = by?.device ?? held.hold.device
  const result = await holdSlot(
    tx,
    by ? { ...request, requester: { ...by, device }, current: held } : request,
  )
  // The slot was held in time, so the order keeps it although the cut-off has passed.
  const isOrdered = row.state === 'awaiting_payment' && isHeld(held, tx.clock)
  if (result.held || isOrdered) return null
  return { what: 'slot', code: result.refusal.code, message: `${result.refusal.message}.` }
}

/** Returns when a reservation that is taken or extended now ends. `current` is its present end. */
async function reservationEnd(
  tx: TransactionContext,
  orderId: string,
  current: Date | null,
): Promise<Temporal.Instant> {
  const now = tx.clock.now()
  if (current && current.getTime() > now.epochMilliseconds && (await wasPlacedLongAgo(tx, orderId)))
    return toInstant(current)
  return now.add(HOLD_WHILE_PAYING)
}

async function wasPlacedLongAgo(tx: TransactionContext, orderId: string): Promise<boolean> {
  const [ordered] = await tx.db
    .select({ at: orderTransition.at })
    .from(orderTransition)
    .where(and(eq(orderTransition.orderId, orderId), eq(orderTransition.state, 'awaiting_payment')))
  return ordered !== undefined && ordered.at <= toDate(tx.clock.now().subtract(MAX_HOLD))
}

async function takeDiscounts(
  tx: TransactionContext,
  row: OrderRow,
  card?: string,
): Promise<ReservationFailure | null> {
  if (row.subscription?.firstBouquetPercent) {
    const until = toDate(await reservationEnd(tx, row.id, row.reservedUntil))
    if (!(await holdFirstBouquet(tx, row, until, card)))
      return { what: 'first bouquet', code: 'first_bouquet_used', message: FIRST_BOUQUET_USED }
  }
  const refused = row.promo
    ? await recordPromoUse(tx, {
        orderId: row.id,
        userId: row.userId,
        email: row.contact?.email ?? null,
        code: row.promo.code,
      })
    : (await spendBonuses(tx, row))
      ? null
      : ({ code: 'bonuses_spent', message: 'The bonuses of this order have been spent otherwise.' } as const)
  if (refused) return { what: 'discount', ...refused }
  if (await spendGiftCards(tx, row)) return null
  // The caller commits: a code and bonuses would be taken for an order that cannot be paid, and for as long as it waits.
  await returnDiscounts(tx, row)
  return {
    ...{ what: 'discount', code: 'gift_card_spent' },
    message: 'The gift cards of this order have been spent otherwise or have expired.',
  }
}

/**
 * Like `reserve`, but for a payment that has already arrived: a slot that is still held is kept without
 * checking the cut-off. `card` is the provider's fingerprint of the card that paid.
 */
export async function reserveForPayment(
  tx: TransactionContext,
  row: OrderRow,
  card?: string,
): Promise<ReservationFailure | null> {
  const held = isHeld(await heldSlot(tx, row.id), tx.clock)
  if (!held) return reserve(tx, row, { card })
  return (await missingFlowers(tx, row)) ?? takeDiscounts(tx, row, card)
}

/**
 * Books a slot for good for a paid order whose row is locked, in the place of the one it has. Returns why it is not available, or
 * null. Throws 400 with the code `dearer` for one that costs more than `atMost` pence.
 */
export async function bookSlot(
  tx: TransactionContext,
  slot: Pick<SlotRequest, 'orderId' | 'destination' | 'windowId' | 'date' | 'sameDay'>,
  { atMost, dearer }: { atMost: number; dearer: 'not_on_offer' | 'too_expensive' },
): Promise<NotMade | null> {
  const result = await holdSlot(tx, { ...slot, until: tx.clock.now().add(HOLD_WHILE_PAYING) })
  if (!result.held) return result.refusal
  if (result.window.price > atMost) throw invalid('body.interval_id', dearer)
  await confirmSlot(tx, slot.orderId)
  return null
}

/** Makes the hold and the reservation of a paid order permanent. */
export async function confirmSlot(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db
    .update(slotHold)
    .set({ heldUntil: null, network: null, device: null })
    .where(eq(slotHold.orderId, orderId))
  await tx.db.update(order).set({ reservedUntil: null }).where(eq(order.id, orderId))
}

/**
 * Releases everything an order has reserved: its slot, its promo code use, its bonuses and its gift cards.
 */
export async function releaseReservation(tx: TransactionContext, row: OrderRow): Promise<void> {
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

/** Scheduled task: returns the discounts of an unpaid order whose reservation has ended. */
export const lapseReservation = dueRow({
  kind: 'lapse_reservation',
  table: order,
  id: order.id,
  oldest: order.reservedUntil,
  isDue: (clock) => and(lte(order.reservedUntil, toDate(clock.now())), eq(order.state, 'awaiting_payment')),
  work: (tx, row) => returnDiscounts(tx, row),
})
