import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { Channel, Topic } from '../../../contract/notifications.ts'
import { Gender } from '../../../contract/user.ts'
import { bytea, moment, oneOf } from './columns.ts'

/** A user. Only a verified address signs in, so an address typed by mistake gives no access. */
export const user = pgTable(
  'user',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text(),
    gender: text().$type<Gender>(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    phone: text(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** Null until the registration is complete. */
    registeredAt: moment('registered_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The London civil date of the last use, by a sign-in or as somebody who is signed in. */
    lastUsedOn: date('last_used_on').notNull().defaultNow(),
    /** The London civil date of the letter that the unused account is about to be erased; null without one. */
    erasureNoticeOn: date('erasure_notice_on'),
  },
  (table) => [
    index('user_unused')
      .on(table.lastUsedOn)
      .where(sql`${table.erasureNoticeOn} is null`)
      .concurrently(),
    index('user_erasure_notice')
      .on(table.erasureNoticeOn)
      .where(sql`${table.erasureNoticeOn} is not null`)
      .concurrently(),
    uniqueIndex('user_email')
      .on(table.email)
      .where(sql`${table.emailVerified}`),
    uniqueIndex('user_phone')
      .on(table.phone)
      .where(sql`${table.phoneVerified}`),
    oneOf('user_gender', table.gender, Gender.options),
  ],
)
export type UserRow = typeof user.$inferSelect

export const authToken = pgTable(
  'auth_token',
  {
    // Only the hash is stored, as for sessions.
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The sign-in: all tokens that one was renewed by have it. */
    signInId: uuid('sign_in_id').notNull().defaultRandom(),
    /** How often the sign-in's token had been renewed. Several of one generation are possible: tabs renew it at once. */
    generation: integer().notNull().default(0),
    /** The device as its owner knows it: "Firefox on Linux". */
    device: text(),
    /** When somebody signed in. */
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** To the hour; null until it is used. */
    lastUsedAt: moment('last_used_at'),
    /** When a token of a later generation was first used. This one is worthless soon after. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    index('auth_token_user').on(table.userId),
    index('auth_token_expiry').on(table.expiresAt),
    index('auth_token_sign_in').on(table.signInId),
  ],
)

/** What a one-time code proves an address for. */
export type CodePurpose = 'sign_in' | 'contact' | 'erase'

/** One-time codes. Codes and destinations are stored as keyed hashes. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: who loses the session is held to the limits of codes all the same. */
    sessionId: uuid('session_id').notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    destinationHash: bytea('destination_hash').notNull(),
    /** The network that requested the code. */
    networkHash: bytea('network_hash'),
    codeHash: bytea('code_hash').notNull(),
    tries: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('verification_code_destination').on(table.destinationHash, table.id),
    index('verification_code_network').on(table.networkHash, table.id),
    index('verification_code_expiry').on(table.expiresAt),
    check('verification_code_tries', sql`${table.tries} between 0 and 5`),
    oneOf('verification_code_purpose', table.purpose, ['sign_in', 'contact', 'erase']),
  ],
)

/** The number of codes sent on a London day: per destination, per network and in total. */
export const codeCount = pgTable(
  'code_count',
  { day: date().notNull(), key: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
)

/** A user's notification settings; only those that differ from the defaults. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    topic: text().$type<Topic>().notNull(),
    channel: text().$type<Channel>().notNull(),
    enabled: boolean().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic, table.channel] }),
    oneOf('notification_setting_topic', table.topic, Topic.options),
    oneOf('notification_setting_channel', table.channel, Channel.options),
  ],
)
