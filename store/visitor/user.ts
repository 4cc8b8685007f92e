import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { User } from '../../contract/user.ts'
import { user } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import { StoreError } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

/** The row of the signed-in user. Throws (401) when the account was erased meanwhile. */
export async function userRow(ctx: Context, userId: string): Promise<UserRow> {
  const [row] = await ctx.db.select().from(user).where(eq(user.id, userId))
  if (!row) throw new StoreError(401, 'auth_invalid', 'You are no longer signed in.')
  return row
}

/** Picks the account an address or a number was proven for, as it is kept; nobody's who merely typed it. */
export function provenFor({ type, value }: { type: 'email' | 'phone'; value: string }): SQL | undefined {
  return type === 'email'
    ? and(eq(user.email, value), eq(user.emailVerified, true))
    : and(eq(user.phone, value), eq(user.phoneVerified, true))
}

/** The e-mail address that is proven to be a user's, in small letters; undefined when none is. */
export function provenEmail(row: UserRow): string | undefined {
  return row.emailVerified ? row.email?.toLowerCase() : undefined
}

/** The personal data as the user sees them. */
export async function getUser(ctx: Context, userId: string): Promise<User> {
  return toUser(await userRow(ctx, userId))
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    email: row.email,
    email_verified: row.emailVerified,
    phone: row.phone,
    phone_verified: row.phoneVerified,
    registered: row.registeredAt !== null,
  }
}

/** Where a code for the account goes: the address it signs in with, the e-mail first. */
export function signInAddress(row: UserRow): { type: 'email' | 'phone'; receiver: string } | undefined {
  if (row.email && row.emailVerified) return { type: 'email', receiver: row.email }
  if (row.phone && row.phoneVerified) return { type: 'phone', receiver: row.phone }
  return undefined
}
