import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { StoredBlock } from '../../../contract/pages.ts'
import { collection } from './catalogue.ts'

/** An article of the journal. The body is Markdown; a line `[[products: collection-slug]]` shows products. */
export const article = pgTable(
  'article',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    lead: text().notNull(),
    body: text().notNull(),
    author: text().notNull(),
    topic: text().notNull(),
    publishedOn: date('published_on').notNull(),
    updatedOn: date('updated_on').notNull(),
    /** In the picture folder `LK-JOURNAL`. */
    imageName: text('image_name').notNull(),
    imageAlt: text('image_alt').notNull(),
    collectionSlug: text('collection_slug')
      .notNull()
      .references(() => collection.slug, { onUpdate: 'cascade' }),
  },
  (table) => [
    index('article_published').on(table.publishedOn, table.id),
    index('article_topic').on(table.topic, table.publishedOn),
  ],
)
export type ArticleRow = typeof article.$inferSelect

/** A page of text and blocks, edited as data. */
export const page = pgTable(
  'page',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    heading: text().notNull(),
    lead: text().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    updatedOn: date('updated_on').notNull(),
    /** In the picture folder `LK-JOURNAL`; null for a page that begins with words alone. */
    imageName: text('image_name'),
    imageAlt: text('image_alt'),
  },
  (table) => [check('page_image', sql`(${table.imageName} is null) = (${table.imageAlt} is null)`)],
)
export type PageRow = typeof page.$inferSelect

/** A promotion; its products are those of a collection. */
export const promotion = pgTable(
  'promotion',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    lead: text().notNull(),
    rules: text().notNull(),
    collectionSlug: text('collection_slug')
      .notNull()
      .references(() => collection.slug, { onUpdate: 'cascade' }),
    imageName: text('image_name').notNull(),
    imageAlt: text('image_alt').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    position: integer().notNull(),
  },
  (table) => [index('promotion_position').on(table.position)],
)
export type PromotionRow = typeof promotion.$inferSelect
