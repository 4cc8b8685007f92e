import { and, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { User } from '../../contract/user.ts'
import { user } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import { StoreError } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'

/** Returns the row of the signed-in user. Throws 401 when the account has been erased. */
export async function userRow(ctx: Context, userId: string): Promise<UserRow> {
  const [row] = await ctx.db.select().from(user).where(eq(user.id, userId))
  if (!row) throw new StoreError(401, 'auth_invalid', 'You are no longer signed in.')
  return row
}

/**
 * Returns a condition for the account that has verified this e-mail address or phone number. An address that was only
 * entered does not count.
 */
export function isVerifiedContact({
  type,
  value,
}: {
  type: 'email' | 'phone'
  value: string
}): SQL | undefined {
  return type === 'email'
    ? and(eq(user.email, value), eq(user.emailVerified, true))
    : and(eq(user.phone, value), eq(user.phoneVerified, true))
}

/** Returns the user's verified e-mail address in lower case, or undefined. */
export function verifiedEmail(row: UserRow): string | undefined {
  return row.emailVerified ? row.email?.toLowerCase() : undefined
}

/** Returns the personal data of a user as /v1 shows it. */
export async function getUser(ctx: Context, userId: string): Promise<User> {
  return toUser(await userRow(ctx, userId))
}

/** Keeps a phone number, unverified, for a user who has none. */
export async function keepFirstPhone(
  { db }: TransactionContext,
  userId: string,
  phone: string,
): Promise<void> {
  await db
    .update(user)
    .set({ phone })
    .where(and(eq(user.id, userId), isNull(user.phone)))
}

/** Converts a user row to the /v1 form. */
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

/** Returns the verified address that the user signs in with, preferring e-mail. Codes for the account go there. */
export function signInAddress(row: UserRow): { type: 'email' | 'phone'; receiver: string } | undefined {
  if (row.email && row.emailVerified) return { type: 'email', receiver: row.email }
  if (row.phone && row.phoneVerified) return { type: 'phone', receiver: row.phone }
  return undefined
}
