import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { giftCard, message } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import { verifiedEmail } from '../visitor/index.ts'
import type { TransactionContext } from '../kernel/index.ts'

/** The values that erase the recipient, the sender and the message of a gift card. */
export const NO_DETAILS = { recipientName: null, recipientEmail: null, sender: null, message: null }

/** The prefix of the dedupe keys of gift card e-mails, before the card's id. */
export const GIFT_CARD_KEY = 'gift card '
export const giftCardKey = (id: string) => GIFT_CARD_KEY + id

/**
 * Erases the recipient, the sender and the message of an order's gift cards; their value stays. A card that
 * is not sent yet keeps them until it is.
 */
export async function eraseGiftCardDetails(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db.update(giftCard).set({ forget: true }).where(eq(giftCard.orderId, orderId))
  const gone = await tx.db
    .update(giftCard)
    .set(NO_DETAILS)
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

/** Erases the same of gift cards the user received at their verified e-mail address. */
export async function eraseReceivedGiftCardDetails(tx: TransactionContext, row: UserRow): Promise<void> {
  const email = verifiedEmail(row)
  if (!email) return
  await tx.db
    .update(giftCard)
    .set(NO_DETAILS)
    .where(and(sql`lower(${giftCard.recipientEmail}) = ${email}`, isNotNull(giftCard.sentAt)))
}
