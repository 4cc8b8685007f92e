import { FIRST_BOUQUET_USED, hadFirstBouquet } from '../loyalty/index.ts'
import { conflict, invalid } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { subscriptionTerms } from '../catalogue/index.ts'

/** The default number of weeks between deliveries. */
const DEFAULT_WEEKS = 2

type Cart = { userId: string | null; everyWeeks: number | null; firstBouquetPercent: number | null }
type Choice = { everyWeeks?: number | undefined; discount?: number | null }

/**
 * Returns the interval and the first-bouquet discount of a cart's subscription: as requested, else as chosen
 * before, else the default. Throws 400 when they are not on offer and 409 when the user already had a first
 * bouquet.
 */
export async function resolveSubscriptionChoice(
  ctx: Context,
  cart: Cart,
  { everyWeeks, discount }: Choice,
): Promise<{ everyWeeks: number; firstBouquetPercent: number | null }> {
  const terms = await subscriptionTerms(ctx)
  const rhythms = terms.plans.map((plan) => plan.every_weeks)
  if (everyWeeks !== undefined && !rhythms.includes(everyWeeks))
    throw invalid('body.every_weeks', 'not_on_offer')
  if (discount != null && !terms.first_bouquet_discounts.includes(discount))
    throw invalid('body.first_bouquet_discount', 'not_on_offer')
  if (discount != null && cart.userId && (await hadFirstBouquet(ctx, cart.userId)))
    throw conflict('not_the_first', FIRST_BOUQUET_USED)
  return {
    everyWeeks:
      everyWeeks ??
      cart.everyWeeks ??
      (rhythms.includes(DEFAULT_WEEKS) ? DEFAULT_WEEKS : (rhythms[0] ?? DEFAULT_WEEKS)),
    firstBouquetPercent: discount === undefined ? cart.firstBouquetPercent : discount,
  }
}
