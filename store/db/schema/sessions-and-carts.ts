import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConstructorBouquet } from '../../../contract/basket.ts'
import type { GiftCardDetails } from '../../../contract/types/gift-card-details.ts'
import { bytea, moment, oneOf } from './columns.ts'
import { combo, product, variant } from './catalogue.ts'
import { promoCode } from './promo-codes.ts'
import { user } from './users.ts'

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    // Only the hash is stored, so a copy of the database gives no access.
    tokenHash: bytea('token_hash').notNull().unique(),
    /** The last user who signed in, so that erasing the account covers the session. Gives no access. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** The address at which a guest agreed to marketing and reminders of an abandoned cart. */
    offersTo: text('offers_to'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('session_expiry').on(table.expiresAt),
    index('session_user').on(table.userId),
    index('session_offers_to')
      .on(table.offersTo)
      .where(sql`${table.offersTo} is not null`),
  ],
)

/** The cart of a session or of a user, whose devices share it. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey().defaultRandom(),
    realId: text('real_id').notNull().unique(),
    sessionId: uuid('session_id')
      .unique()
      .references(() => session.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    withSubscription: boolean('with_subscription').notNull().default(false),
    /** Weeks between the deliveries of the subscription. */
    everyWeeks: smallint('every_weeks'),
    /** The first-bouquet discount offered, in per cent. */
    firstBouquetPercent: smallint('first_bouquet_percent'),
    /** A promo code and bonuses exclude each other, by a constraint. */
    promoCode: text('promo_code').references(() => promoCode.code, { onDelete: 'set null' }),
    /** The share of the products to pay with bonuses, in per cent. */
    bonusPercent: smallint('bonus_percent'),
    updatedAt: moment('updated_at').notNull(),
    /** When the owner is reminded of the abandoned cart; once until it is emptied. */
    remindAt: moment('remind_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    index('cart_remind')
      .on(table.remindAt)
      .where(sql`${table.remindAt} is not null`),
    index('cart_promo_code').on(table.promoCode),
    check('cart_owner', sql`num_nonnulls(${table.sessionId}, ${table.userId}) = 1`),
    check('cart_one_offer', sql`${table.promoCode} is null or ${table.bonusPercent} is null`),
    check('cart_bonus_percent', sql`${table.bonusPercent} between 1 and 90`),
  ],
)
export type CartRow = typeof cart.$inferSelect

export const cartLine = pgTable(
  'cart_line',
  {
    id: serial().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    kind: text().$type<'variant' | 'constructor' | 'combo'>().notNull(),
    productId: integer('product_id').references(() => product.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').references(() => variant.id, { onDelete: 'cascade' }),
    comboId: integer('combo_id').references(() => combo.id, { onDelete: 'cascade' }),
    bouquet: jsonb().$type<Omit<ConstructorBouquet, 'quantity' | 'gift_card_text'>>(),
    positionSlug: text('position_slug').notNull(),
    quantity: integer().notNull(),
    giftCardText: text('gift_card_text'),
    /** Recipient, sender and time of a gift card sent by e-mail. */
    giftCard: jsonb('gift_card').$type<GiftCardDetails>(),
    /** The recurring line of the subscription; at most one per cart. */
    isRecurring: boolean('is_recurring').notNull().default(false),
  },
  (table) => [
    unique('cart_line_position').on(table.cartId, table.productId, table.positionSlug).nullsNotDistinct(),
    index('cart_line_card_words')
      .on(table.cartId)
      .where(sql`${table.giftCardText} is not null or ${table.giftCard} is not null`),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 99`),
    oneOf('cart_line_kind', table.kind, ['variant', 'constructor', 'combo']),
  ],
)
export type CartLineRow = typeof cartLine.$inferSelect
