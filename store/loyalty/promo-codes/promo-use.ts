import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { NotMade } from '../../../contract/types/outcome-codes.ts'
import { promoCode, promoCodeUse } from '../../db/schema.ts'
import { toDate } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import { REJECTED } from './promo-rule.ts'

type Person = { userId: string | null; email: string | null }

/** Returns how often a customer has used a code: with their account, or with the e-mail address of their orders. */
export async function countUsesBy(ctx: Context, code: string, { userId, email }: Person): Promise<number> {
  const ofUser = sql`select order_id from promo_code_use where user_id = ${userId} and code = ${code}`
  // Two queries that each use an index: a combined one would read all uses of the code.
  const ofAddress = sql`select use.order_id from "order" join promo_code_use as use on use.order_id = "order".id
    where lower("order".contact ->> 'email') = ${email?.toLowerCase() ?? null} and use.code = ${code}`
  const { rows } = await ctx.db.execute<{ used: number }>(
    sql`select count(*)::int as used from (${ofUser} union ${ofAddress}) as uses`,
  )
  return rows[0]?.used ?? 0
}

/**
 * Records the use of a code by an order. Returns null, or why the code cannot be used. The code's
 * row is locked until the transaction ends, so that limits hold under concurrency. Does nothing for an order that has
 * already used the code.
 */
export async function recordPromoUse(
  tx: TransactionContext,
  use: Person & { code: string; orderId: string },
): Promise<NotMade | null> {
  const [earlier] = await tx.db.select().from(promoCodeUse).where(eq(promoCodeUse.orderId, use.orderId))
  if (earlier) return null
  const [row] = await tx.db
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(
      and(
        eq(promoCode.code, use.code),
        or(isNull(promoCode.limitTotal), lt(promoCode.uses, promoCode.limitTotal)),
        or(isNull(promoCode.expiresAt), gt(promoCode.expiresAt, toDate(tx.clock.now()))),
      ),
    )
    .returning()
  if (!row) return exhaustedReason(tx, use.code)
  if (row.limitPerUser !== null && (await countUsesBy(tx, use.code, use)) >= row.limitPerUser) {
    await decrementUses(tx, use.code)
    return REJECTED.usedBefore
  }
  await tx.db
    .insert(promoCodeUse)
    .values({ orderId: use.orderId, code: use.code, userId: use.userId, at: toDate(tx.clock.now()) })
  return null
}

/** Returns the reason why a code of an order can no longer be used. */
async function exhaustedReason(tx: TransactionContext, code: string): Promise<NotMade> {
  const [row] = await tx.db.select().from(promoCode).where(eq(promoCode.code, code))
  if (!row) return REJECTED.unknown
  return row.expiresAt && row.expiresAt <= toDate(tx.clock.now()) ? REJECTED.expired : REJECTED.usedUp
}

/** Releases the use of a code by an order that was not paid. */
export async function releasePromoUse(tx: TransactionContext, orderId: string): Promise<void> {
  const [released] = await tx.db.delete(promoCodeUse).where(eq(promoCodeUse.orderId, orderId)).returning()
  if (released) await decrementUses(tx, released.code)
}

async function decrementUses(tx: TransactionContext, code: string): Promise<void> {
  await tx.db
    .update(promoCode)
    .set({ uses: sql`greatest(0, ${promoCode.uses} - 1)` })
    .where(eq(promoCode.code, code))
}
