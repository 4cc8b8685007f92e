import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'

/** A submitted form; the digest recognises a second press of the button. */
export const formSubmission = pgTable(
  'form_submission',
  {
    id: uuid().primaryKey().defaultRandom(),
    form: text().notNull(),
    digest: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [
    unique('form_submission_once').on(table.form, table.digest),
    index('form_submission_newest').on(table.form, table.submittedAt),
    // For erasing an account.
    index('form_submission_email').on(sql`lower(fields ->> 'email')`),
  ],
)

/** A file attached to a form, kept only until it is checked. */
export const formFile = pgTable(
  'form_file',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => formSubmission.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    deleteAfter: moment('delete_after').notNull(),
  },
  (table) => [index('form_file_expiry').on(table.deleteAfter)],
)
