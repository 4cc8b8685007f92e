import { sql } from 'drizzle-orm'
import {
  bigint,
  bit,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { collection, product } from './catalogue.ts'
import { moment, oneOf, tsvector } from './columns.ts'
import { user } from './users.ts'
import { session } from './sessions-and-carts.ts'

export const FACET_KEYS = [
  'colour',
  'stem',
  'size',
  'occasion',
  'recipient',
  'same_day',
  'cat_safe',
  'dog_safe',
  'price',
] as const
export type FacetKey = (typeof FACET_KEYS)[number]

/**
 * The filters of listings. A product's values are bits of four masks, which are part of the indexes. The
 * facet determines the mask; the bit (0 to 30) is stored here.
 */
export const facetValue = pgTable(
  'facet_value',
  {
    id: smallint().primaryKey(),
    facet: text().$type<FacetKey>().notNull(),
    value: text().notNull(),
    title: text().notNull(),
    bit: smallint().notNull(),
    position: smallint().notNull(),
    /** The first and the last penny of a price band. */
    priceFrom: integer('price_from'),
    priceTo: integer('price_to'),
  },
  (table) => [
    unique('facet_value_name').on(table.facet, table.value),
    oneOf('facet_value_facet', table.facet, FACET_KEYS),
  ],
)

/** The number of products of a collection with a facet value, updated by a trigger. */
export const facetCount = pgTable(
  'facet_count',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    facetValueId: smallint('facet_value_id')
      .notNull()
      .references(() => facetValue.id, { onDelete: 'cascade' }),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.facetValueId] })],
)

/** A compact row per product, for searches and rare combinations of filters. */
export const catalogueEntry = pgTable(
  'catalogue_entry',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The ids of its facet values, and 1000 plus the id of each collection. */
    keys: integer().array().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', title)`),
    popularity: integer().notNull(),
    price: integer().notNull(),
    createdOn: date('created_on').notNull(),
    active: boolean().notNull(),
    colours: integer().notNull(),
    stems: integer().notNull(),
    occasions: integer().notNull(),
    traits: integer().notNull(),
  },
  (table) => {
    const masks = [table.colours, table.stems, table.occasions, table.traits] as const
    return [
      // Covers all columns read for known product ids.
      index('catalogue_entry_found')
        .on(table.productId, table.price, table.popularity, table.createdOn, ...masks)
        .where(sql`active`),
      index('catalogue_entry_keys').using('gin', table.keys),
      index('catalogue_entry_words').using('gin', table.words),
      index('catalogue_entry_title').on(sql`lower(title)`),
      index('catalogue_entry_popularity')
        .on(table.popularity, table.productId, table.price, table.createdOn, ...masks)
        .where(sql`active`),
    ]
  },
)

/** The number of consecutive product ids that share a row of bits (13 bits of the id). */
export const BLOCK = 8192

/**
 * Bitmaps of the products that have a key, so that filters combine with a hundred ANDs for a million
 * products. Keys are those of the entry, same-day, and for each sort order the step of the product and all
 * steps below it (`bit_keys` in SQL). Products not on sale have no bits. Updated by a trigger.
 */
export const catalogueBits = pgTable(
  'catalogue_bits',
  {
    key: integer().notNull(),
    block: integer().notNull(),
    bits: bit({ dimensions: BLOCK }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.block] })],
)

/** What shoppers type, and what the search makes of it. Staff change it with `npm run store -- search`. */
export const searchSynonym = pgTable('search_synonym', {
  /** As `phraseKey` gives it: lower case, singular, without words that mean nothing. */
  phrase: text().primaryKey(),
  /** What is searched for instead; empty when it is no search for products. */
  means: text().notNull(),
  /** A sentence above the results: what the shop has not got, and what is shown instead. */
  note: text(),
  /** The paths of the pages that answer, shown before the products. */
  pages: jsonb().$type<string[]>().notNull().default([]),
})

/** Phrases that stand for a collection, a facet value or both. */
export const searchTerm = pgTable('search_term', {
  term: text().primaryKey(),
  collectionId: integer('collection_id').references(() => collection.id, { onDelete: 'cascade' }),
  facetValueId: smallint('facet_value_id').references(() => facetValue.id, { onDelete: 'cascade' }),
})

/** Every searchable word, so that spelling is corrected against words instead of products. */
export const searchWord = pgTable(
  'search_word',
  { word: text().primaryKey(), weight: integer().notNull() },
  (table) => [index('search_word_likeness').using('gin', sql`${table.word} gin_trgm_ops`)],
)

export const searchHistory = pgTable(
  'search_history',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    phrase: text().notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.phrase] })],
)

export const favorite = pgTable(
  'favorite',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Either a guest session or a user, never both. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('favorite_session_product').on(table.sessionId, table.productId),
    unique('favorite_user_product').on(table.userId, table.productId),
    check('favorite_owner', sql`num_nonnulls(${table.sessionId}, ${table.userId}) = 1`),
  ],
)
