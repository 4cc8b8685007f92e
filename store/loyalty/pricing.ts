import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { CASHBACK_PERCENT } from './loyalty-rules.ts'
import { percentOf } from '../kernel/index.ts'
import type { PromoResult } from './promo-codes/promo-rule.ts'

/** The minimum amount that a card provider charges, in pence. Promo codes and bonuses never leave less to pay. */
export const MIN_PAYMENT = 30

/** The cost of goods in pence. */
export type GoodsCost = {
  positionsCost: number
  /** The part that promo codes and bonuses apply to: no gift cards, no alcohol. */
  discountable: number
  /** The part that earns bonuses: no gift cards, which earn when they are spent. */
  earning: number
}

/** Returns the total cost of the positions of a cart or an order. */
export function goodsCost(positions: Position[]): GoodsCost {
  const cost = (which: (position: Position) => boolean) =>
    positions.filter(which).reduce((sum, position) => sum + position.cost, 0)
  return {
    positionsCost: cost(() => true),
    discountable: cost(({ discountable }) => discountable !== false),
    earning: cost(({ policy_id }) => policy_id !== POLICY.giftCard),
  }
}

/** Returns the costs less a discount (pence) that was applied before, such as the subscriber's. */
export function subtractDiscount(goods: GoodsCost, reduced: number): GoodsCost {
  return {
    positionsCost: goods.positionsCost - reduced,
    discountable: goods.discountable - reduced,
    earning: goods.earning - reduced,
  }
}

/** The input of a price calculation, in pence. */
export type PriceParts = GoodsCost & {
  serviceFee: number
  /** The delivery price of the chosen slot; 0 without one. */
  delivery: number
  /** The discount on flowers and gifts before promo codes, e.g. for a subscription. */
  reduced: number
  promo: PromoResult | null
  bonusPercent: number | null
  /** The user's bonus balance. */
  bonuses: number
}

export type Price = {
  /** The discount on flowers and gifts. */
  discount: number
  delivery: number
  /** Everything that the promo code takes off, including delivery. */
  promoDiscount: number
  /** The discount was limited, because otherwise less than the minimum payment would be left. */
  isPromoLimited: boolean
  usedBonuses: number
  total: number
  /** The bonuses that the order earns. */
  cashback: number
}

/**
 * Calculates the price of a cart or an order; all prices come from here. All amounts are whole pence and not negative.
 */
export function priceOf(parts: PriceParts): Price {
  const { positionsCost, discountable, earning, serviceFee, promo } = parts
  const before = positionsCost + serviceFee + parts.delivery
  const most = Math.max(0, before - MIN_PAYMENT)
  const reduced = Math.min(parts.reduced, most)
  const atMost = most - reduced
  const toFree = promo?.freeDelivery ? parts.delivery : 0
  const freed = Math.min(toFree, atMost)
  const toTakeOff = Math.min(promo?.discount ?? 0, Math.max(0, discountable - reduced))
  const byCode = Math.min(toTakeOff, atMost - freed)
  const discount = reduced + byCode
  const share = parts.bonusPercent ? percentOf(Math.max(0, discountable - discount), parts.bonusPercent) : 0
  const usedBonuses = Math.max(0, Math.min(share, parts.bonuses, atMost - freed - byCode))
  return {
    discount,
    delivery: parts.delivery - freed,
    promoDiscount: byCode + freed,
    isPromoLimited: positionsCost > 0 && byCode + freed < toTakeOff + toFree,
    usedBonuses,
    total: positionsCost ? before - freed - discount - usedBonuses : 0,
    cashback: cashbackOf(earning - discount - usedBonuses),
  }
}

/**
 * Returns how much each gift card pays, in the order in which the cards were entered. Together they pay everything, or
 * leave at least the minimum payment. Gift cards cannot pay for gift cards. With `leavesPayment` a card payment is
 * always left, because a subscription charges that card again. Amounts are in pence.
 */
export function giftCardShares<Card extends { balance: number }>(
  price: Pick<Price, 'total'>,
  { positionsCost, earning }: Pick<GoodsCost, 'positionsCost' | 'earning'>,
  cards: Card[],
  leavesPayment = false,
): (Card & { amount: number })[] {
  const giftCards = positionsCost - earning
  const has = cards.reduce((sum, { balance }) => sum + balance, 0)
  const most = Math.min(has, Math.max(0, price.total - giftCards))
  const due = price.total - most
  const isTooLittle = due < MIN_PAYMENT && (due > 0 || leavesPayment)
  let left = isTooLittle ? Math.max(0, price.total - MIN_PAYMENT) : most
  return cards.map((card) => {
    const amount = Math.min(card.balance, left)
    left -= amount
    return { ...card, amount }
  })
}

/** Returns the bonuses earned by an amount paid for flowers and gifts, in pence. */
export function cashbackOf(paid: number): number {
  return percentOf(Math.max(0, paid), CASHBACK_PERCENT)
}
