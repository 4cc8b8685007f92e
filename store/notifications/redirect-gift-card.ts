import { eq } from 'drizzle-orm'
import { giftCard, message } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Clock, TransactionContext } from '../kernel/index.ts'
import { addDueJob } from '../outbox/index.ts'
import { giftCardKey } from '../account/index.ts'
import { sendGiftCard } from './gift-card-due.ts'
import { isSpendable } from '../gift-cards/index.ts'
import type { GiftCardRow } from '../gift-cards/index.ts'

/** The recipient and the sender of a gift card sent by e-mail. */
export type GiftCardAddress = { email: string; name: string; sender: string }

/** Returns why a gift card cannot go to another address; an empty string if it can. */
export function whyNotRedirected(clock: Clock, card: GiftCardRow): string {
  if (card.sentBy !== 'email') return 'is one on paper'
  if (card.codeHash && !isSpendable(clock, card)) return 'can be spent no more'
  // The recipient of the e-mail can spend the card.
  if (card.sentAt && !card.lossNotifiedAt) return 'has gone out, and did not come back'
  return ''
}

/**
 * Changes the e-mail address of a gift card. A returned card is sent at once, others at their hour. The code
 * stays, because nobody received it. The caller has locked the card.
 */
export async function redirectGiftCard(
  tx: TransactionContext,
  card: GiftCardRow,
  { email, name, sender }: GiftCardAddress,
): Promise<void> {
  const now = toDate(tx.clock.now())
  const cameBack = card.sentAt !== null
  await tx.db
    .update(giftCard)
    .set({
      ...{ recipientEmail: email, recipientName: name, sender, sentAt: null, lossNotifiedAt: null },
      ...(cameBack && { sendAt: now }),
    })
    .where(eq(giftCard.id, card.id))
  // The message was not delivered and contains the code.
  await tx.db.delete(message).where(eq(message.dedupeKey, giftCardKey(card.id)))
  if (cameBack) await addDueJob(tx, sendGiftCard.kind, card.id)
}
