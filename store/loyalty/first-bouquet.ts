import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { cart, OrderRow } from '../db/schema.ts'
import { deliverySubscription, householdMark, setting, user } from '../db/schema.ts'
import { toDate, keyedHash } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { marksOf } from './household-marks.ts'
import type { Mark } from './household-marks.ts'

/** What is said to a household that has had its first bouquet. */
export const HAD_BEFORE = 'There is one first bouquet for each household, and you have had yours.'

/** The discount a cart has on the first bouquet. Who signs in and turns out to have subscribed before has none. */
export async function firstBouquetOffered(
  ctx: Context,
  { userId, firstBouquetPercent }: Pick<typeof cart.$inferSelect, 'userId' | 'firstBouquetPercent'>,
): Promise<number | null> {
  if (firstBouquetPercent === null || !userId) return firstBouquetPercent
  return (await hadFirstBouquet(ctx, userId)) ? null : firstBouquetPercent
}

/** Whether somebody has subscribed, or their household has, as far as their account tells. */
export async function hadFirstBouquet(ctx: Context, userId: string): Promise<boolean> {
  if (await hasSubscribed(ctx, userId)) return true
  const marks = await hashed(ctx, marksOf(await accountOf(ctx, userId)))
  if (!marks.length) return false
  const [found] = await ctx.db
    .select({ kind: householdMark.kind })
    .from(householdMark)
    .where(and(or(...marks.map(isMark)), isNull(householdMark.heldUntil)))
    .limit(1)
  return found !== undefined
}

/**
 * Takes the first bouquet of a household for an order and holds it until `until`. Answers whether it could be had: by
 * nothing that is known of the order (who orders, who receives it, where, with what card) has a household subscribed
 * before, or does so at this moment. Taken again for the same order, it is held on.
 */
export async function takeFirstBouquet(
  tx: TransactionContext,
  row: OrderRow,
  until: Date,
  card?: string,
): Promise<boolean> {
  if (!row.userId || (await hasSubscribed(tx, row.userId))) return false
  const marks = await hashed(tx, await marksOfOrder(tx, row, card))
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
  await returnFirstBouquet(tx, row.id)
  return false
}

/** Notes the household of an order that has begun a subscription, at whatever price: its first bouquet is had. */
export async function keepFirstBouquet(tx: TransactionContext, row: OrderRow, card?: string): Promise<void> {
  const marks = await hashed(tx, await marksOfOrder(tx, row, card))
  await tx.db
    .insert(householdMark)
    .values(marks.map((mark) => ({ ...mark, orderId: row.id, heldUntil: null })))
    .onConflictDoUpdate({
      target: [householdMark.kind, householdMark.hash],
      set: { heldUntil: null },
      setWhere: eq(householdMark.orderId, row.id),
    })
}

/** Gives back what an order held that was not paid for. */
export async function returnFirstBouquet(tx: TransactionContext, orderId: string): Promise<void> {
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
  return marksOf({
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

async function hashed(ctx: Context, marks: Mark[]): Promise<HashedMark[]> {
  if (!marks.length) return []
  const key = await hashingKey(ctx)
  return marks.map(({ kind, value }) => ({ kind, hash: keyedHash(key, 'household', kind, value) }))
}

/** Made with the table and never changed: with another key no household would be known again. */
async function hashingKey(ctx: Context): Promise<string> {
  const [row] = await ctx.db.select().from(setting).where(eq(setting.key, 'household_key'))
  if (!row) throw new Error('There is no household_key among the settings')
  return String(row.value)
}
