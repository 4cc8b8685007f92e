import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { CASHBACK_PERCENT } from './loyalty-rules.ts'
import { percentOf } from '../kernel/index.ts'
import type { PromoVerdict } from './promo-codes/promo-rule.ts'

/** What a card provider takes at least, in pence: no code and no bonuses leave less to pay. */
export const LEAST_PAYMENT = 30

/** What goods cost, in pence. */
export type GoodsCost = {
  positionsCost: number
  /** Of those, what promo codes and bonuses may take something off: no gift cards, no alcohol. */
  discountable: number
  /** Of those, what earns bonuses: no gift cards, which earn when they are spent. */
  earning: number
}

/** Adds up the positions of a cart or an order. */
export function goodsCost(positions: Position[]): GoodsCost {
  const cost = (which: (position: Position) => boolean) =>
    positions.filter(which).reduce((sum, position) => sum + position.cost, 0)
  return {
    positionsCost: cost(() => true),
    discountable: cost(({ discountable }) => discountable !== false),
    earning: cost(({ policy_id }) => policy_id !== POLICY.giftCard),
  }
}

/** The same goods when they are reduced already, as flowers of a subscription are. */
export function withoutReduction(goods: GoodsCost, reduced: number): GoodsCost {
  return {
    positionsCost: goods.positionsCost - reduced,
    discountable: goods.discountable - reduced,
    earning: goods.earning - reduced,
  }
}

/** What a price is made of, in pence. */
export type PriceParts = GoodsCost & {
  serviceFee: number
  /** Of the chosen window; 0 while none is. */
  delivery: number
  /** Off the flowers and gifts before any code, e.g. with a subscription. */
  reduced: number
  promo: PromoVerdict | null
  bonusPercent: number | null
  /** What the user has. */
  bonuses: number
}

export type Price = {
  /** Off the flowers and gifts. */
  discount: number
  delivery: number
  /** All that the promo code takes off, delivery included. */
  promoDiscount: number
  /** The code would have left less to pay than can be charged. */
  promoHeldBack: boolean
  usedBonuses: number
  total: number
  /** Bonuses that the order earns. */
  cashback: number
}

/** The one place where a cart or an order gets its price. All amounts are integer pence, none is below zero. */
export function priceOf(parts: PriceParts): Price {
  const { positionsCost, discountable, earning, serviceFee, promo } = parts
  const before = positionsCost + serviceFee + parts.delivery
  const most = Math.max(0, before - LEAST_PAYMENT)
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
    promoHeldBack: positionsCost > 0 && byCode + freed < toTakeOff + toFree,
    usedBonuses,
    total: positionsCost ? before - freed - discount - usedBonuses : 0,
    cashback: cashbackOf(earning - discount - usedBonuses),
  }
}

/**
 * How much of a price gift cards pay, each as far as it goes in the order they were typed in: all of it or so much that a
 * payment is left that can be taken. Gift cards do not pay for gift cards. With `leavesPayment` a payment is always left:
 * a subscription charges the same card again. Amounts are pence.
 */
export function sharesOfGiftCards<Card extends { balance: number }>(
  price: Pick<Price, 'total'>,
  { positionsCost, earning }: Pick<GoodsCost, 'positionsCost' | 'earning'>,
  cards: Card[],
  leavesPayment = false,
): (Card & { amount: number })[] {
  const giftCards = positionsCost - earning
  const has = cards.reduce((sum, { balance }) => sum + balance, 0)
  const most = Math.min(has, Math.max(0, price.total - giftCards))
  const due = price.total - most
  const isTooLittle = due < LEAST_PAYMENT && (due > 0 || leavesPayment)
  let left = isTooLittle ? Math.max(0, price.total - LEAST_PAYMENT) : most
  return cards.map((card) => {
    const amount = Math.min(card.balance, left)
    left -= amount
    return { ...card, amount }
  })
}

/** What comes back as bonuses of what was paid for flowers and gifts. */
export function cashbackOf(paid: number): number {
  return percentOf(Math.max(0, paid), CASHBACK_PERCENT)
}
