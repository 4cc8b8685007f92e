import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { order } from '../db/schema.ts'

/** Returns a condition for orders of guests who gave this e-mail address, in small letters. */
export const isGuestOrderOf = (email: string | SQL): SQL | undefined =>
  and(isNull(order.userId), eq(sql`lower(${order.contact} ->> 'email')`, email))
