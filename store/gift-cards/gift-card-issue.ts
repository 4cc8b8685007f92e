import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { giftCard } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { endOfDayLater, toDate, pounds, sumOf } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { addDueJob, queueMessage } from '../outbox/index.ts'
import { newNonce } from './gift-card-code.ts'
import { sendMoment } from './gift-card-details.ts'
import { bookOnGiftCard, giftCardBalances, lockGiftCards } from './gift-card-ledger.ts'
import type { GiftCardRow } from './gift-card-ledger.ts'
import { giftCardVoidEmail } from './gift-card-emails.ts'

/** The kind of due work that makes the code of a gift card (gift-card-due.ts). */
export const MAKE_GIFT_CARD_CODE = 'make_gift_card_code'
/** How long a gift card can be spent, from the day of the payment on; all of the last day counts. */
export const GOOD_FOR = { months: 24 }

/** Issues the gift cards of an order that is paid, each worth what it cost; once, however often it is asked. */
export async function issueGiftCards(tx: TransactionContext, row: OrderRow): Promise<void> {
  const now = tx.clock.now()
  const expiresAt = toDate(endOfDayLater(now, GOOD_FOR))
  const wanted = (row.positions ?? []).filter(({ policy_id }) => policy_id === POLICY.giftCard)
  const copies = wanted.flatMap((position) => Array.from({ length: position.quantity }, () => position))
  for (const [place, position] of copies.entries()) {
    const [made] = await tx.db
      .insert(giftCard)
      .values({
        orderId: row.id,
        place,
        nonce: newNonce(),
        amount: position.unit_price,
        title: position.offer_title,
        image: position.image,
        message: position.gift_card_text,
        ...wayOf(position, now),
        expiresAt,
        createdAt: toDate(now),
      })
      .onConflictDoNothing()
      .returning()
    if (!made) continue
    await bookOnGiftCard(tx, {
      cardId: made.id,
      kind: 'issued',
      reference: row.id,
      amount: made.amount,
    })
    await addDueJob(tx, MAKE_GIFT_CARD_CODE, made.id)
  }
}

function wayOf({ gift_card }: Position, now: Temporal.Instant) {
  const details = gift_card?.sent_by === 'email' ? gift_card.details : null
  // One that was ordered before the shop asked for an address is handed over on paper.
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

/** The gift cards that were bought in an order. */
export function giftCardsIn(ctx: Context, orderId: string): Promise<GiftCardRow[]> {
  return ctx.db.select().from(giftCard).where(eq(giftCard.orderId, orderId)).orderBy(asc(giftCard.place))
}

/**
 * Why the money of an order cannot go back as a whole: gift cards that were bought in it have been spent since, or have
 * expired. An empty text where it can; the cards are locked then, so that it stays so.
 */
export async function whyNotRefunded(tx: TransactionContext, orderId: string): Promise<string> {
  const cards = await lockedCardsIn(tx, orderId)
  const balances = await balancesOf(tx, cards)
  const spent = cards.reduce((sum, card) => sum + card.amount - (balances.get(card.id) ?? 0), 0)
  return spent
    ? `${pounds(spent)} of the gift cards in this order have been spent or have expired, and cannot be given back.`
    : ''
}

/**
 * Takes back what is left on the gift cards of an order that is given up or refunded, and tells who was sent one by e-mail;
 * once.
 */
export async function voidGiftCards(tx: TransactionContext, orderId: string): Promise<void> {
  const cards = await lockedCardsIn(tx, orderId)
  const balances = await balancesOf(tx, cards)
  for (const card of cards) await voidGiftCard(tx, card, balances.get(card.id) ?? 0)
}

/** Takes back a card that the caller has locked, with the pence that are left on it. */
export async function voidGiftCard(
  tx: TransactionContext,
  card: GiftCardRow,
  balance: number,
): Promise<void> {
  await bookOnGiftCard(tx, {
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

/** Pence of an order that gift cards in it are worth or were: a part of the order cannot take them back. */
export async function worthOfGiftCardsIn(ctx: Context, orderId: string): Promise<number> {
  const cards = await giftCardsIn(ctx, orderId)
  return sumOf(cards.filter(({ voidedAt }) => !voidedAt))
}

async function lockedCardsIn(tx: TransactionContext, orderId: string): Promise<GiftCardRow[]> {
  const cards = await giftCardsIn(tx, orderId)
  if (!cards.length) return []
  const locked = await lockGiftCards(
    tx,
    cards.map(({ id }) => id),
  )
  return locked.filter(({ voidedAt }) => !voidedAt)
}

const balancesOf = (tx: TransactionContext, cards: GiftCardRow[]) =>
  giftCardBalances(
    tx,
    cards.map(({ id }) => id),
  )

/** Whether gift cards of an order have still to go out by e-mail. */
export async function waitsForSending(ctx: Context, orderId: string): Promise<boolean> {
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
