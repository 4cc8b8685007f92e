import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import {
  bonusEntry,
  deliverySubscription,
  formSubmission,
  idempotencyKey,
  message,
  notificationSetting,
  order,
  orderPhoto,
  partialRefund,
  payment,
  promoCode,
  searchHistory,
  session,
  slotHold,
  subscriptionPeriod,
  user,
} from '../db/schema.ts'
import type { OrderRow, UserRow } from '../db/schema.ts'
import { eraseTime, verifiedEmail, signInAddress, userRow } from '../visitor/index.ts'
import type { AuthSettings } from '../visitor/index.ts'
import { londonDate, toDate, parseDestination, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { dueRow, staffNotificationKey } from '../outbox/index.ts'
import { redeemCode } from './sign-in/codes.ts'
import { DAYS_AHEAD } from '../delivery/index.ts'
import { greetingKey } from '../content/index.ts'
import { mustMove, isWaiting, removeLink } from '../order/index.ts'
import { forgetGiftCards, forgetReceivedGiftCards } from './forget-gift-cards.ts'

const UNDER_WAY = ['paid', 'preparing', 'on_its_way'] as const

/**
 * Erases the account, confirmed by a code: name, addresses, dates, bonuses, tokens, messages. Orders stay for the
 * books with nobody's name on them; one under way keeps what the courier needs until it is delivered.
 */
export async function eraseUser(
  ctx: Context<Database>,
  auth: AuthSettings,
  request: { userId: string; sessionId: string; code: string },
): Promise<{ success: boolean; message: string }> {
  if (!request.code.trim()) return { success: false, message: 'Enter the code that confirms it' }
  return inTransaction(ctx, async (tx) => {
    await tx.db.select({ id: user.id }).from(user).where(eq(user.id, request.userId)).for('update')
    const row = await userRow(tx, request.userId)
    if (!(await isConfirmed(tx, auth, row, request))) return { success: false, message: 'Invalid code' }
    await endUnpaid(tx, row.id)
    const orders = await tx.db.select().from(order).where(eq(order.userId, row.id)).for('update')
    for (const entry of orders) await eraseOrLater(tx, entry)
    await eraseTraces(tx, row)
    await eraseGuestTraces(tx, row)
    await forgetReceivedGiftCards(tx, row)
    await eraseHoldings(tx, row.id)
    // Takes along what hangs on it and is nobody's money or consent: tokens, cart, dates.
    await tx.db.delete(user).where(eq(user.id, row.id))
    return { success: true, message: 'Your account and your personal data are erased.' }
  })
}

async function isConfirmed(
  tx: TransactionContext,
  auth: AuthSettings,
  row: UserRow,
  { sessionId, code }: { sessionId: string; code: string },
): Promise<boolean> {
  const address = signInAddress(row)
  const destination = address && parseDestination(address.type, address.receiver)
  if (!destination || 'message' in destination) return false
  return redeemCode(tx, auth, { sessionId, purpose: 'erase', destination }, code)
}

async function endUnpaid(tx: TransactionContext, userId: string): Promise<void> {
  const unpaid = await tx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.userId, userId), inArray(order.state, ['draft', 'awaiting_payment'])))
  for (const { id } of unpaid) {
    await mustMove(tx, id, 'cancelled')
  }
}

async function eraseOrLater(tx: TransactionContext, row: OrderRow): Promise<void> {
  const underWay = UNDER_WAY.some((state) => state === row.state)
  if (!underWay) return eraseOrder(tx, row)
  const [hold] = await tx.db
    .select({ date: slotHold.date })
    .from(slotHold)
    .where(eq(slotHold.orderId, row.id))
  const waits = !hold && (await isWaiting(tx, row.id))
  // Whose recipient has still to choose may be delivered three weeks from now.
  const last = londonDate(tx.clock.now()).add({ days: waits ? DAYS_AHEAD : 0 })
  const eraseAt = eraseTime(hold ? Temporal.PlainDate.from(hold.date) : last)
  // Whoever ordered is forgotten now; only what the courier needs waits.
  await tx.db.update(order).set({ contact: null, eraseAt }).where(eq(order.id, row.id))
}

/** What is left of an order: what was sold and for how much, and the area it went to. */
async function eraseOrder(tx: TransactionContext, row: OrderRow): Promise<void> {
  await removeLink(tx, row.id)
  const area = row.shippingAddress?.postcode.split(' ')[0] ?? ''
  await tx.db
    .update(order)
    .set({
      contact: null,
      recipient: null,
      shippingAddress: row.shippingAddress && {
        ...row.shippingAddress,
        postcode: area,
        line1: '',
        line2: null,
        point: null,
      },
      positions:
        row.positions &&
        row.positions.map((position) => ({
          ...position,
          gift_card_text: null,
          gift_card: position.gift_card && { ...position.gift_card, details: null },
        })),
      lines: null,
      sessionId: null,
      eraseAt: null,
    })
    .where(eq(order.id, row.id))
  await forgetGiftCards(tx, row.id)
  await forgetReasons(tx, row.id)
  // Pictures of somebody's door go as well.
  await tx.db.delete(orderPhoto).where(eq(orderPhoto.orderId, row.id))
}

/** What was given back stays in the books; the words it was given back for may name somebody. */
async function forgetReasons(tx: TransactionContext, orderId: string): Promise<void> {
  const payments = tx.db.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId))
  await tx.db
    .update(partialRefund)
    .set({ reason: null })
    .where(or(eq(partialRefund.orderId, orderId), inArray(partialRefund.paymentId, payments)))
}

/**
 * Subscriptions, bonuses, codes and consents, by their names: no cascade reaches what money or an agreement hangs on, so
 * that nothing of it ever goes along with something else.
 */
async function eraseHoldings(tx: TransactionContext, userId: string): Promise<void> {
  const own = tx.db
    .select({ id: deliverySubscription.id })
    .from(deliverySubscription)
    .where(eq(deliverySubscription.userId, userId))
  await tx.db.delete(subscriptionPeriod).where(inArray(subscriptionPeriod.subscriptionId, own))
  await tx.db.delete(deliverySubscription).where(eq(deliverySubscription.userId, userId))
  await tx.db.delete(bonusEntry).where(eq(bonusEntry.userId, userId))
  await tx.db.delete(notificationSetting).where(eq(notificationSetting.userId, userId))
  // Orders that used a code of theirs name it still; it is nobody's now, and over.
  const now = toDate(tx.clock.now())
  await tx.db
    .update(promoCode)
    .set({ userId: null, expiresAt: sql`least(${promoCode.expiresAt}, ${now}::timestamptz)` })
    .where(eq(promoCode.userId, userId))
}

/**
 * Messages to the user, the forms they sent in, what they searched for, and answers kept for repeated requests, which
 * hold names and addresses too. Only what came with an address that is proven to be theirs.
 */
async function eraseTraces(tx: TransactionContext, row: UserRow): Promise<void> {
  const email = row.emailVerified ? row.email : null
  const addresses = [email, row.phoneVerified ? row.phone : null].filter((address) => address !== null)
  await tx.db
    .delete(message)
    .where(or(eq(message.userId, row.id), addresses.length ? inArray(message.to, addresses) : undefined))
  const sessions = tx.db.select({ id: session.id }).from(session).where(eq(session.userId, row.id))
  if (email) {
    const forms = await tx.db
      .delete(formSubmission)
      .where(eq(sql`lower(fields ->> 'email')`, email))
      .returning({ id: formSubmission.id })
    // Others were written to with what the forms said.
    const told = forms.flatMap(({ id }) => [staffNotificationKey(id), greetingKey(id)])
    await tx.db.delete(message).where(inArray(message.dedupeKey, told))
  }
  await tx.db.delete(searchHistory).where(inArray(searchHistory.sessionId, sessions))
  await tx.db.update(session).set({ offersTo: null }).where(eq(session.userId, row.id))
  await tx.db.delete(idempotencyKey).where(inArray(idempotencyKey.sessionId, sessions))
}

/**
 * What guests left with an e-mail address that is proven to be the user's: whoever proves an address is its owner, in
 * whichever browser it was typed. Their orders are forgotten like the account's, and they hear of no offers and no cart.
 */
async function eraseGuestTraces(tx: TransactionContext, row: UserRow): Promise<void> {
  const email = verifiedEmail(row)
  if (!email) return
  const orders = await tx.db
    .select()
    .from(order)
    .where(and(isNull(order.userId), sql`lower(${order.contact} ->> 'email') = ${email}`))
    .for('update')
  for (const entry of orders) {
    if (entry.state === 'draft')
      await tx.db.update(order).set({ contact: null }).where(eq(order.id, entry.id))
    else {
      if (entry.state === 'awaiting_payment') await mustMove(tx, entry.id, 'cancelled')
      await eraseOrLater(tx, entry)
    }
  }
  await tx.db
    .update(session)
    .set({ offersTo: null })
    .where(sql`lower(${session.offersTo}) = ${email}`)
}

/** Erases an order that waited for its delivery, when that is over. */
export const eraseDueOrder = dueRow({
  kind: 'erase_order',
  table: order,
  id: order.id,
  oldest: order.eraseAt,
  isDue: (clock) => lte(order.eraseAt, toDate(clock.now())),
  work: (tx, row) => eraseOrder(tx, row),
})
