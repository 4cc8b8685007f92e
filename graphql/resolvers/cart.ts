import type { Cart } from '../../contract/basket.ts'
import type { GatewayContext } from '../context.ts'
import type { GiftCardInput, Resolvers } from '../generated/resolvers.ts'
import { Refusal, orRefusal } from '../refusal.ts'
import * as basket from '../rest/basket.ts'
import { UpstreamError } from '../upstream-error.ts'

export const cartResolvers: Resolvers = {
  Query: { cart: (_root, _args, context) => visitorsCart(context) },
  Mutation: {
    openCart: (_root, { token }, { rest }) => orRefusal(basket.openCart(rest, token)),
    setCartLine: (_root, { input }, { rest }) =>
      orRefusal(
        basket.setCartLine(rest, input.productId, input.positionSlug, {
          // 0 is sent as no quantity at all.
          quantity: input.quantity || undefined,
          gift_card_text: input.giftCardText || undefined,
          gift_card: input.giftCard ? giftCardOf(input.giftCard) : undefined,
          with_subscription: input.withSubscription ?? undefined,
          extra_offer_variant_id: input.extraOfferVariantId ?? undefined,
          only_if_in_cart: input.onlyIfInCart || undefined,
        }),
      ),
    setCartLineText: (_root, { productId, positionSlug, giftCardText }, { rest }) =>
      orRefusal(basket.setCartLineText(rest, productId, positionSlug, giftCardText)),
    setCartLineGiftCard: (_root, { input }, { rest }) =>
      orRefusal(
        basket.setCartLineGiftCard(rest, input.productId, input.positionSlug, {
          ...giftCardOf(input.giftCard),
          gift_card_text: input.giftCardText,
        }),
      ),
    removeCartLine: (_root, { productId, positionSlug }, { rest }) =>
      orRefusal(basket.removeCartLine(rest, productId, positionSlug)),
    addConstructorBouquet: (_root, { input }, { rest }) => {
      const { giftCardText, length, quantity, foliage, ...choice } = input
      return orRefusal(
        basket.addConstructorBouquet(rest, {
          ...choice,
          length: length as 'short' | 'long',
          foliage: foliage ?? null,
          quantity: quantity ?? undefined,
          gift_card_text: giftCardText || undefined,
        }),
      )
    },
    addCombo: (_root, { comboId, quantity }, { rest }) =>
      orRefusal(basket.addCombo(rest, comboId, quantity ?? undefined)),
    removeCombo: (_root, { comboId }, { rest }) => orRefusal(basket.removeCombo(rest, comboId)),
    setWithSubscription: (_root, { withSubscription, everyWeeks }, { rest }) =>
      orRefusal(basket.setWithSubscription(rest, withSubscription, everyWeeks ?? undefined)),
    chooseSubscription: (_root, { input }, { rest }) =>
      orRefusal(
        basket.chooseSubscription(rest, {
          product_id: input.productId,
          position_slug: input.positionSlug,
          every_weeks: input.everyWeeks,
          first_bouquet_discount: input.firstBouquetDiscount ?? undefined,
        }),
      ),
  },
  CartResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'Cart') },
}

/** To whom, from whom and when, as the store takes it. */
function giftCardOf(input: GiftCardInput) {
  return {
    recipient_name: input.recipientName,
    recipient_email: input.recipientEmail,
    sender: input.sender,
    send_on: input.sendOn || null,
    send_hour: input.sendHour ?? undefined,
  }
}

/** Looking at a cart starts no session: without one, or with one that ran out, there is none. */
export async function visitorsCart({ rest }: GatewayContext): Promise<Cart | null> {
  if (!rest.hasSession) return null
  try {
    return await basket.getCart(rest)
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  }
}
