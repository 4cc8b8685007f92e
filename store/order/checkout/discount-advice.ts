import { max, min } from 'drizzle-orm'
import type { Cart } from '../../../contract/basket.ts'
import { deliveryWindow } from '../../db/schema.ts'
import type { CartTerms } from '../../cart/index.ts'
import { pounds } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'
import { findDraft, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/index.ts'
import { destinationOf, windowsAt } from '../../delivery/index.ts'
import { goodsCost, priceOf } from '../../loyalty/index.ts'
import type { PromoResult } from '../../loyalty/index.ts'
import { linkOf } from '../recipient-link.ts'

/** A range in pence. Both ends are equal when the delivery window is known. */
type PriceRange = { least: number; most: number }

/**
 * Returns a sentence that says whether a promo code or bonuses save more on this cart and its draft, with
 * both amounts.
 */
export async function discountAdvice(
  ctx: Context,
  owner: Owner,
  { cart, terms }: { cart: Cart; terms: CartTerms },
  { promo, bonusPercent }: { promo: PromoResult; bonusPercent: number },
): Promise<string> {
  const delivery = await deliveryCost(ctx, owner)
  const parts = { ...terms, ...goodsCost(cart.positions), serviceFee: cart.service_fee }
  const byCode = (cost: number) =>
    priceOf({ ...parts, delivery: cost, promo, bonusPercent: null }).promoDiscount
  // The discount on the products does not depend on the window.
  const dearest = promo.freeDelivery ? delivery.most : delivery.least
  const code = { least: byCode(delivery.least), most: byCode(dearest) }
  const bonuses = priceOf({ ...parts, delivery: delivery.least, promo: null, bonusPercent }).usedBonuses
  const saved = savingText(code, promo.freeDelivery)
  return `The promo code ${promo.code} saves ${saved}, bonuses save ${pounds(bonuses)}: ${verdict(code, bonuses)}.`
}

/** Returns the price of the chosen window; before one is chosen, the range of those available. */
async function deliveryCost(ctx: Context, owner: Owner): Promise<PriceRange> {
  const draft = await findDraft(ctx, owner)
  const shown = draft && (await toOrder(ctx, draft))
  const chosen = shown?.interval?.price ?? (draft && (await linkOf(ctx, draft.id))?.price)
  if (chosen !== undefined) return { least: chosen, most: chosen }
  const address = shown?.shipping_address
  const [prices] = await ctx.db
    .select({ least: min(deliveryWindow.price), most: max(deliveryWindow.price) })
    .from(deliveryWindow)
    .where(address ? windowsAt(destinationOf(address)) : undefined)
  return { least: prices?.least ?? 0, most: prices?.most ?? 0 }
}

function savingText({ least, most }: PriceRange, freeDelivery: boolean): string {
  if (least !== most) return `what the delivery costs, up to ${pounds(most)}`
  if (!freeDelivery) return pounds(most)
  return most ? `${pounds(most)} on the delivery` : 'nothing on a delivery that is free'
}

function verdict(code: PriceRange, bonuses: number): string {
  if (bonuses > code.most) return 'bonuses save more'
  if (bonuses < code.least) return 'the code saves more'
  if (code.least === code.most) return 'the code lets you keep your bonuses'
  if (bonuses === code.least) return 'the code never saves less, and lets you keep your bonuses'
  return `the code saves more at a delivery time for more than ${pounds(bonuses)}, bonuses at one for less`
}
