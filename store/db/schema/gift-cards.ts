import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GiftCardWay } from '../../../contract/types/gift-card-details.ts'
import type { Image } from '../../../contract/types/primitives.ts'
import { GIFT_CARD_WAYS } from '../../../contract/types/gift-card-details.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { order } from './orders.ts'
import { cart } from './sessions-and-carts.ts'

/** A paid gift card. Its code is not stored: it is derived from the nonce and the shop's secret. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order it was bought in, and its index in it. */
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    place: smallint().notNull(),
    nonce: text().notNull(),
    /** Null until its code is created, shortly after the payment. */
    codeHash: bytea('code_hash').unique(),
    last4: text(),
    /** The initial value in pence. */
    amount: integer().notNull(),
    sentBy: text('sent_by').$type<GiftCardWay>().notNull(),
    title: text().notNull(),
    image: jsonb().$type<Image>().notNull(),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    sender: text(),
    message: text(),
    /** When it is sent by e-mail; null for a card on paper. */
    sendAt: moment('send_at'),
    sentAt: moment('sent_at'),
    /** When its code was first printed. */
    printedAt: moment('printed_at'),
    /** When the buyer was notified that its e-mail bounced. */
    lossNotifiedAt: moment('loss_notified_at'),
    /** When it expires. */
    expiresAt: moment('expires_at').notNull(),
    /** When the recipient was reminded of its expiry. */
    remindedAt: moment('reminded_at'),
    expiredAt: moment('expired_at'),
    /** When its expiry was extended, because money was returned after it. */
    extendedAt: moment('extended_at'),
    voidedAt: moment('voided_at'),
    /** The buyer's account is erased: recipient and sender are erased once the card is sent. */
    forget: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('gift_card_place').on(table.orderId, table.place),
    index('gift_card_without_code')
      .on(table.createdAt)
      .where(sql`${table.codeHash} is null`),
    index('gift_card_to_send')
      .on(table.sendAt)
      .where(sql`${table.sentAt} is null and ${table.voidedAt} is null`),
    index('gift_card_sent')
      .on(table.sentAt)
      .where(sql`${table.lossNotifiedAt} is null`),
    index('gift_card_expiry')
      .on(table.expiresAt)
      .where(sql`${table.expiredAt} is null and ${table.voidedAt} is null`),
    // What is forgotten some time after it was sent, and after it can be spent no more.
    index('gift_card_words')
      .on(sql`coalesce(${table.sentAt}, ${table.printedAt})`)
      .where(sql`${table.message} is not null`)
      .concurrently(),
    index('gift_card_details')
      .on(sql`coalesce(${table.voidedAt}, ${table.expiredAt})`)
      .where(
        sql`num_nonnulls(${table.recipientName}, ${table.recipientEmail}, ${table.sender}, ${table.message}) > 0`,
      )
      .concurrently(),
    check('gift_card_amount', sql`${table.amount} > 0`),
    oneOf('gift_card_sent_by', table.sentBy, GIFT_CARD_WAYS),
  ],
)

/** The kind of a booking on a gift card. */
export type GiftCardKind = 'issued' | 'spent' | 'returned' | 'voided' | 'expired'

/** The ledger of gift cards. Rows are only added; each has the balance after it, which is never negative. */
export const giftCardEntry = pgTable(
  'gift_card_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCard.id),
    kind: text().$type<GiftCardKind>().notNull(),
    /** The reason, e.g. an order's number. Unique for each card and kind. */
    reference: text().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('gift_card_entry_card').on(table.cardId, table.id),
    unique('gift_card_entry_once').on(table.cardId, table.kind, table.reference),
    check('gift_card_entry_balance', sql`${table.balance} >= 0`),
    oneOf('gift_card_entry_kind', table.kind, ['issued', 'spent', 'returned', 'voided', 'expired']),
  ],
)

/** The gift cards to pay a cart with, in the order they were entered. */
export const cartGiftCard = pgTable(
  'cart_gift_card',
  {
    position: serial().notNull(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCard.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.cardId] }),
    index('cart_gift_card_card').on(table.cardId),
  ],
)
