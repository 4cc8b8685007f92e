import { FIRST_BOUQUET_USED, hadFirstBouquet } from '../loyalty/index.ts'
import { conflict, invalid } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'
import { subscriptionTerms } from '../catalogue/index.ts'

/** Weeks between deliveries that most choose. */
const USUAL = 2

type Cart = { userId: string | null; everyWeeks: number | null; firstBouquetPercent: number | null }
type Wanted = { everyWeeks?: number | undefined; discount?: number | null }

/**
 * How often the subscription of a cart comes and what its first bouquet is offered with: what is wanted, else what
 * was chosen before, else what is usual. Throws for what is not on offer, and when a first bouquet was had before.
 */
export async function subscriptionTaken(
  ctx: Context,
  cart: Cart,
  { everyWeeks, discount }: Wanted,
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
    everyWeeks: everyWeeks ?? cart.everyWeeks ?? (rhythms.includes(USUAL) ? USUAL : (rhythms[0] ?? USUAL)),
    firstBouquetPercent: discount === undefined ? cart.firstBouquetPercent : discount,
  }
}
