import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { giftCard, message } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import { verifiedEmail } from '../visitor/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** Who a gift card was for and from, when that is to be forgotten. */
export const NOBODY = { recipientName: null, recipientEmail: null, sender: null, message: null }

/** What the outbox's names of the e-mails begin with that gift cards are sent by; the card's id follows. */
export const GIFT_CARD_KEY = 'gift card '
export const giftCardKey = (id: string) => GIFT_CARD_KEY + id

/**
 * Forgets who the gift cards of an order are for and from; each stays worth what it is. One that has still to go out keeps
 * that until it has.
 */
export async function forgetGiftCards(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db.update(giftCard).set({ forget: true }).where(eq(giftCard.orderId, orderId))
  const gone = await tx.db
    .update(giftCard)
    .set(NOBODY)
    .where(
      and(
        eq(giftCard.orderId, orderId),
        or(isNull(giftCard.sendAt), isNotNull(giftCard.sentAt), isNotNull(giftCard.voidedAt)),
      ),
    )
    .returning({ id: giftCard.id })
  if (!gone.length) return
  const emails = gone.map(({ id }) => giftCardKey(id))
  await tx.db.delete(message).where(and(inArray(message.dedupeKey, emails), isNotNull(message.sentAt)))
}

/** The same of the cards somebody has received at an address that is proven to be theirs. */
export async function forgetReceivedGiftCards(tx: TransactionContext, row: UserRow): Promise<void> {
  const email = verifiedEmail(row)
  if (!email) return
  await tx.db
    .update(giftCard)
    .set(NOBODY)
    .where(and(sql`lower(${giftCard.recipientEmail}) = ${email}`, isNotNull(giftCard.sentAt)))
}
