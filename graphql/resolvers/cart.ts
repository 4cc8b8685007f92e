import type { GraphQLResolveInfo } from 'graphql'
import * as api from '../../contract/basket.ts'
import type { Cart } from '../../contract/basket.ts'
import { getProduct } from '../../contract/catalogue.ts'
import { asksFor } from '../execution/asks-for.ts'
import type { GatewayContext } from '../context.ts'
import type { GiftCardInput, LineType, Resolvers } from '../generated/resolvers.ts'
import { orRefusal, refusalOf } from '../errors/refusal.ts'
import { ownOnly } from '../visitor-data.ts'
import { WrongArgument } from '../errors/wrong-argument.ts'
import { addOnsFor, popularGifts } from '../add-ons.ts'
import { numberIfAny, numberOf } from './arguments/number-of.ts'

export const cartResolvers: Resolvers = {
  Query: { cart: (_root, _args, context) => visitorsCart(context) },
  Cart: {
    addOns: ({ positions }, { limit }, { rest }) => {
      const atMost = limit ?? 2
      if (atMost < 1) throw new WrongArgument('limit: must be at least 1')
      return addOnsFor(rest, positions, atMost)
    },
  },
  LineItem: { type: ({ policy_id }) => TYPES.get(policy_id) ?? 'bouquet' },
  Mutation: {
    openCart: (_root, { token }, { rest }) => orRefusal(rest.data(api.openCart, { body: { token } })),
    addCartLine: (_root, { input }, { rest }, info) => {
      const line = lineOf({ ...input, lineSlug: input.variantSlug }, 'input.')
      const added = rest.data(api.setCartLine, {
        params: line,
        body: {
          quantity: input.quantity ?? undefined,
          gift_card_text: input.cardText || undefined,
          gift_card: input.giftCard ? giftCardOf(input.giftCard) : undefined,
          with_subscription: input.hasSubscription ?? undefined,
          extra_offer_variant_id: numberIfAny(input.addOnVariantId, 'input.addOnVariantId'),
        },
      })
      fetchAddOns(info, () => rest.data(getProduct, { params: { id: line.productId } }))
      return orRefusal(added)
    },
    setCartLine: (_root, { input }, { rest }) => {
      const { quantity, onlyIfInCart } = input
      const params = lineOf(input, 'input.')
      const body = { quantity, only_if_in_cart: onlyIfInCart || undefined }
      if (quantity < 0) return TOO_SMALL
      return orRefusal(
        // /v1 takes a line out by a call of its own, and no quantity there means one more.
        quantity === 0
          ? rest.data(api.removeCartLine, { params })
          : rest.data(api.setCartLine, { params, body }),
      )
    },
    setCardText: (_root, { cardText, ...line }, { rest }) =>
      orRefusal(rest.data(api.setCardText, { params: lineOf(line), body: { gift_card_text: cardText } })),
    setCartLineGiftCard: (_root, { input: { giftCard, cardText, ...line } }, { rest }) =>
      orRefusal(
        rest.data(api.setCartLineGiftCard, {
          params: lineOf(line, 'input.'),
          body: { ...giftCardOf(giftCard), gift_card_text: cardText },
        }),
      ),
    removeCartLine: (_root, line, { rest }) =>
      orRefusal(rest.data(api.removeCartLine, { params: lineOf(line) })),
    addConstructorBouquet: (_root, { input }, { rest }, info) => {
      const { cardText, length, foliage, ...choice } = input
      const added = rest.data(api.addConstructorBouquet, {
        body: {
          ...choice,
          length: length as 'short' | 'long',
          foliage: foliage ?? null,
          gift_card_text: cardText || undefined,
        },
      })
      fetchAddOns(info, () => popularGifts(rest))
      return orRefusal(added)
    },
    addCombo: (_root, { comboId }, { rest }, info) => {
      const added = rest.data(api.addCombo, { body: { combo_id: numberOf(comboId, 'comboId') } })
      fetchAddOns(info, () => popularGifts(rest))
      return orRefusal(added)
    },
    setComboQuantity: (_root, { comboId: id, quantity }, { rest }) => {
      const comboId = numberOf(id, 'comboId')
      if (quantity < 0) return TOO_SMALL
      return orRefusal(
        quantity === 0
          ? rest.data(api.removeCombo, { params: { comboId } })
          : rest.data(api.addCombo, { body: { combo_id: comboId, quantity } }),
      )
    },
    removeCombo: (_root, { comboId }, { rest }) =>
      orRefusal(rest.data(api.removeCombo, { params: { comboId: numberOf(comboId, 'comboId') } })),
    setCartSubscription: (_root, { hasSubscription, everyWeeks }, { rest }) =>
      orRefusal(
        rest.data(api.setCartSubscription, {
          body: { with_subscription: hasSubscription, every_weeks: everyWeeks ?? undefined },
        }),
      ),
    chooseSubscription: (_root, { input }, { rest }) =>
      orRefusal(
        rest.data(api.chooseSubscription, {
          body: {
            product_id: numberOf(input.productId, 'input.productId'),
            position_slug: input.variantSlug,
            every_weeks: input.everyWeeks,
            first_bouquet_discount: input.firstBouquetPercentOff ?? undefined,
          },
        }),
      ),
  },
}

/** Asks for what goes well with what is being added meanwhile, if anybody reads it; who does gets the failure. */
function fetchAddOns(info: GraphQLResolveInfo, ask: () => Promise<unknown>): void {
  if (asksFor(info, 'addOns')) ask().catch(() => undefined)
}

/** What a line is, by its policy in /v1. */
const TYPES: ReadonlyMap<number, LineType> = new Map([
  [api.POLICY.bouquet, 'bouquet'],
  [api.POLICY.constructor, 'constructor'],
  [api.POLICY.combo, 'combo'],
  [api.POLICY.gift, 'gift'],
  [api.POLICY.greetingCard, 'greeting_card'],
  [api.POLICY.giftCard, 'gift_card'],
])

/** A line of the cart as /v1 finds it. `at` stands before the names of its arguments. */
const lineOf = ({ productId, lineSlug }: { productId: string; lineSlug: string }, at = '') => ({
  productId: numberOf(productId, `${at}productId`),
  positionSlug: lineSlug,
})

/** /v1 counts from 1, and says so. */
const TOO_SMALL = refusalOf('invalid', 'quantity must be at least 0', {
  parts: [{ field: 'quantity', code: 'too_small', message: 'must be at least 0', limit: 0 }],
  field: 'quantity',
})

/** The details of a gift card as /v1 takes them. */
function giftCardOf(input: GiftCardInput) {
  return {
    recipient_name: input.recipientName,
    recipient_email: input.recipientEmail,
    sender: input.sender,
    send_on: input.sendOn || null,
    send_hour: input.sendHour ?? undefined,
  }
}

/** The visitor's cart; null without a valid session. */
export const visitorsCart = (context: GatewayContext): Promise<Cart | null> =>
  ownOnly(context, (rest) => rest.data(api.getCart))
