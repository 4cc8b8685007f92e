import { count, eq, inArray, or } from 'drizzle-orm'
import type { UserPromoCode } from '../../../contract/loyalty.ts'
import { promoCode, promoCodeUse } from '../../db/schema.ts'
import type { PromoCodeRow } from '../../db/schema.ts'
import type { Clock, Context } from '../../kernel/index.ts'
import { describePromo } from './promo-rule.ts'

const ORDER = { usable: 0, used: 1, expired: 2 } as const
/** The sort key of a code without an expiry date: it sorts after all ISO dates. */
const NEVER = '9999'

/** Returns a user's promo codes: usable ones first, then by expiry date. */
export async function userPromoCodes(ctx: Context, userId: string): Promise<UserPromoCode[]> {
  const uses = await ctx.db
    .select({ code: promoCodeUse.code, count: count() })
    .from(promoCodeUse)
    .where(eq(promoCodeUse.userId, userId))
    .groupBy(promoCodeUse.code)
  const used = new Map(uses.map((row) => [row.code, row.count]))
  const rows = await ctx.db
    .select()
    .from(promoCode)
    .where(or(eq(promoCode.userId, userId), inArray(promoCode.code, [...used.keys()])))
  return rows
    .map((row) => toUserPromoCode(ctx.clock, row, used.get(row.code) ?? 0))
    .sort(
      (a, b) =>
        ORDER[a.state] - ORDER[b.state] || (a.expires_at ?? NEVER).localeCompare(b.expires_at ?? NEVER),
    )
}

function toUserPromoCode(clock: Clock, row: PromoCodeRow, used: number): UserPromoCode {
  const expired = row.expiresAt !== null && row.expiresAt.getTime() <= clock.now().epochMilliseconds
  const usedUp =
    (row.limitPerUser !== null && used >= row.limitPerUser) ||
    (row.limitTotal !== null && row.uses >= row.limitTotal)
  return {
    code: row.code,
    title: row.title,
    text: describePromo(row),
    kind: row.kind,
    value: row.value,
    minimum: row.minimum,
    expires_at: row.expiresAt?.toISOString() ?? null,
    app_only: row.appOnly,
    state: usedUp ? 'used' : expired ? 'expired' : 'usable',
  }
}
