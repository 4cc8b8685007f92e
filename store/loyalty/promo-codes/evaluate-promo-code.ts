import { eq } from 'drizzle-orm'
import type { PromoCode } from '../../../contract/basket.ts'
import { promoCode } from '../../db/schema.ts'
import { REJECTED, applyPromoRule } from './promo-rule.ts'
import type { PromoRequest, PromoResult } from './promo-rule.ts'
import { countUsesBy } from './promo-use.ts'
import type { Context } from '../../kernel/index.ts'

/**
 * Evaluates a promo code, as typed, for a cart. A code that does not exist is rejected with the same message as another
 * user's.
 */
export async function evaluatePromoCode(
  ctx: Context,
  typed: string,
  userId: string | null,
  cost: Pick<PromoRequest, 'positionsCost' | 'discountable'>,
): Promise<PromoResult> {
  const code = typed.trim().toUpperCase()
  const [row] = await ctx.db.select().from(promoCode).where(eq(promoCode.code, code))
  if (!row)
    return {
      ...{ code, isKnown: false, usable: false, refusal: REJECTED.unknown.code },
      message: REJECTED.unknown.message,
      ...{ isForApp: false, discount: 0, freeDelivery: false },
    }
  const used = row.limitPerUser === null ? 0 : await countUsesBy(ctx, code, { userId, email: null })
  return applyPromoRule(row, ctx.clock.now(), { userId, used, ...cost })
}

/**
 * Returns what a promo code took off the delivery of an order, in pence. That is its whole discount if the code is for
 * free delivery, and 0 otherwise.
 */
export async function deliveryDiscountOf(ctx: Context, promo: PromoCode | null): Promise<number> {
  if (!promo) return 0
  const [row] = await ctx.db
    .select({ kind: promoCode.kind })
    .from(promoCode)
    .where(eq(promoCode.code, promo.code))
  return row?.kind === 'free_delivery' ? promo.discount : 0
}
