import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'
import { user } from './users.ts'

export const promoCode = pgTable(
  'promo_code',
  {
    /** Upper case. */
    code: text().primaryKey(),
    kind: text().$type<'percent' | 'fixed' | 'free_delivery'>().notNull(),
    /** Percent or pence; 0 for free delivery. */
    value: integer().notNull(),
    title: text().notNull(),
    /** The minimum cost of products, in pence. */
    minimum: integer().notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at'),
    limitPerUser: integer('limit_per_user'),
    limitTotal: integer('limit_total'),
    uses: integer().notNull().default(0),
    appOnly: boolean('app_only').notNull().default(false),
    /** The only user who may use it; null for everybody. */
    userId: uuid('user_id').references(() => user.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('promo_code_user').on(table.userId),
    check(
      'promo_code_value',
      sql`${table.value} >= 0 and (${table.kind} <> 'percent' or ${table.value} <= 100)`,
    ),
    check('promo_code_uses', sql`${table.limitTotal} is null or ${table.uses} <= ${table.limitTotal}`),
    oneOf('promo_code_kind', table.kind, ['percent', 'fixed', 'free_delivery']),
  ],
)
export type PromoCodeRow = typeof promoCode.$inferSelect
