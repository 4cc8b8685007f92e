import { eq } from 'drizzle-orm'
import type { PromoCode } from '../../../contract/basket.ts'
import { promoCode } from '../../db/schema.ts'
import { UNKNOWN_CODE, judgePromo } from './promo-rule.ts'
import type { PromoAsker, PromoVerdict } from './promo-rule.ts'
import { usesBy } from './promo-use.ts'
import type { Context } from '../../kernel/index.ts'

/** What a code, as somebody typed it, does for a cart. One that does not exist is refused in the same words as another's. */
export async function verdictOn(
  ctx: Context,
  typed: string,
  userId: string | null,
  cost: Pick<PromoAsker, 'positionsCost' | 'discountable'>,
): Promise<PromoVerdict> {
  const code = typed.trim().toUpperCase()
  const [row] = await ctx.db.select().from(promoCode).where(eq(promoCode.code, code))
  if (!row)
    return {
      ...{ code, isKnown: false, usable: false, message: UNKNOWN_CODE },
      ...{ isForApp: false, discount: 0, freeDelivery: false },
    }
  const used = row.limitPerUser === null ? 0 : await usesBy(ctx, code, { userId, email: null })
  return judgePromo(row, ctx.clock.now(), { userId, used, ...cost })
}

/** What a code took off the delivery of an order, in pence: all it gave when it is one for free delivery. */
export async function deliveryFreedBy(ctx: Context, promo: PromoCode | null): Promise<number> {
  if (!promo) return 0
  const [row] = await ctx.db
    .select({ kind: promoCode.kind })
    .from(promoCode)
    .where(eq(promoCode.code, promo.code))
  return row?.kind === 'free_delivery' ? promo.discount : 0
}
