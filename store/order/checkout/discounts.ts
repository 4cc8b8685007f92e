import { eq } from 'drizzle-orm'
import type { Cart } from '../../../contract/basket.ts'
import type { Order } from '../../../contract/order.ts'
import type { Transaction } from '../../db/database.ts'
import { cart } from '../../db/schema.ts'
import { cartWithTerms, lockCart } from '../../cart/cart.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { LimitedCaller } from '../../kernel/limits.ts'
import { findDraft, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/owner.ts'
import { goodsCost, withoutReduction } from '../../loyalty/pricing.ts'
import { IN_APP_ONLY } from '../../loyalty/promo-codes/promo-rule.ts'
import { verdictOn } from '../../loyalty/promo-codes/promo-verdict.ts'
import { discountAdvice } from './discount-advice.ts'
import { countWrongCode, refuseGuesser } from '../../kernel/wrong-codes.ts'

/** What became of a wish to pay less. */
export type Discount = {
  success: boolean
  message: string
  /** Which of a code and bonuses saves more, where only one of them can be. */
  advice: string | null
  isForApp: boolean
  order: Order | null
  cart: Cart
}

const NOT_BOTH = "You can't use a promo code and bonuses together. Only one offer can be applied per order."

/** Uses a promo code for the visitor's cart and draft. It is counted when the order is placed. Throws (429) for who guesses codes. */
export async function applyPromo(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  typed: string,
  { inApp = false, guesser }: { inApp?: boolean; guesser?: LimitedCaller } = {},
): Promise<Discount> {
  const row = await lockCart(tx, clock, owner)
  if (guesser) await refuseGuesser(tx, clock, guesser)
  const before = await cartWithTerms(tx, clock, owner, row)
  const verdict = await verdictOn(
    tx,
    clock,
    typed,
    row.userId,
    withoutReduction(goodsCost(before.cart.positions), before.terms.reduced),
  )
  if (guesser && !verdict.isKnown) await countWrongCode(tx, clock, guesser)
  if (!verdict.usable) return refuse(tx, clock, owner, verdict.message)
  if (verdict.isForApp && !inApp) return refuse(tx, clock, owner, IN_APP_ONLY, { isForApp: true })
  if (row.bonusPercent !== null) {
    const advice = await discountAdvice(tx, clock, owner, before, {
      promo: verdict,
      bonusPercent: row.bonusPercent,
    })
    return refuse(tx, clock, owner, NOT_BOTH, { advice })
  }
  await tx.update(cart).set({ promoCode: verdict.code }).where(eq(cart.id, row.id))
  const saving = await done(tx, clock, owner, verdict.message)
  // As it is on this order, with what keeps it from taking off more.
  const shown = saving.order?.promo_code ?? saving.cart.promo_code
  return { ...saving, message: shown?.message ?? verdict.message }
}

/** Does without the code; without one, nothing happens. */
export async function removePromo(tx: Transaction, clock: Clock, owner: Owner): Promise<Discount> {
  const row = await lockCart(tx, clock, owner)
  await tx.update(cart).set({ promoCode: null }).where(eq(cart.id, row.id))
  return done(tx, clock, owner, '')
}

/** Pays `percent` of the flowers and gifts with bonuses, as far as there are so many; null for none. */
export async function useBonuses(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  percent: number | null,
): Promise<Discount> {
  const row = await lockCart(tx, clock, owner)
  const before = await cartWithTerms(tx, clock, owner, row)
  if (percent !== null) {
    if (!row.userId) return refuse(tx, clock, owner, 'Sign in to use your bonuses.')
    if (before.terms.bonuses === 0) return refuse(tx, clock, owner, 'You have no bonuses yet.')
    if (before.cart.positions.length && !goodsCost(before.cart.positions).discountable)
      return refuse(tx, clock, owner, 'Bonuses take nothing off gift cards and alcohol.')
    const { promo } = before.terms
    if (promo) {
      const advice = await discountAdvice(tx, clock, owner, before, { promo, bonusPercent: percent })
      return refuse(tx, clock, owner, NOT_BOTH, { advice })
    }
  }
  await tx.update(cart).set({ bonusPercent: percent }).where(eq(cart.id, row.id))
  return done(tx, clock, owner, '')
}

async function done(tx: Transaction, clock: Clock, owner: Owner, message: string): Promise<Discount> {
  return { success: true, message, advice: null, isForApp: false, ...(await standing(tx, clock, owner)) }
}

async function refuse(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  message: string,
  { advice = null, isForApp = false }: { advice?: string | null; isForApp?: boolean } = {},
): Promise<Discount> {
  return { success: false, message, advice, isForApp, ...(await standing(tx, clock, owner)) }
}

async function standing(tx: Transaction, clock: Clock, owner: Owner) {
  const { cart: shown } = await cartWithTerms(tx, clock, owner)
  const draft = await findDraft(tx, owner)
  return { cart: shown, order: draft ? await toOrder(tx, clock, draft) : null }
}
