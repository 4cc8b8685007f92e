import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { Channel } from '../../../contract/notifications.ts'
import { moment, oneOf } from './columns.ts'
import { user } from './users.ts'

/** The outbox. A message is written in the transaction of its cause and sent by a job afterwards. */
export const message = pgTable(
  'message',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The kind, e.g. `code`. A `dedupeKey` is unique for ever. */
    kind: text().notNull(),
    dedupeKey: text('dedupe_key').unique(),
    channel: text().$type<Channel>().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** The unsubscribe URL, also for mail clients; only for messages that are not transactional. */
    unsubscribeUrl: text('unsubscribe_url'),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Set when the provider reports a permanent failure. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('message_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('message_sent').on(table.sentAt),
    index('message_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index('message_to').on(table.to, table.createdAt),
    index('message_user').on(table.userId),
    oneOf('message_channel', table.channel, Channel.options),
  ],
)
export type MessageRow = typeof message.$inferSelect

/** Settings shared by all processes, e.g. the sandbox's clock. */
export const setting = pgTable('setting', { key: text().primaryKey(), value: jsonb().notNull() })
