import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { order } from './orders.ts'
import { promoCode } from './promo-codes.ts'
import { user } from './users.ts'

/** The order that used a code, for the limit per user. */
export const promoCodeUse = pgTable(
  'promo_code_use',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id),
    code: text()
      .notNull()
      .references(() => promoCode.code),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('promo_code_use_user').on(table.userId, table.code)],
)
