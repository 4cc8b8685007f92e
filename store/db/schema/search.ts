import { sql } from 'drizzle-orm'
import {
  bigint,
  bit,
  boolean,
  check,
  date,
  index,
  integer,
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

export const FACET_KEYS = ['colour', 'stem', 'size', 'occasion', 'recipient', 'same_day', 'price'] as const
export type FacetKey = (typeof FACET_KEYS)[number]

/**
 * Everything listings can be narrowed by. A product's values are bits of four masks that stand beside the sort
 * keys in the indexes: which mask follows from the facet, which bit (0 to 30) is said here.
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
    /** Of a price band: the first and the last penny in it. */
    priceFrom: integer('price_from'),
    priceTo: integer('price_to'),
  },
  (table) => [
    unique('facet_value_name').on(table.facet, table.value),
    oneOf('facet_value_facet', table.facet, FACET_KEYS),
  ],
)

/** How many products of a collection have a value. Kept by a trigger on the memberships. */
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

/** A product in the few bytes that finding it takes: for rare combinations and for words. */
export const catalogueEntry = pgTable(
  'catalogue_entry',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Ids of its facet values; its collections are in here too, as 1000 and their id. */
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
      // Holds all that is read of entries whose numbers are known.
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

/** So many products with neighbouring numbers share a row of bits; their numbers differ in the last 13 places. */
export const BLOCK = 8192

/**
 * Which products have a key, a bit for each: what they have in common is found by a hundred ANDs in a million
 * products. Keys are those of the entry, same-day, and of each order the step it stands in and all below it
 * (`bit_keys` in SQL), so that one row says of a block what lies beyond a step. Products that are not on sale have
 * none. Kept by a trigger on the entries.
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

/** What shoppers say, and what the shop calls it. */
export const searchSynonym = pgTable('search_synonym', {
  phrase: text().primaryKey(),
  means: text().notNull(),
})

/** Words of the shop's own that stand for a part of it: a collection, a facet value or both. */
export const searchTerm = pgTable('search_term', {
  term: text().primaryKey(),
  collectionId: integer('collection_id').references(() => collection.id, { onDelete: 'cascade' }),
  facetValueId: smallint('facet_value_id').references(() => facetValue.id, { onDelete: 'cascade' }),
})

/** Every word there is to be found, so that a slip is put right by comparing words and not products. */
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
    /** A guest's or a user's, never both. */
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
