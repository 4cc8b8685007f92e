import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
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
  savedRecipient,
  searchHistory,
  session,
  slotHold,
  subscriptionPeriod,
  user,
} from '../db/schema.ts'
import type { OrderRow, UserRow } from '../db/schema.ts'
import { DAYS_LISTED } from '../delivery/index.ts'
import { eraseTime, verifiedEmail, signInAddress, userRow } from '../visitor/index.ts'
import type { AuthSettings } from '../visitor/index.ts'
import { londonDate, toDate, parseMessageAddress, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { dueRow, staffNotificationKey } from '../outbox/index.ts'
import { redeemCode } from './sign-in/codes.ts'
import { greetingKey } from '../content/index.ts'
import { mustMove, isAwaitingChoice, isGuestOrderOf, removeLink } from '../order/index.ts'
import { eraseGiftCardDetails, eraseReceivedGiftCardDetails } from './erase-gift-card-details.ts'

const UNDER_WAY = ['paid', 'preparing', 'on_its_way'] as const

/**
 * Erases the account after a one-time code: name, addresses, recipients, dates, bonuses, tokens and messages. Orders stay
 * in the books without personal data; an order under way keeps what the courier needs until its delivery. A
 * wrong code is refused as data.
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
    await eraseAccount(tx, row)
    return { success: true, message: 'Your account and your personal data are erased.' }
  })
}

/** Erases an account, whose row is locked, with all that the shop knows of its owner. */
export async function eraseAccount(tx: TransactionContext, row: UserRow): Promise<void> {
  await cancelUnpaid(tx, row.id)
  const orders = await tx.db.select().from(order).where(eq(order.userId, row.id)).for('update')
  for (const entry of orders) await eraseNowOrLater(tx, entry)
  await eraseMessagesAndForms(tx, row)
  await eraseGuestOrders(tx, row)
  await eraseReceivedGiftCardDetails(tx, row)
  await eraseAccountRecords(tx, row.id)
  // Cascades to tokens, cart and important dates, but not to money and consents.
  await tx.db.delete(user).where(eq(user.id, row.id))
}

async function isConfirmed(
  tx: TransactionContext,
  auth: AuthSettings,
  row: UserRow,
  { sessionId, code }: { sessionId: string; code: string },
): Promise<boolean> {
  const address = signInAddress(row)
  const destination = address && parseMessageAddress(address.type, address.receiver)
  if (!destination || 'message' in destination) return false
  return redeemCode(tx, auth, { sessionId, purpose: 'erase', destination }, code)
}

async function cancelUnpaid(tx: TransactionContext, userId: string): Promise<void> {
  const unpaid = await tx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.userId, userId), inArray(order.state, ['draft', 'awaiting_payment'])))
  for (const { id } of unpaid) {
    await mustMove(tx, id, 'cancelled')
  }
}

async function eraseNowOrLater(tx: TransactionContext, row: OrderRow): Promise<void> {
  const underWay = UNDER_WAY.some((state) => state === row.state)
  if (!underWay) return eraseOrder(tx, row)
  const [hold] = await tx.db
    .select({ date: slotHold.date })
    .from(slotHold)
    .where(eq(slotHold.orderId, row.id))
  const waits = !hold && (await isAwaitingChoice(tx, row.id))
  // The recipient may still choose one of the dates of the list. The choice sets the time anew.
  const last = londonDate(tx.clock.now()).add({ days: waits ? DAYS_LISTED : 0 })
  const eraseAt = eraseTime(hold ? Temporal.PlainDate.from(hold.date) : last)
  // The customer's data go now; only what the courier needs stays.
  await tx.db.update(order).set({ contact: null, eraseAt }).where(eq(order.id, row.id))
}

/** Erases the personal data of an order. The products, the amounts and the postcode area stay. */
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
  await eraseGiftCardDetails(tx, row.id)
  await eraseRefundReasons(tx, row.id)
  // The pictures may show a home.
  await tx.db.delete(orderPhoto).where(eq(orderPhoto.orderId, row.id))
}

/** Erases the reasons of refunds, which may contain names. The amounts stay. */
async function eraseRefundReasons(tx: TransactionContext, orderId: string): Promise<void> {
  const payments = tx.db.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId))
  await tx.db
    .update(partialRefund)
    .set({ reason: null })
    .where(or(eq(partialRefund.orderId, orderId), inArray(partialRefund.paymentId, payments)))
}

/**
 * Deletes subscriptions, bonuses, promo codes and consents table by table. No cascade reaches money or
 * consents, so that no other deletion can remove them by accident. Saved recipients go before the user: one deletion
 * that reaches an order by two ways, by its user and its recipient, would be refused.
 */
async function eraseAccountRecords(tx: TransactionContext, userId: string): Promise<void> {
  const own = tx.db
    .select({ id: deliverySubscription.id })
    .from(deliverySubscription)
    .where(eq(deliverySubscription.userId, userId))
  await tx.db.delete(subscriptionPeriod).where(inArray(subscriptionPeriod.subscriptionId, own))
  await tx.db.delete(deliverySubscription).where(eq(deliverySubscription.userId, userId))
  await tx.db.delete(savedRecipient).where(eq(savedRecipient.userId, userId))
  await tx.db.delete(bonusEntry).where(eq(bonusEntry.userId, userId))
  await tx.db.delete(notificationSetting).where(eq(notificationSetting.userId, userId))
  // Orders still refer to the user's promo codes, so the codes expire and lose their owner.
  const now = toDate(tx.clock.now())
  await tx.db
    .update(promoCode)
    .set({ userId: null, expiresAt: sql`least(${promoCode.expiresAt}, ${now}::timestamptz)` })
    .where(eq(promoCode.userId, userId))
}

/**
 * Deletes the user's messages, forms, searches and stored idempotent answers, which contain names and
 * addresses. Matches by verified addresses only.
 */
async function eraseMessagesAndForms(tx: TransactionContext, row: UserRow): Promise<void> {
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
    // The staff and the sender got messages with the form's content.
    const dedupeKeys = forms.flatMap(({ id }) => [staffNotificationKey(id), greetingKey(id)])
    await tx.db.delete(message).where(inArray(message.dedupeKey, dedupeKeys))
  }
  await tx.db.delete(searchHistory).where(inArray(searchHistory.sessionId, sessions))
  await tx.db.update(session).set({ offersTo: null }).where(eq(session.userId, row.id))
  await tx.db.delete(idempotencyKey).where(inArray(idempotencyKey.sessionId, sessions))
}

/** Erases the orders and the marketing consents of guests who used the user's verified e-mail address. */
async function eraseGuestOrders(tx: TransactionContext, row: UserRow): Promise<void> {
  const email = verifiedEmail(row)
  if (!email) return
  const orders = await tx.db.select().from(order).where(isGuestOrderOf(email)).for('update')
  for (const entry of orders) {
    if (entry.state === 'draft')
      await tx.db.update(order).set({ contact: null }).where(eq(order.id, entry.id))
    else {
      if (entry.state === 'awaiting_payment') await mustMove(tx, entry.id, 'cancelled')
      await eraseNowOrLater(tx, entry)
    }
  }
  await tx.db
    .update(session)
    .set({ offersTo: null })
    .where(sql`lower(${session.offersTo}) = ${email}`)
}

/** Scheduled task: erases an order whose account was erased, after its delivery. */
export const eraseDueOrder = dueRow({
  kind: 'erase_order',
  table: order,
  id: order.id,
  oldest: order.eraseAt,
  isDue: (clock) => lte(order.eraseAt, toDate(clock.now())),
  work: (tx, row) => eraseOrder(tx, row),
})
