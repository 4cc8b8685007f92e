import { and, eq, exists, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { giftCard, message, order } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { addInLondon, toDate, inTransaction } from '../kernel/index.ts'
import type { Clock, TransactionContext } from '../kernel/index.ts'
import { addDueJob, dueRow, pictureUrl, queueMessage, queueToBuyer } from '../outbox/index.ts'
import type { DueTransaction, DueWork, Links } from '../outbox/index.ts'
import { GIFT_CARD_KEY, NO_DETAILS, giftCardKey } from '../account/index.ts'
import {
  OF_ANOTHER_SECRET,
  giftCardCode,
  giftCardCodeOf,
  hashCode,
  last4Of,
  isSentByEmail,
  MAKE_GIFT_CARD_CODE,
  hasUnsentGiftCards,
  giftCardBalance,
  expireCard,
  lastDayOf,
  giftCardExpiringEmail,
  giftCardEmail,
  giftCardBouncedEmail,
  giftCardSentEmail,
} from '../gift-cards/index.ts'
import type { GiftCardRow } from '../gift-cards/index.ts'
import { buyerOrderUrl, mustMove } from '../order/index.ts'

/** How long before its expiry the recipient is reminded of a card. */
const REMIND_BEFORE = { months: 1 }
/** How long after sending a bounce is looked for. */
const BOUNCE_WITHIN = { hours: 24 * 14 }

const IS_SPENDABLE = and(isNull(giftCard.voidedAt), isNull(giftCard.expiredAt))

/** Scheduled task: creates the code of a paid gift card and stores its hash. */
export const makeGiftCardCode = dueRow({
  kind: MAKE_GIFT_CARD_CODE,
  table: giftCard,
  id: giftCard.id,
  oldest: giftCard.createdAt,
  isDue: () => isNull(giftCard.codeHash),
  work: async (tx, card) => {
    const code = giftCardCode(tx.links.secret, card)
    await change(tx, card, { codeHash: hashCode(code), last4: last4Of(code) })
    if (card.sendAt && card.sendAt <= toDate(tx.clock.now())) await addDueJob(tx, sendGiftCard.kind, card.id)
  },
})

const isDueToSend = (clock: Clock) =>
  and(
    lte(giftCard.sendAt, toDate(clock.now())),
    isNull(giftCard.sentAt),
    isNotNull(giftCard.codeHash),
    isNull(giftCard.voidedAt),
  ) ?? sql`true`

/**
 * Scheduled task: sends a gift card at its hour, once. After its last card, an order that is sent by e-mail
 * only is delivered.
 */
export const sendGiftCard: DueWork = {
  kind: 'send_gift_card',
  table: giftCard,
  id: giftCard.id,
  oldest: giftCard.sendAt,
  isDue: isDueToSend,
  run: (ctx, id) =>
    inTransaction(ctx, async (tx) => {
      const [found] = await tx.db
        .select({ orderId: giftCard.orderId })
        .from(giftCard)
        .where(eq(giftCard.id, id))
      if (!found) return
      // Locks the order first: every transaction that changes both uses this order.
      const [row] = await tx.db.select().from(order).where(eq(order.id, found.orderId)).for('update')
      await tx.db.select({ id: giftCard.id }).from(giftCard).where(eq(giftCard.id, id)).for('update')
      const [card] = await tx.db
        .select()
        .from(giftCard)
        .where(and(eq(giftCard.id, id), isDueToSend(tx.clock)))
      if (row && card) await send(tx, row, card)
    }),
}

async function send(tx: DueTransaction, row: OrderRow, card: GiftCardRow): Promise<void> {
  const name = card.recipientName ?? ''
  if (card.recipientEmail) {
    const code = giftCardCodeOf(tx.links.secret, card)
    if (code === undefined) throw new Error(OF_ANOTHER_SECRET)
    await queueMessage(tx, {
      kind: 'gift_card',
      dedupeKey: giftCardKey(card.id),
      channel: 'email',
      to: card.recipientEmail,
      ...giftCardEmail({
        name,
        sender: card.sender ?? '',
        amount: card.amount,
        message: card.message,
        code,
        picture: pictureUrl(tx, card.image, 'size50'),
        pictureAlt: card.image.alt_text,
        lastDay: lastDayOf(card),
        siteUrl: tx.links.siteUrl,
      }),
    })
    await queueToBuyer(tx, row, {
      // The send time is part of the key, because a returned card is sent again.
      ...{ kind: 'gift_card_sent', dedupeKey: `gift_card_sent ${card.id} ${card.sendAt?.toISOString()}` },
      ...giftCardSentEmail(emailFacts(tx.links, row, card)),
    })
  }
  await change(tx, card, { sentAt: toDate(tx.clock.now()), ...(card.forget && NO_DETAILS) })
  if (row.state === 'paid' && isSentByEmail(row.positions) && !(await hasUnsentGiftCards(tx, row.id)))
    await mustMove(tx, row.id, 'delivered')
}

/** Scheduled task: notifies the buyer, once, that a gift card's e-mail bounced. */
export const notifyBouncedGiftCard = dueRow({
  kind: 'notify_lost_gift_card',
  table: giftCard,
  id: giftCard.id,
  oldest: giftCard.sentAt,
  isDue: (clock) =>
    and(
      isNull(giftCard.lossNotifiedAt),
      gt(giftCard.sentAt, toDate(clock.now().subtract(BOUNCE_WITHIN))),
      exists(
        sql`(select from ${message} where ${message.dedupeKey} = ${GIFT_CARD_KEY} || ${giftCard.id}::text
          and ${message.failedAt} is not null)`,
      ),
    ),
  work: async (tx, card) => {
    await change(tx, card, { lossNotifiedAt: toDate(tx.clock.now()) })
    const [row] = await tx.db.select().from(order).where(eq(order.id, card.orderId))
    if (row)
      await queueToBuyer(tx, row, {
        ...{ kind: 'gift_card_lost', dedupeKey: `gift_card_lost ${card.id} ${card.sendAt?.toISOString()}` },
        ...giftCardBouncedEmail(emailFacts(tx.links, row, card)),
      })
  },
})

/** Scheduled task: reminds the recipient of a gift card of its balance, once, a month before it expires. */
export const remindOfGiftCard = dueRow({
  kind: 'remind_of_gift_card',
  table: giftCard,
  id: giftCard.id,
  oldest: giftCard.expiresAt,
  isDue: (clock) =>
    and(
      IS_SPENDABLE,
      isNull(giftCard.remindedAt),
      isNotNull(giftCard.sentAt),
      isNotNull(giftCard.recipientEmail),
      // Cards expire at midnight; the e-mail is sent at nine in the morning.
      lte(giftCard.expiresAt, toDate(addInLondon(clock.now().subtract({ hours: 9 }), REMIND_BEFORE))),
    ),
  work: async (tx, card) => {
    await change(tx, card, { remindedAt: toDate(tx.clock.now()) })
    const balance = await giftCardBalance(tx, card.id)
    if (!balance || !card.recipientEmail || card.expiresAt <= toDate(tx.clock.now())) return
    await queueMessage(tx, {
      kind: 'gift_card_expiring',
      dedupeKey: `gift card expiring ${card.id} ${lastDayOf(card).toString()}`,
      channel: 'email',
      to: card.recipientEmail,
      ...giftCardExpiringEmail({
        name: card.recipientName ?? '',
        sender: card.sender ?? '',
        last4: card.last4 ?? '',
        balance,
        lastDay: lastDayOf(card),
        siteUrl: tx.links.siteUrl,
      }),
    })
  },
})

/** Scheduled task: books the unspent balance of an expired gift card. */
export const expireGiftCard = dueRow({
  kind: 'expire_gift_card',
  table: giftCard,
  id: giftCard.id,
  oldest: giftCard.expiresAt,
  isDue: (clock) => and(IS_SPENDABLE, lte(giftCard.expiresAt, toDate(clock.now()))),
  work: expireCard,
})

async function change(
  tx: TransactionContext,
  { id }: GiftCardRow,
  values: Partial<typeof giftCard.$inferInsert>,
): Promise<void> {
  await tx.db.update(giftCard).set(values).where(eq(giftCard.id, id))
}

function emailFacts(links: Links, row: OrderRow, card: GiftCardRow) {
  return {
    id: row.id,
    name: card.recipientName ?? '',
    to: card.recipientEmail ?? '',
    amount: card.amount,
    orderUrl: buyerOrderUrl(links, row, 'order'),
    isGuest: row.userId === null,
  }
}
