import { eq } from 'drizzle-orm'
import type { Cart } from '../../../contract/basket.ts'
import type { Order } from '../../../contract/order.ts'
import type { NotMade, OutcomeCode } from '../../../contract/types/outcome-codes.ts'
import { cart } from '../../db/schema.ts'
import { cartWithTerms, lockCart } from '../../cart/index.ts'
import { countWrongCode, checkWrongCodeLimit } from '../../kernel/index.ts'
import type { LimitedCaller, TransactionContext } from '../../kernel/index.ts'
import { findDraft, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/index.ts'
import { goodsCost, subtractDiscount, IN_APP_ONLY, evaluatePromoCode } from '../../loyalty/index.ts'
import { discountAdvice } from './discount-advice.ts'

/** The result of a change of discounts. */
export type Discount = {
  success: boolean
  message: string
  /** Why it was refused; without it for one that was not. */
  code?: OutcomeCode
  /** Whether a code or bonuses save more, if only one of them can be used. */
  advice: string | null
  isForApp: boolean
  order: Order | null
  cart: Cart
}

const NOT_BOTH: NotMade = {
  code: 'one_discount_only',
  message: "You can't use a promo code and bonuses together. Only one offer can be applied per order.",
}

/**
 * Applies a promo code to the visitor's cart and draft. It counts as used when the order is placed. Throws
 * 429 for a requester who guesses codes.
 */
export async function applyPromo(
  tx: TransactionContext,
  owner: Owner,
  typed: string,
  { inApp = false, guesser }: { inApp?: boolean; guesser?: LimitedCaller } = {},
): Promise<Discount> {
  const row = await lockCart(tx, owner)
  if (guesser) await checkWrongCodeLimit(tx, guesser)
  const before = await cartWithTerms(tx, owner, row)
  const verdict = await evaluatePromoCode(
    tx,
    typed,
    row.userId,
    subtractDiscount(goodsCost(before.cart.positions), before.terms.reduced),
  )
  if (guesser && !verdict.isKnown) await countWrongCode(tx, guesser)
  if (!verdict.usable) return refuse(tx, owner, { code: verdict.refusal, message: verdict.message })
  if (verdict.isForApp && !inApp)
    return refuse(tx, owner, { code: 'app_only', message: IN_APP_ONLY }, { isForApp: true })
  if (row.bonusPercent !== null) {
    const advice = await discountAdvice(tx, owner, before, {
      promo: verdict,
      bonusPercent: row.bonusPercent,
    })
    return refuse(tx, owner, NOT_BOTH, { advice })
  }
  await tx.db.update(cart).set({ promoCode: verdict.code }).where(eq(cart.id, row.id))
  const saving = await accept(tx, owner, verdict.message)
  // The message for this order, with the reason if it takes off less.
  const shown = saving.order?.promo_code ?? saving.cart.promo_code
  return { ...saving, message: shown?.message ?? verdict.message }
}

/** Removes the promo code. Idempotent. */
export async function removePromo(tx: TransactionContext, owner: Owner): Promise<Discount> {
  const row = await lockCart(tx, owner)
  await tx.db.update(cart).set({ promoCode: null }).where(eq(cart.id, row.id))
  return accept(tx, owner, '')
}

/** Pays `percent` of the products with bonuses, as far as the balance goes; null removes them. */
export async function applyBonuses(
  tx: TransactionContext,
  owner: Owner,
  percent: number | null,
): Promise<Discount> {
  const row = await lockCart(tx, owner)
  const before = await cartWithTerms(tx, owner, row)
  if (percent !== null) {
    if (!row.userId)
      return refuse(tx, owner, { code: 'sign_in_first', message: 'Sign in to use your bonuses.' })
    if (before.terms.bonuses === 0)
      return refuse(tx, owner, { code: 'bonuses_none', message: 'You have no bonuses yet.' })
    if (before.cart.positions.length && !goodsCost(before.cart.positions).discountable)
      return refuse(tx, owner, {
        code: 'bonuses_not_for_this',
        message: 'Bonuses take nothing off gift cards and alcohol.',
      })
    const { promo } = before.terms
    if (promo) {
      const advice = await discountAdvice(tx, owner, before, { promo, bonusPercent: percent })
      return refuse(tx, owner, NOT_BOTH, { advice })
    }
  }
  await tx.db.update(cart).set({ bonusPercent: percent }).where(eq(cart.id, row.id))
  return accept(tx, owner, '')
}

async function accept(tx: TransactionContext, owner: Owner, message: string): Promise<Discount> {
  return { success: true, message, advice: null, isForApp: false, ...(await currentState(tx, owner)) }
}

async function refuse(
  tx: TransactionContext,
  owner: Owner,
  refusal: NotMade,
  { advice = null, isForApp = false }: { advice?: string | null; isForApp?: boolean } = {},
): Promise<Discount> {
  return { success: false, ...refusal, advice, isForApp, ...(await currentState(tx, owner)) }
}

async function currentState(tx: TransactionContext, owner: Owner) {
  const { cart: shown } = await cartWithTerms(tx, owner)
  const draft = await findDraft(tx, owner)
  return { cart: shown, order: draft ? await toOrder(tx, draft) : null }
}
