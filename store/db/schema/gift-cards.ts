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
import type { GiftCardWay } from '../../../contract/gift-card-details.ts'
import type { Image } from '../../../contract/primitives.ts'
import { GIFT_CARD_WAYS } from '../../../contract/gift-card-details.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { order } from './orders.ts'
import { cart } from './sessions-and-carts.ts'

/** A gift card that was paid for. Its code is not in here, only what tells it: the shop's secret makes it of the nonce. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order it was bought in, and which of its cards it is. */
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    place: smallint().notNull(),
    nonce: text().notNull(),
    /** Null for the moment between the payment and the making of its code. */
    codeHash: bytea('code_hash').unique(),
    last4: text(),
    /** Pence it was worth at first. */
    amount: integer().notNull(),
    sentBy: text('sent_by').$type<GiftCardWay>().notNull(),
    title: text().notNull(),
    image: jsonb().$type<Image>().notNull(),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    sender: text(),
    message: text(),
    /** When it goes out by e-mail; null for one on paper. */
    sendAt: moment('send_at'),
    sentAt: moment('sent_at'),
    /** When its code was printed first. */
    printedAt: moment('printed_at'),
    /** When whoever bought it was told that its e-mail cannot be delivered. */
    lossNotifiedAt: moment('loss_notified_at'),
    /** When it can be spent no more. */
    expiresAt: moment('expires_at').notNull(),
    /** When whoever has it was told that it is about to expire. */
    remindedAt: moment('reminded_at'),
    expiredAt: moment('expired_at'),
    /** When it was made good for longer, because money came back on it after its last day. */
    extendedAt: moment('extended_at'),
    voidedAt: moment('voided_at'),
    /** Its buyer is erased: who it is for and from goes when it has gone out. */
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
    check('gift_card_amount', sql`${table.amount} > 0`),
    oneOf('gift_card_sent_by', table.sentBy, GIFT_CARD_WAYS),
  ],
)

/** What was booked on a gift card. */
export type GiftCardKind = 'issued' | 'spent' | 'returned' | 'voided' | 'expired'

/** The ledger of gift cards: rows are only added. The balance after a row stands in it and is never below zero. */
export const giftCardEntry = pgTable(
  'gift_card_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCard.id),
    kind: text().$type<GiftCardKind>().notNull(),
    /** What it is for, e.g. an order's number: booked once for each card and kind. */
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

/** The gift cards a cart is to be paid with, in the order they were typed in. */
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
