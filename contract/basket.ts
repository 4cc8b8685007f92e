import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { GiftCardDetails, GiftCardPosition, GiftCardShare } from './types/gift-card-details.ts'
import { OrderType } from './types/order-type.ts'
import { GiftCardText, Image, OrderId, Pence, ProductId, Quantity, Slug } from './types/primitives.ts'
import { EveryWeeks } from './subscription.ts'

/**
 * What a position is, as the shop treats it: by it a client tells the greeting card from the flowers.
 * The numbers are part of the API and never change.
 */
export const POLICY = {
  bouquet: 1,
  constructor: 2,
  combo: 3,
  gift: 4,
  greetingCard: 5,
  giftCard: 6,
} as const
/** The policies of what may be added to flowers. */
export const GIFT_POLICIES: readonly number[] = [POLICY.gift, POLICY.greetingCard, POLICY.giftCard]

/** A promo code on a cart or an order: what it takes off now, and what it gives or why it gives nothing. */
export const PromoCode = z.object({
  code: z.string(),
  discount: Pence.describe('What it takes off now'),
  message: z.string().describe('What it gives, or why it gives nothing, for the shopper'),
})
export type PromoCode = z.infer<typeof PromoCode>

/** The shares of flowers and gifts that can be paid with bonuses. */
export const BONUS_PERCENTS = [50, 70, 80, 90] as const

/** Per cent of VAT in a price. */
export const VatRate = z.union([z.literal(0), z.literal(5), z.literal(20)])
export type VatRate = z.infer<typeof VatRate>

export const Position = z.object({
  product_id: z.int(),
  position_slug: z
    .string()
    .describe('Identifies the line within the cart; each card text makes a line of its own'),
  policy_id: z
    .int()
    .describe(
      'What it is: 1 a bouquet, 2 one from the constructor, 3 a combination, 4 a gift, 5 a greeting card, 6 a gift card',
    ),
  combo_id: z.int().nullable().describe('The combination it is part of; null when it is on its own'),
  offer_title: z.string().describe('The title of the product'),
  offer_real_id: z.string().describe('The code of the product'),
  variant_title: z.string(),
  image: Image,
  quantity: z.int(),
  unit_price: Pence.describe('The price of one'),
  old_unit_price: Pence.nullable().describe('The price of one before it was reduced'),
  cost: Pence.describe('The price of all of it'),
  gift_card_text: z.string().nullable().describe('What the card with it says'),
  gift_card: GiftCardPosition.nullable()
    .default(null)
    .describe('How a gift card is sent, and to whom; null for everything else'),
  same_day: z.boolean().describe('It can be delivered on the day it is ordered'),
  discountable: z
    .boolean()
    .default(true)
    .describe('Whether promo codes and bonuses apply; they do not for gift cards and alcohol'),
  vat: z
    .array(z.object({ rate: VatRate, share: Pence }))
    .default([])
    .describe('Its cost before discounts, by rate of VAT'),
})
export type Position = z.infer<typeof Position>

/** The flowers of a cart that come again and again, and what each later delivery of them costs. */
export const RecurringLine = z.object({
  product_id: z.int(),
  position_slug: z.string(),
  title: z.string(),
  variant_title: z.string(),
  quantity: z.int(),
  price: Pence,
  first_bouquet_message: z
    .string()
    .nullable()
    .default(null)
    .describe('Why the offered discount of the first bouquet does not apply; null when it does'),
})

/** An order that was placed and waits for its payment; `type` says by which checkout's pages. */
export const UnpaidOrder = z.object({ id: OrderId, type: OrderType, total_cost: Pence, amount_due: Pence })
export type UnpaidOrder = z.infer<typeof UnpaidOrder>

export const Cart = z.object({
  id: z.uuid(),
  real_id: z.string(),
  positions: z.array(Position),
  quantity: z.int().describe('The sum of all quantities'),
  positions_cost: Pence.describe('What all positions cost'),
  service_fee: Pence.describe('A fee on top of the prices; 0 where they include it'),
  discount: Pence.describe('What a subscription and a promo code take off; bonuses are apart'),
  total_cost: Pence.describe('What the order costs before gift cards and delivery'),
  promotion: z.string().nullable(),
  promo_code: PromoCode.nullable(),
  available_bonuses: Pence.default(0).describe('The user’s balance; 0 for a guest'),
  used_bonus_amount: Pence.default(0),
  bonus_percent: z.int().nullable().default(null).describe('The percentage that bonuses pay'),
  gift_cards: z.array(GiftCardShare).default([]).describe('Gift cards that pay a part of the total'),
  gift_card_amount: Pence.default(0).describe('The sum that gift cards pay'),
  amount_due: Pence.default(0).describe('What remains to pay of `total_cost` after gift cards'),
  with_subscription: z.boolean().describe('Its flowers come again by subscription'),
  every_weeks: z.int().nullable().describe('The interval of the subscription in weeks; null without one'),
  recurring_line: RecurringLine.nullable()
    .default(null)
    .describe('The line that the subscription repeats; with one, the cart is checked out as a subscription'),
  bonuses_will_accrue: Pence.describe('The bonuses that the order earns an account; guests see them, too'),
  bonuses_will_accrue_text: z.string(),
  bonuses_will_accrue_tooltip_text: z.string(),
  unpaid_order: UnpaidOrder.nullable()
    .default(null)
    .describe('For an empty cart: the visitor’s newest order that is not paid yet'),
})
export type Cart = z.infer<typeof Cart>

/** Only what a shopper decides; a price in here is refused like any other unknown key. */
export const AddToCart = z.strictObject({
  quantity: Quantity.optional().describe('The new quantity of the line; without it, one more'),
  gift_card_text: GiftCardText.optional(),
  gift_card: GiftCardDetails.optional().describe('Required for a gift card by e-mail'),
  with_subscription: z.boolean().optional(),
  extra_offer_variant_id: z.int().positive().max(2_147_483_647).optional(),
  only_if_in_cart: z
    .boolean()
    .optional()
    .describe(
      'Changes a line that is in the cart, and puts none in: one that was taken out meanwhile stays out, and the answer is 404 `line_gone`',
    ),
})

export const ConstructorBouquet = z.strictObject({
  species: z.string().max(40),
  colour: z.string().max(40),
  count: z.int().min(1).max(101),
  length: z.enum(['short', 'long']),
  wrap: z.string().max(40),
  foliage: z.string().max(40).nullable().default(null),
  quantity: Quantity.optional(),
  gift_card_text: GiftCardText.optional(),
})
export type ConstructorBouquet = z.infer<typeof ConstructorBouquet>

/** Flowers by subscription: which, how often, and what the first of them was offered with. */
export const SubscriptionChoice = z.strictObject({
  product_id: z.int().positive().max(2_147_483_647),
  position_slug: Slug,
  every_weeks: EveryWeeks,
  first_bouquet_discount: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Per cent; must be a discount on offer'),
})

/** The cart as it is then. */
export const CartAnswer = dataOf(Cart)
const line = z.object({ productId: ProductId, positionSlug: Slug })
const tag = 'basket'

export const getCart = endpoint({
  method: 'GET',
  path: '/v1/basket/',
  summary: 'The cart of this session',
  tag,
  description: 'A visitor without a cart gets an empty one. A signed-in user has one cart in all browsers.',
  access: 'visitor',
  response: CartAnswer,
})
export const openCart = endpoint({
  method: 'POST',
  path: '/v1/basket/open/',
  summary: 'Fill an empty cart with a guest’s cart, by the token of the link in an e-mail',
  tag,
  body: z.strictObject({ token: z.string().max(100) }),
  description: 'A cart that holds something stays as it is.',
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { token: 'bGFya3NwdXI.c2lnbmF0dXJl' } },
  response: CartAnswer,
})
export const setCartLine = endpoint({
  method: 'POST',
  path: '/v1/basket/:productId/:positionSlug',
  summary:
    'Put a variant in the cart, or say how many its line holds; with `only_if_in_cart` only where there is one',
  tag,
  params: line,
  body: AddToCart,
  access: 'visitor',
  refusals: ['not_found', 'line_gone', 'cart_full'],
  example: {
    params: { productId: 253, positionSlug: 'red-12-short' },
    body: { quantity: 2, gift_card_text: 'With love' },
  },
  response: CartAnswer,
})
export const setCardText = endpoint({
  method: 'PATCH',
  path: '/v1/basket/:productId/:positionSlug',
  summary:
    'Change what the card of a line says, or do without; it becomes one with a line that says the same',
  tag,
  params: line,
  body: z.strictObject({ gift_card_text: GiftCardText }),
  access: 'visitor',
  refusals: ['not_found', 'line_gone'],
  example: { params: { productId: 253, positionSlug: 'red-12-short' }, body: { gift_card_text: 'To Mum' } },
  response: CartAnswer,
})
export const setCartLineGiftCard = endpoint({
  method: 'PATCH',
  path: '/v1/basket/:productId/:positionSlug/gift-card',
  summary: 'Change recipient, sender, date and text of a gift card by e-mail',
  tag,
  params: line,
  body: GiftCardDetails.extend({ gift_card_text: GiftCardText }),
  access: 'visitor',
  refusals: ['not_found', 'line_gone'],
  example: {
    params: { productId: 357, positionSlug: '25-pounds' },
    body: {
      recipient_name: 'Iris Green',
      recipient_email: 'iris@example.org',
      sender: 'Basil Ford',
      gift_card_text: 'Choose your own',
    },
  },
  response: CartAnswer,
})
export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/v1/basket/:productId/:positionSlug',
  summary: 'Remove a line from the cart; 404 `line_gone` when it is not there',
  tag,
  params: line,
  access: 'visitor',
  refusals: ['not_found', 'line_gone'],
  example: { params: { productId: 253, positionSlug: 'red-12-short' } },
  response: CartAnswer,
})
export const addConstructorBouquet = endpoint({
  method: 'POST',
  path: '/v1/basket/constructor',
  summary: 'Add a bouquet from the constructor to the cart',
  tag,
  body: ConstructorBouquet,
  description: 'GET /v1/main-page/constructor-block/ has what can be chosen.',
  access: 'visitor',
  refusals: ['cart_full', 'not_found'],
  example: {
    body: {
      species: 'rose',
      colour: 'pink',
      count: 15,
      length: 'short',
      wrap: 'ivory',
      foliage: 'eucalyptus',
    },
  },
  response: CartAnswer,
})
export const addCombo = endpoint({
  method: 'POST',
  path: '/v1/basket/combo',
  summary: 'Add a combination of products to the cart at its own price',
  tag,
  body: z.strictObject({ combo_id: z.int().positive().max(2_147_483_647), quantity: Quantity.optional() }),
  description: 'A product has its combinations in `combos`.',
  access: 'visitor',
  refusals: ['not_found', 'cart_full'],
  example: { body: { combo_id: 1, quantity: 1 } },
  response: CartAnswer,
})
export const removeCombo = endpoint({
  method: 'DELETE',
  path: '/v1/basket/combo/:comboId',
  summary: 'Remove a combination from the cart',
  tag,
  params: z.object({ comboId: ProductId }),
  access: 'visitor',
  refusals: ['not_found', 'line_gone'],
  example: { params: { comboId: 1 } },
  response: CartAnswer,
})
export const setCartSubscription = endpoint({
  method: 'POST',
  path: '/v1/basket/with-subscription',
  summary: 'Turn the delivery subscription of the cart on or off',
  tag,
  body: z.strictObject({
    with_subscription: z.boolean(),
    every_weeks: EveryWeeks.optional().describe('Without it the interval stays as it was, or is the default'),
  }),
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { with_subscription: true, every_weeks: 2 } },
  response: CartAnswer,
})
export const chooseSubscription = endpoint({
  method: 'POST',
  path: '/v1/basket/subscription',
  summary: 'Add the flowers of a delivery subscription to the cart',
  tag,
  body: SubscriptionChoice,
  description:
    'GET /v1/delivery-subscription-prices/ has flowers, sizes and discounts. A cart has one subscription: the one chosen last.',
  access: 'visitor',
  refusals: ['not_found', 'not_the_first', 'cart_full'],
  example: {
    body: { product_id: 272, position_slug: 'classic', every_weeks: 2, first_bouquet_discount: 50 },
  },
  response: CartAnswer,
})
