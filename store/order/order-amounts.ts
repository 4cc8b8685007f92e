import type { Cart, Position, PromoCode } from '../../contract/basket.ts'
import type { GiftCardShare } from '../../contract/types/gift-card-details.ts'
import { cartWithTerms, toPromoCode } from '../cart/index.ts'
import type { CartTerms, LoadedCart } from '../cart/index.ts'
import type { OrderRow } from '../db/schema.ts'
import { toSubscriptionInCart } from './order-subscription.ts'
import type { SubscriptionInCart } from './order-subscription.ts'
import { ownerOfRow } from '../visitor/index.ts'
import { cashbackOf, goodsCost, priceOf, giftCardShares } from '../loyalty/index.ts'
import type { Price } from '../loyalty/index.ts'
import type { Context } from '../kernel/index.ts'

export type Amounts = {
  positions: Position[]
  positionsCost: number
  serviceFee: number
  bonuses: number
  bonusPercent: number | null
  /** The subscription in the cart; drafts only. */
  inCart: SubscriptionInCart | null
  /** Why the offered first-bouquet discount does not apply. */
  firstBouquetMessage: string | null
  /** Returns the price including this delivery price in pence. */
  priced: (delivery: number) => { promo: PromoCode | null; price: Price; giftCards: GiftCardShare[] }
}

const NOTHING: Amounts = {
  positions: [],
  positionsCost: 0,
  serviceFee: 0,
  bonuses: 0,
  bonusPercent: null,
  inCart: null,
  firstBouquetMessage: null,
  priced: () => ({
    promo: null,
    giftCards: [],
    price: {
      discount: 0,
      delivery: 0,
      promoDiscount: 0,
      isPromoLimited: false,
      usedBonuses: 0,
      total: 0,
      cashback: 0,
    },
  }),
}

/** Returns the amounts of a draft, from the cart. Pass the cart's row as `locked` if it is already loaded. */
export async function cartAmounts(ctx: Context, row: OrderRow, locked?: LoadedCart): Promise<Amounts> {
  const owner = ownerOfRow(row)
  return owner ? amountsOfCart(await cartWithTerms(ctx, owner, locked)) : NOTHING
}

/** Returns the amounts of a draft of which the cart is loaded with the terms of its price. */
export function amountsOfCart({ cart, terms }: { cart: Cart; terms: CartTerms }): Amounts {
  const { service_fee: serviceFee } = cart
  const goods = goodsCost(cart.positions)
  return {
    positions: cart.positions,
    positionsCost: goods.positionsCost,
    serviceFee,
    bonuses: terms.bonuses,
    bonusPercent: terms.bonusPercent,
    inCart: toSubscriptionInCart(cart, terms),
    firstBouquetMessage: cart.recurring_line?.first_bouquet_message ?? null,
    priced: (delivery) => {
      const price = priceOf({ ...goods, serviceFee, delivery, ...terms })
      const shares = giftCardShares(price, goods, terms.giftCards, cart.recurring_line !== null)
      const giftCards = shares
        .filter(({ amount }) => amount > 0)
        .map(({ id, last4, amount }) => ({ id, last4, amount }))
      return { price, promo: toPromoCode(terms.promo, price), giftCards }
    },
  }
}

/** Returns the amounts of a placed order, as frozen. Later price changes do not affect it. */
export function frozenAmounts(row: OrderRow, positions: Position[]): Amounts {
  const positionsCost = row.positionsCost ?? 0
  const discount = row.discount ?? 0
  return {
    ...NOTHING,
    positions,
    positionsCost,
    serviceFee: row.serviceFee ?? 0,
    priced: () => ({
      promo: row.promo,
      giftCards: row.giftCards ?? [],
      price: {
        discount,
        delivery: row.deliveryAmount ?? 0,
        promoDiscount: row.promo?.discount ?? 0,
        // The reason is in the stored message of the code.
        isPromoLimited: false,
        usedBonuses: row.usedBonuses,
        total: row.totalCost ?? 0,
        cashback: cashbackOf(goodsCost(positions).earning - discount - row.usedBonuses),
      },
    }),
  }
}
