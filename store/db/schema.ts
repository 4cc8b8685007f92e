import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConstructorBouquet, Position } from '../../contract/basket.ts'
import type { Contact, OrderState, Recipient, ShippingAddress } from '../../contract/order.ts'
import type { PaymentState } from '../../contract/payment-state.ts'
import type { Drawing, Stem } from '../illustrator/drawing.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

// ---- the catalogue ----

export const collection = pgTable(
  'collection',
  {
    id: serial().primaryKey(),
    type: text().$type<'category' | 'filter'>().notNull(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    heading: text().notNull(),
    prefix: text().notNull(),
    description: text().notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    icon: text().notNull(),
    parentSlug: text('parent_slug'),
    inMenu: boolean('in_menu').notNull(),
    position: integer().notNull(),
    // Counted when memberships change, so that a listing never counts its rows.
    productCount: integer('product_count').notNull().default(0),
  },
  (table) => [index('collection_parent').on(table.parentSlug, table.position)],
)

export const product = pgTable(
  'product',
  {
    id: serial().primaryKey(),
    realId: text('real_id').notNull().unique(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    kind: text().notNull(),
    description: text().notNull(),
    care: jsonb().$type<string[]>().notNull(),
    contains: jsonb().$type<string[]>().notNull(),
    popularity: integer().notNull(),
    createdOn: date('created_on').notNull(),
    sameDay: boolean('same_day').notNull(),
    active: boolean().notNull().default(true),
    // Of the default variant, kept here so that a card is one row.
    price: integer().notNull(),
    oldPrice: integer('old_price'),
    defaultVariant: text('default_variant').notNull(),
    variantCount: smallint('variant_count').notNull(),
    imageName: text('image_name').notNull(),
    imageAlt: text('image_alt').notNull(),
    ratingTotal: integer('rating_total').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    // The name counts more than the description.
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')`,
      ),
  },
  (table) => [
    index('product_search').using('gin', table.search),
    index('product_title_likeness').using('gin', sql`${table.title} gin_trgm_ops`),
  ],
)

export const variant = pgTable(
  'variant',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    length: text().$type<'short' | 'long'>(),
    size: text().$type<'small' | 'medium' | 'large' | 'grand'>(),
    colour: text(),
    count: integer(),
    price: integer().notNull(),
    oldPrice: integer('old_price'),
    stems: jsonb().$type<Stem[]>().notNull(),
    imageName: text('image_name').notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    unique('variant_product_slug').on(table.productId, table.slug),
    check('variant_price', sql`${table.price} >= 0`),
  ],
)

/** What a picture shows: the image service draws it from here, unless a photograph was dropped in. */
export const picture = pgTable(
  'picture',
  {
    realId: text('real_id').notNull(),
    name: text().notNull(),
    drawing: jsonb().$type<Drawing>().notNull(),
    alt: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realId, table.name] })],
)

/** Membership with the sort keys beside it: a page of a listing is one index range. */
export const collectionProduct = pgTable(
  'collection_product',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    popularity: integer().notNull(),
    price: integer().notNull(),
    createdOn: date('created_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collection_product_popularity').on(table.collectionId, table.popularity, table.productId),
    index('collection_product_price').on(table.collectionId, table.price, table.productId),
    index('collection_product_newest').on(table.collectionId, table.createdOn, table.productId),
    index('collection_product_product').on(table.productId),
  ],
)

export const review = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    productId: integer('product_id').references(() => product.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    city: text().notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    publishedOn: date('published_on').notNull(),
  },
  (table) => [
    index('review_product').on(table.productId, table.publishedOn),
    index('review_newest').on(table.publishedOn),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Products that cost less together. */
export const combo = pgTable(
  'combo',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    variantIds: jsonb('variant_ids').$type<number[]>().notNull(),
    discountPercent: smallint('discount_percent').notNull(),
  },
  (table) => [index('combo_product').on(table.productId)],
)

/** Texts and tiles of the pages by key (`navigation`, `faq`, …), checked against the contract when read. */
export const content = pgTable('content', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

export const city = pgTable('city', {
  slug: text().primaryKey(),
  name: text().notNull(),
  county: text().notNull(),
  zone: text().$type<'london' | 'uk'>().notNull(),
  postcodeAreas: jsonb('postcode_areas').$type<string[]>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  position: integer().notNull(),
})

export const district = pgTable(
  'district',
  {
    citySlug: text('city_slug')
      .notNull()
      .references(() => city.slug, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    outwardCodes: jsonb('outward_codes').$type<string[]>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.citySlug, table.slug] })],
)

// ---- visitors ----

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    // The token itself is never stored: a copy of the database opens no cart.
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('session_expiry').on(table.expiresAt)],
)

export const cart = pgTable('cart', {
  id: uuid().primaryKey().defaultRandom(),
  realId: text('real_id').notNull().unique(),
  sessionId: uuid('session_id')
    .notNull()
    .unique()
    .references(() => session.id, { onDelete: 'cascade' }),
  withSubscription: boolean('with_subscription').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
})

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
  },
  (table) => [
    unique('cart_line_position').on(table.cartId, table.productId, table.positionSlug).nullsNotDistinct(),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)

// ---- delivery ----

export const deliveryWindow = pgTable('delivery_window', {
  id: serial().primaryKey(),
  zone: text().$type<'london' | 'uk'>().notNull(),
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
  price: integer().notNull(),
  capacity: integer().notNull(),
  /** Days before delivery and London time by which it must be ordered, e.g. 0 and 10:30. */
  cutOffDays: smallint('cut_off_days').notNull(),
  cutOffTime: text('cut_off_time').notNull(),
  position: smallint().notNull(),
})

/** A window on one date: made when first chosen, locked while places are counted. */
export const slot = pgTable(
  'slot',
  {
    windowId: integer('window_id')
      .notNull()
      .references(() => deliveryWindow.id),
    date: date().notNull(),
    capacity: integer().notNull(),
    closed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.windowId, table.date] })],
)

export const slotHold = pgTable(
  'slot_hold',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    windowId: integer('window_id').notNull(),
    date: date().notNull(),
    /** Null once paid for: then it never lapses. */
    heldUntil: moment('held_until'),
  },
  (table) => [index('slot_hold_slot').on(table.windowId, table.date)],
)

// ---- orders and money ----

export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    recipient: jsonb().$type<Recipient>(),
    contact: jsonb().$type<Contact>(),
    /** From to-pay on; until then the cart's lines are the positions. */
    positions: jsonb().$type<Position[]>(),
    positionsCost: integer('positions_cost'),
    deliveryAmount: integer('delivery_amount'),
    serviceFee: integer('service_fee'),
    discount: integer(),
    totalCost: integer('total_cost'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('order_session').on(table.sessionId, table.createdAt),
    check('order_total', sql`${table.totalCost} is null or ${table.totalCost} >= 0`),
  ],
)

export const orderTransition = pgTable(
  'order_transition',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    state: text().$type<OrderState>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_transition_order').on(table.orderId, table.id)],
)

export const payment = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    provider: text().$type<'sandbox' | 'stripe'>().notNull(),
    clientSecret: text('client_secret').notNull(),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    message: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('payment_amount', sql`${table.amount} > 0`)],
)

/** Answers to calls that book or charge, by the key they came with: a repeat gets the same answer. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] })],
)

export const clientLog = pgTable('client_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  level: text().notNull(),
  message: text().notNull(),
  path: text().notNull(),
  stack: text(),
  at: moment('at').notNull(),
})

/** One row: which seed filled this database, so that a new one is noticed. */
export const seedRun = pgTable('seed_run', {
  id: integer().primaryKey(),
  products: integer().notNull(),
  at: moment('at').notNull(),
})
