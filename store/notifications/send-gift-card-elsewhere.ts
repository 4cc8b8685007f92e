import { eq } from 'drizzle-orm'
import { giftCard, message } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Clock, TransactionContext } from '../kernel/index.ts'
import { addDueJob } from '../outbox/index.ts'
import { giftCardKey } from '../account/index.ts'
import { sendGiftCard } from './gift-card-due.ts'
import { isSpendable } from '../gift-cards/index.ts'
import type { GiftCardRow } from '../gift-cards/index.ts'

/** For whom and from whom a gift card goes out by e-mail. */
export type GiftCardAddress = { email: string; name: string; sender: string }

/** Why a gift card cannot go to another address; an empty text where it can. */
export function whyNotSentElsewhere(clock: Clock, card: GiftCardRow): string {
  if (card.sentBy !== 'email') return 'is one on paper'
  if (card.codeHash && !isSpendable(clock, card)) return 'can be spent no more'
  // Whoever has the e-mail can spend it.
  if (card.sentAt && !card.lossNotifiedAt) return 'has gone out, and did not come back'
  return ''
}

/**
 * Sends a gift card that came back to another address at once, and one that has yet to go out there at its hour. The card is
 * locked by the caller. Its code stays the same: nobody has got it.
 */
export async function sendGiftCardElsewhere(
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
  // It went nowhere, and has the code in it.
  await tx.db.delete(message).where(eq(message.dedupeKey, giftCardKey(card.id)))
  if (cameBack) await addDueJob(tx, sendGiftCard.kind, card.id)
}
