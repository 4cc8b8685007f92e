import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { session } from './sessions-and-carts.ts'

/** Answers to calls with an Idempotency-Key: a repeat gets the same answer. */
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
  (table) => [
    primaryKey({ columns: [table.sessionId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
)

export const clientLog = pgTable('client_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  level: text().notNull(),
  message: text().notNull(),
  path: text().notNull(),
  stack: text(),
  at: moment('at').notNull(),
})

/** One row: the seed that filled this database. */
export const seedRun = pgTable('seed_run', {
  id: integer().primaryKey(),
  products: integer().notNull(),
  at: moment('at').notNull(),
})

/** The files of `store/db/sql/` with the hash of the text last applied. */
export const appliedSql = pgTable('applied_sql', {
  name: text().primaryKey(),
  hash: text().notNull(),
  /** The version of the shop that applied it; null when that was before 0.2.12. */
  version: text(),
})
