import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { Occasion } from '../../../contract/important-dates.ts'
import { moment, oneOf } from './columns.ts'
import { savedRecipient } from './saved-recipients.ts'
import { user } from './users.ts'

/** A date a user wants to be reminded of every year. */
export const importantDate = pgTable(
  'important_date',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    occasion: text().$type<Occasion>().notNull(),
    title: text().notNull(),
    /** The first date; null for dates fixed by the calendar (Valentine's Day, Mother's Day). */
    date: date(),
    /** False where only day and month were given; the year of `date` is then 2000. */
    yearKnown: boolean('year_known').notNull().default(true),
    recipientName: text('recipient_name'),
    /** Whose date it is; `recipientName` is their name then. */
    savedRecipientId: integer('saved_recipient_id').references(() => savedRecipient.id, {
      onDelete: 'set null',
    }),
    leadDays: smallint('lead_days').notNull(),
    muted: boolean().notNull(),
    /** The next reminder; null if there is none. */
    remindAt: moment('remind_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('important_date_user').on(table.userId),
    index('important_date_due').on(table.remindAt),
    index('important_date_recipient').on(table.savedRecipientId),
    check('important_date_lead', sql`${table.leadDays} between 0 and 60`),
    oneOf('important_date_occasion', table.occasion, Occasion.options),
  ],
)
export type ImportantDateRow = typeof importantDate.$inferSelect

/** Occasions a user wants no messages about. */
export const mutedOccasion = pgTable(
  'muted_occasion',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    occasion: text().$type<Occasion>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.occasion] }),
    oneOf('muted_occasion_occasion', table.occasion, Occasion.options),
  ],
)
