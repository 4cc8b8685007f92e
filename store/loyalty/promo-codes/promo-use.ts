import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { promoCode, promoCodeUse } from '../../db/schema.ts'
import { toDate } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import { EXPIRED, UNKNOWN_CODE, USED_BEFORE, USED_UP } from './promo-rule.ts'

type Person = { userId: string | null; email: string | null }

/** How often somebody used a code: by their account, or by the e-mail address they ordered with. */
export async function usesBy(ctx: Context, code: string, { userId, email }: Person): Promise<number> {
  const ofUser = sql`select order_id from promo_code_use where user_id = ${userId} and code = ${code}`
  // Two look-ups by their own index: together they would read all uses of the code.
  const ofAddress = sql`select use.order_id from "order" join promo_code_use as use on use.order_id = "order".id
    where lower("order".contact ->> 'email') = ${email?.toLowerCase() ?? null} and use.code = ${code}`
  const { rows } = await ctx.db.execute<{ used: number }>(
    sql`select count(*)::int as used from (${ofUser} union ${ofAddress}) as uses`,
  )
  return rows[0]?.used ?? 0
}

/**
 * Counts a use of a code for an order. The code's row is locked until the transaction ends, so that as many uses as
 * it is limited to are counted, however many ask at once. Answers why not, or an empty text; asked again for an order
 * that has its use already, it changes nothing.
 */
export async function takePromoUse(
  tx: TransactionContext,
  use: Person & { code: string; orderId: string },
): Promise<string> {
  const [earlier] = await tx.db.select().from(promoCodeUse).where(eq(promoCodeUse.orderId, use.orderId))
  if (earlier) return ''
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
  if (!row) return whyGone(tx, use.code)
  if (row.limitPerUser !== null && (await usesBy(tx, use.code, use)) >= row.limitPerUser) {
    await giveOneBack(tx, use.code)
    return USED_BEFORE
  }
  await tx.db
    .insert(promoCodeUse)
    .values({ orderId: use.orderId, code: use.code, userId: use.userId, at: toDate(tx.clock.now()) })
  return ''
}

/** Why a code that an order was made with counts no more uses. */
async function whyGone(tx: TransactionContext, code: string): Promise<string> {
  const [row] = await tx.db.select().from(promoCode).where(eq(promoCode.code, code))
  if (!row) return UNKNOWN_CODE
  return row.expiresAt && row.expiresAt <= toDate(tx.clock.now()) ? EXPIRED : USED_UP
}

/** Gives back the use of an order that was not paid for. */
export async function returnPromoUse(tx: TransactionContext, orderId: string): Promise<void> {
  const [gone] = await tx.db.delete(promoCodeUse).where(eq(promoCodeUse.orderId, orderId)).returning()
  if (gone) await giveOneBack(tx, gone.code)
}

async function giveOneBack(tx: TransactionContext, code: string): Promise<void> {
  await tx.db
    .update(promoCode)
    .set({ uses: sql`greatest(0, ${promoCode.uses} - 1)` })
    .where(eq(promoCode.code, code))
}
