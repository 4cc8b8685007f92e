import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { giftCard } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { endOfDayAfter, toDate, pounds, sumOf } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { addDueJob, queueMessage } from '../outbox/index.ts'
import { newNonce } from './gift-card-code.ts'
import { sendMoment } from './gift-card-details.ts'
import { addGiftCardEntry, giftCardBalances, lockGiftCards } from './gift-card-ledger.ts'
import type { GiftCardRow } from './gift-card-ledger.ts'
import { giftCardVoidEmail } from './gift-card-emails.ts'

/** The kind of due work that creates the code of a gift card (gift-card-due.ts). */
export const MAKE_GIFT_CARD_CODE = 'make_gift_card_code'
/** How long a gift card is valid from the day of the payment. The whole last day counts. */
export const VALIDITY = { months: 24 }

/** Issues the gift cards of a paid order, each worth its price. Repeated calls issue nothing. */
export async function issueGiftCards(tx: TransactionContext, row: OrderRow): Promise<void> {
  const now = tx.clock.now()
  const expiresAt = toDate(endOfDayAfter(now, VALIDITY))
  const wanted = (row.positions ?? []).filter(({ policy_id }) => policy_id === POLICY.giftCard)
  const copies = wanted.flatMap((position) => Array.from({ length: position.quantity }, () => position))
  for (const [place, position] of copies.entries()) {
    const [issued] = await tx.db
      .insert(giftCard)
      .values({
        orderId: row.id,
        place,
        nonce: newNonce(),
        amount: position.unit_price,
        title: position.offer_title,
        image: position.image,
        message: position.gift_card_text,
        ...sendingColumns(position, now),
        expiresAt,
        createdAt: toDate(now),
      })
      .onConflictDoNothing()
      .returning()
    if (!issued) continue
    await addGiftCardEntry(tx, {
      cardId: issued.id,
      kind: 'issued',
      reference: row.id,
      amount: issued.amount,
    })
    await addDueJob(tx, MAKE_GIFT_CARD_CODE, issued.id)
  }
}

function sendingColumns({ gift_card }: Position, now: Temporal.Instant) {
  const details = gift_card?.sent_by === 'email' ? gift_card.details : null
  // Cards from orders that predate e-mail delivery have no details and are handed over on paper.
  if (!details) return { sentBy: 'paper' as const }
  const wanted = sendMoment(details)
  return {
    sentBy: 'email' as const,
    recipientName: details.recipient_name,
    recipientEmail: details.recipient_email,
    sender: details.sender,
    sendAt: toDate(wanted && Temporal.Instant.compare(wanted, now) > 0 ? wanted : now),
  }
}

/** Returns the gift cards bought in an order. */
export function giftCardsIn(ctx: Context, orderId: string): Promise<GiftCardRow[]> {
  return ctx.db.select().from(giftCard).where(eq(giftCard.orderId, orderId)).orderBy(asc(giftCard.place))
}

/**
 * Returns the reason why an order cannot be fully refunded: gift cards bought in it have been spent or have expired.
 * Returns an empty string when it can; the cards are then locked until the transaction ends.
 */
export async function refundBlockReason(tx: TransactionContext, orderId: string): Promise<string> {
  const cards = await lockedCardsIn(tx, orderId)
  const balances = await giftCardBalances(tx, cards)
  const spent = cards.reduce((sum, card) => sum + card.amount - (balances.get(card.id) ?? 0), 0)
  return spent
    ? `${pounds(spent)} of the gift cards in this order have been spent or have expired, and cannot be given back.`
    : ''
}

/**
 * Voids the gift cards of a cancelled or refunded order and notifies holders who got theirs by e-mail. Cards that are
 * already void are skipped.
 */
export async function voidGiftCards(tx: TransactionContext, orderId: string): Promise<void> {
  const cards = await lockedCardsIn(tx, orderId)
  const balances = await giftCardBalances(tx, cards)
  for (const card of cards) await voidGiftCard(tx, card, balances.get(card.id) ?? 0)
}

/** Voids a card that the caller has locked. `balance` is what is left on it, in pence. */
export async function voidGiftCard(
  tx: TransactionContext,
  card: GiftCardRow,
  balance: number,
): Promise<void> {
  await addGiftCardEntry(tx, {
    cardId: card.id,
    kind: 'voided',
    reference: card.orderId,
    amount: -balance,
  })
  await tx.db
    .update(giftCard)
    .set({ voidedAt: toDate(tx.clock.now()) })
    .where(eq(giftCard.id, card.id))
  if (card.sentAt && !card.lossNotifiedAt && card.recipientEmail)
    await queueMessage(tx, {
      kind: 'gift_card_void',
      dedupeKey: `gift card void ${card.id}`,
      channel: 'email',
      to: card.recipientEmail,
      ...giftCardVoidEmail({
        name: card.recipientName ?? '',
        sender: card.sender ?? '',
        last4: card.last4 ?? '',
      }),
    })
}

/** Returns the value in pence of an order's gift cards that are not void. A partial refund cannot include it. */
export async function giftCardValueIn(ctx: Context, orderId: string): Promise<number> {
  const cards = await giftCardsIn(ctx, orderId)
  return sumOf(cards.filter(({ voidedAt }) => !voidedAt))
}

async function lockedCardsIn(tx: TransactionContext, orderId: string): Promise<GiftCardRow[]> {
  const cards = await giftCardsIn(tx, orderId)
  if (!cards.length) return []
  const locked = await lockGiftCards(tx, cards)
  return locked.filter(({ voidedAt }) => !voidedAt)
}

/** Returns true if gift cards of an order still have to be sent by e-mail. */
export async function hasUnsentGiftCards(ctx: Context, orderId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ one: sql`1` })
    .from(giftCard)
    .where(
      and(
        eq(giftCard.orderId, orderId),
        isNotNull(giftCard.sendAt),
        isNull(giftCard.sentAt),
        isNull(giftCard.voidedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}
