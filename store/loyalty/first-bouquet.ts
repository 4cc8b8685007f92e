import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { cart, OrderRow } from '../db/schema.ts'
import { deliverySubscription, householdMark, setting, user } from '../db/schema.ts'
import { toDate, keyedHash } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { householdMarks } from './household-marks.ts'
import type { Mark } from './household-marks.ts'

/** The message to a household that has already had its first bouquet. */
export const FIRST_BOUQUET_USED = 'There is one first bouquet for each household, and you have had yours.'

/**
 * Returns the cart's first-bouquet discount in per cent, or null when there is none or the signed-in user's household
 * has already subscribed.
 */
export async function firstBouquetDiscount(
  ctx: Context,
  { userId, firstBouquetPercent }: Pick<typeof cart.$inferSelect, 'userId' | 'firstBouquetPercent'>,
): Promise<number | null> {
  if (firstBouquetPercent === null || !userId) return firstBouquetPercent
  return (await hadFirstBouquet(ctx, userId)) ? null : firstBouquetPercent
}

/** Returns true if the user, or their household as far as the account's contact data tells, has already subscribed. */
export async function hadFirstBouquet(ctx: Context, userId: string): Promise<boolean> {
  if (await hasSubscribed(ctx, userId)) return true
  const marks = await hashMarks(ctx, householdMarks(await accountOf(ctx, userId)))
  if (!marks.length) return false
  const [found] = await ctx.db
    .select({ kind: householdMark.kind })
    .from(householdMark)
    .where(and(or(...marks.map(isMark)), isNull(householdMark.heldUntil)))
    .limit(1)
  return found !== undefined
}

/**
 * Holds the first-bouquet discount of a household for an order until `until`. Returns false when any of the order's
 * marks (customer, recipient, address, card) belongs to a household that has subscribed or holds the discount now.
 * Holding it again for the same order extends the hold.
 */
export async function holdFirstBouquet(
  tx: TransactionContext,
  row: OrderRow,
  until: Date,
  card?: string,
): Promise<boolean> {
  if (!row.userId || (await hasSubscribed(tx, row.userId))) return false
  const marks = await hashMarks(tx, await marksOfOrder(tx, row, card))
  const taken = await tx.db
    .insert(householdMark)
    .values(marks.map((mark) => ({ ...mark, orderId: row.id, heldUntil: until })))
    .onConflictDoUpdate({
      target: [householdMark.kind, householdMark.hash],
      set: { orderId: row.id, heldUntil: until },
      setWhere: or(eq(householdMark.orderId, row.id), lte(householdMark.heldUntil, toDate(tx.clock.now()))),
    })
    .returning({ kind: householdMark.kind })
  if (taken.length === marks.length) return true
  await releaseFirstBouquet(tx, row.id)
  return false
}

/** Records the household of an order that has started a subscription, at any price: its first bouquet is used. */
export async function recordFirstBouquet(
  tx: TransactionContext,
  row: OrderRow,
  card?: string,
): Promise<void> {
  const marks = await hashMarks(tx, await marksOfOrder(tx, row, card))
  await tx.db
    .insert(householdMark)
    .values(marks.map((mark) => ({ ...mark, orderId: row.id, heldUntil: null })))
    .onConflictDoUpdate({
      target: [householdMark.kind, householdMark.hash],
      set: { heldUntil: null },
      setWhere: eq(householdMark.orderId, row.id),
    })
}

/** Releases the hold of an order that was not paid. */
export async function releaseFirstBouquet(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db
    .delete(householdMark)
    .where(and(eq(householdMark.orderId, orderId), isNotNull(householdMark.heldUntil)))
}

async function hasSubscribed(ctx: Context, userId: string): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: deliverySubscription.id })
    .from(deliverySubscription)
    .where(eq(deliverySubscription.userId, userId))
    .limit(1)
  return found !== undefined
}

async function marksOfOrder(
  tx: TransactionContext,
  row: OrderRow,
  card: string | undefined,
): Promise<Mark[]> {
  const account = row.userId ? await accountOf(tx, row.userId) : { emails: [], phones: [] }
  return householdMarks({
    emails: [row.contact?.email, ...account.emails],
    phones: [row.contact?.phone, row.recipient?.phone, ...account.phones],
    address: row.shippingAddress,
    card,
  })
}

async function accountOf(ctx: Context, userId: string) {
  const rows = await ctx.db
    .select({ email: user.email, phone: user.phone })
    .from(user)
    .where(eq(user.id, userId))
  return { emails: rows.map(({ email }) => email), phones: rows.map(({ phone }) => phone) }
}

type HashedMark = { kind: Mark['kind']; hash: Buffer }

const isMark = ({ kind, hash }: HashedMark) => and(eq(householdMark.kind, kind), eq(householdMark.hash, hash))

async function hashMarks(ctx: Context, marks: Mark[]): Promise<HashedMark[]> {
  if (!marks.length) return []
  const key = await hashingKey(ctx)
  return marks.map(({ kind, value }) => ({ kind, hash: keyedHash(key, 'household', kind, value) }))
}

/**
 * Returns the key for hashing marks. It was created with the table and must never change: stored households would no
 * longer be recognised.
 */
async function hashingKey(ctx: Context): Promise<string> {
  const [row] = await ctx.db.select().from(setting).where(eq(setting.key, 'household_key'))
  if (!row) throw new Error('There is no household_key among the settings')
  return String(row.value)
}
