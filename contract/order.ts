import { z } from 'zod'
import { MapPoint } from './address.ts'
import { BONUS_PERCENTS, Cart, Position, PromoCode } from './basket.ts'
import { dataOf, endpoint } from './endpoint.ts'
import { EMAIL, FIELD_WORDS } from './field-rules.ts'
import { GiftCardShare } from './gift-card-details.ts'
import { DeliveryDate } from './intervals.ts'
import { OrderType } from './order-type.ts'
import { PaymentState } from './payment-state.ts'
import {
  GiftCardText,
  LondonDate,
  OptionalText,
  OrderId,
  Pence,
  PlainLine,
  ProductId,
  Slug,
} from './primitives.ts'

export const ORDER_STATES = [
  'draft',
  'awaiting_payment',
  'paid',
  'preparing',
  'on_its_way',
  'delivered',
  'cancelled',
  'refunded',
] as const
export const OrderState = z.enum(ORDER_STATES)
export type OrderState = z.infer<typeof OrderState>

export const ShippingAddress = z.object({
  postcode: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  zone: z.string(),
  point: MapPoint.nullish().describe('Where it is on the map, as far as that is known'),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

export const Recipient = z.object({
  name: z.string(),
  phone: z.string(),
  note: z.string().nullable().describe('For the courier'),
  anonymous: z.boolean(),
  myself: z.boolean().optional().describe('Who orders receives it, too'),
})
export type Recipient = z.infer<typeof Recipient>

export const Contact = z.object({ name: z.string(), email: z.string(), phone: z.string() })
export type Contact = z.infer<typeof Contact>

export const ChosenInterval = z.object({
  interval_id: z.int(),
  date: LondonDate,
  from: z.string(),
  to: z.string(),
  price: Pence,
  held_until: z.iso.datetime({ offset: true }).nullable().describe('Null once it is paid for'),
})
export type ChosenInterval = z.infer<typeof ChosenInterval>

/** What an order has to do with a delivery subscription: it begins one, or is one of its later deliveries. */
export const OrderSubscription = z.object({
  id: OrderId.nullable().describe('Null until it is paid for: then the subscription is under way'),
  is_renewal: z.boolean().describe('A later delivery, ordered by the shop when it was due'),
  title: z.string(),
  variant_title: z.string(),
  quantity: z.int(),
  every_weeks: z.int(),
  first_bouquet_percent: z.int().nullable(),
  first_bouquet_message: z
    .string()
    .nullable()
    .default(null)
    .describe('Why the first bouquet of a draft is not reduced, although it was offered so; null otherwise'),
  price: Pence.describe('The flowers of each later delivery'),
  next_total: Pence.nullable().describe('A later delivery in all; null until its window is known'),
  next_delivery_on: LondonDate.nullable(),
  next_charge_at: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('When the next delivery is charged; until then it can be skipped, paused or ended'),
})
export type OrderSubscription = z.infer<typeof OrderSubscription>

/** How far it is with an order whose recipient is to say where and when. */
export const RecipientLinkState = z.enum(['unpaid', 'asked', 'run_out', 'taken_over', 'made'])
export type RecipientLinkState = z.infer<typeof RecipientLinkState>

/** An order at any time of its life; while it is a draft its positions are the cart's. */
export const Order = z.object({
  id: OrderId,
  type: OrderType.default('default'),
  state: OrderState,
  subscription: OrderSubscription.nullable().default(null),
  positions: z.array(Position),
  shipping_address: ShippingAddress.nullable(),
  recipient: Recipient.nullable(),
  contact: Contact.nullable(),
  interval: ChosenInterval.nullable(),
  recipient_choice: z
    .object({ name: z.string(), state: RecipientLinkState })
    .nullable()
    .default(null)
    .describe('The recipient is to say where and when, or has; the door is then told to the courier only'),
  promo_code: PromoCode.nullable(),
  available_bonuses: Pence,
  used_bonus_amount: Pence,
  bonus_percent: z.int().nullable().default(null).describe('The share that is paid with bonuses'),
  positions_cost: Pence,
  delivery_amount: Pence,
  service_fee: Pence,
  discounts: z.object({ discount: Pence, old_total_cost: Pence }),
  total_cost: Pence,
  gift_cards: z.array(GiftCardShare).default([]).describe('What pays for it, beside a code or bonuses'),
  gift_card_amount: Pence.default(0).describe('What they pay together'),
  amount_due: Pence.default(0).describe('What is left to pay of `total_cost`, by a payment'),
  sent_by_email: z
    .boolean()
    .default(false)
    .describe('All of it goes out by e-mail: there is no courier, no address and no time to choose'),
  cashback: Pence.describe('Bonuses the order earns; 0 for a guest, who has no account to earn them in'),
  payment: z
    .object({ method: z.string(), state: PaymentState, message: z.string().nullable() })
    .nullable()
    .describe('The newest payment, when one was begun'),
  given_back: z
    .array(
      z.object({
        amount: Pence,
        reason: z.string().nullable().describe('What for, in words that go on after "for"'),
        at: z.iso.datetime({ offset: true }).nullable().describe('Null while it is on its way back'),
      }),
    )
    .default([])
    .describe('What was paid and goes back, or has gone: parts of it while the order went on, and the rest'),
  timeline: z.array(z.object({ state: OrderState, at: z.iso.datetime({ offset: true }) })),
  missing: z.array(z.string()).describe('What has to be filled in before it can be paid for'),
  may_cancel: z.boolean().describe('The shopper may still cancel it'),
  may_delete: z.boolean().describe('It is over and may be taken out of the history'),
  tracking_token: z.uuid().describe('Of its private link, for who ordered'),
  share_token: z
    .uuid()
    .nullable()
    .default(null)
    .describe('Of the link to pass on: the same page, on which nothing can be changed'),
  created_at: z.iso.datetime({ offset: true }),
})
export type Order = z.infer<typeof Order>

/** An order that was opened by the link in a letter about it. */
export const OpenedOrder = z.object({
  order_id: OrderId,
  type: OrderType,
  needs_sign_in: z.boolean().describe('It is an account’s, and opened by signing in to that'),
})
export type OpenedOrder = z.infer<typeof OpenedOrder>

/** A page of what a user ordered. */
export const History = dataOf(z.array(Order)).extend({
  next_before: OrderId.nullable().default(null).describe('The `before` of the next page, if there is one'),
})
export type History = z.infer<typeof History>

export const AddressInput = z.strictObject({
  postcode: PlainLine(10),
  line1: PlainLine(120),
  line2: OptionalText(120),
  city: PlainLine(80),
  point: MapPoint.nullish().describe('Where the list of addresses has it'),
})
export const RecipientInput = z.strictObject({
  name: PlainLine(80),
  phone: PlainLine(30),
  note: OptionalText(300),
  anonymous: z.boolean().default(false),
  myself: z.boolean().default(false).describe('Who orders receives it, too: there is no secret then'),
})
export const ContactInput = z.strictObject({
  name: PlainLine(80),
  email: z.email({ pattern: EMAIL, error: FIELD_WORDS.email }).max(254),
  phone: PlainLine(30),
  offers: z
    .boolean()
    .optional()
    .describe('Agrees to hear of offers, and of a cart that was left, by e-mail; unsaid, it stays as it was'),
})

export const OrderAnswer = dataOf(Order)
/** Success or a message why not, with the order as it stands: the shopper's mistake is an answer, not a fault. */
export const OrderOutcome = z.object({ success: z.boolean(), message: z.string(), data: Order })
const tag = 'order'
const byId = z.object({ id: OrderId })

/** What became of a wish to pay less: the cart and, when one was begun, the order. */
const Saving = z.object({
  success: z.boolean(),
  message: z.string(),
  advice: z
    .string()
    .nullable()
    .describe('Which of a code and bonuses saves more, when only one of them can be'),
})
export const CodeOutcome = Saving.extend({
  is_for_app: z.boolean().describe('The code works in the app only'),
  data: z.object({ order_details: Order.nullable(), cart: Cart }),
})
export const BonusesOutcome = Saving.extend({ data: Order.nullable(), cart: Cart })
export const IntervalChoice = z.strictObject({
  date: LondonDate,
  interval_id: z.int().positive().max(2_147_483_647),
  order_id: OrderId.optional().describe('Of an order that awaits payment and lost its window'),
})
/** What is known of an order when it is created; what is not said is asked for by the steps of the checkout. */
export const OrderPayload = z.strictObject({
  address: AddressInput.optional(),
  interval: IntervalChoice.omit({ order_id: true }).optional(),
  recipient: RecipientInput.optional(),
  contact: ContactInput.optional(),
})
export const GiftChoice = z.strictObject({
  offer_id: z.int().positive().max(2_147_483_647),
  position_slug: Slug,
  gift_card_text: GiftCardText.optional(),
})
export const GiftOfOrder = z.object({ offer_id: ProductId, position_slug: Slug })
export const CodeInput = z.strictObject({ code: PlainLine(40) })
export const BonusesInput = z.strictObject({
  percent: z.literal(BONUS_PERCENTS, `must be one of ${BONUS_PERCENTS.join(', ')}, or null`).nullable(),
})
export const Purchase = z.strictObject({
  payment_method: z.string().max(30),
  expected_total: Pence.optional(),
  expected_due: Pence.optional().describe('What was shown as left to pay after gift cards'),
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/v1/order/',
  summary:
    'Start checking out the cart, or go on with the draft there is, with what is known of it; success is false when a part is refused',
  tag,
  body: OrderPayload.nullish(),
  response: OrderOutcome,
})
export const getCheckout = endpoint({
  method: 'GET',
  path: '/v1/order/',
  summary: 'The draft being checked out',
  tag,
  response: OrderAnswer,
})
export const getDeliveryDetails = endpoint({
  method: 'GET',
  path: '/v1/order/delivery-details/',
  summary: 'The draft with the dates and windows it can be delivered in',
  tag,
  response: dataOf(z.object({ order: Order, intervals: z.array(DeliveryDate) })),
})
export const getFinalDetails = endpoint({
  method: 'GET',
  path: '/v1/order/final-details/',
  summary: 'The draft, ready to be checked and paid for',
  tag,
  response: dataOf(z.object({ order: Order })),
})
export const getOrder = endpoint({
  method: 'GET',
  path: '/v1/order/:id/',
  summary: 'An order of this session or account',
  tag,
  params: byId,
  response: OrderAnswer,
})
export const openOrder = endpoint({
  method: 'POST',
  path: '/v1/order/open/',
  summary: 'Open a guest’s order by the token of the link in a letter about it, in another browser',
  tag,
  body: z.strictObject({ token: z.string().max(100) }),
  response: dataOf(OpenedOrder),
})
export const setAddress = endpoint({
  method: 'POST',
  path: '/v1/order/address/',
  summary: 'Where the draft goes; outside the delivery zones success is false',
  tag,
  body: AddressInput,
  response: OrderOutcome.extend({ intervals: z.array(DeliveryDate) }),
})
export const setRecipient = endpoint({
  method: 'POST',
  path: '/v1/order/recipient/',
  summary: 'Who receives it',
  tag,
  body: RecipientInput,
  response: OrderOutcome,
})
export const setContact = endpoint({
  method: 'POST',
  path: '/v1/order/contact/',
  summary: 'Who orders it',
  tag,
  body: ContactInput,
  response: OrderOutcome,
})
export const setInterval = endpoint({
  method: 'POST',
  path: '/v1/order/interval/',
  summary: 'Choose and hold a delivery window',
  tag,
  body: IntervalChoice,
  response: OrderOutcome,
  idempotent: true,
})
export const getTimesInstead = endpoint({
  method: 'GET',
  path: '/v1/order/intervals/:id',
  summary: 'What an order that awaits its payment can be delivered in, once its own window has gone',
  tag,
  params: byId,
  response: dataOf(
    z.object({
      gone: z
        .boolean()
        .describe('Its window can no longer be had: another has to be chosen before it is paid'),
      intervals: z.array(DeliveryDate).describe('For the price of the order; empty while it is not gone'),
    }),
  ),
})
export const addOrderPosition = endpoint({
  method: 'POST',
  path: '/v1/order/positions/',
  summary: 'Add a gift to the draft',
  tag,
  body: GiftChoice,
  response: OrderAnswer,
})
export const removeOrderPosition = endpoint({
  method: 'DELETE',
  path: '/v1/order/positions/',
  summary: 'Take a gift out of the draft',
  tag,
  query: GiftOfOrder,
  response: OrderAnswer,
})
export const applyPromoCode = endpoint({
  method: 'POST',
  path: '/v1/order/promocode/',
  summary: 'Use a promo code for the cart and the order made of it; one for the app with X-App-Platform only',
  tag,
  body: CodeInput,
  response: CodeOutcome,
})
export const removePromoCode = endpoint({
  method: 'DELETE',
  path: '/v1/order/promocode/',
  summary: 'Do without the promo code',
  tag,
  response: CodeOutcome,
})
export const useBonuses = endpoint({
  method: 'POST',
  path: '/v1/order/use-bonuses/',
  summary: 'Pay a share of the flowers and gifts with bonuses; null for none',
  tag,
  body: BonusesInput,
  response: BonusesOutcome,
})
export const toPay = endpoint({
  method: 'POST',
  path: '/v1/order/to-pay/:id',
  summary: 'Fix the order and its total, empty the cart, wait for the payment',
  tag,
  params: byId,
  body: Purchase,
  response: OrderOutcome,
  idempotent: true,
})
export const getPaid = endpoint({
  method: 'GET',
  path: '/v1/order/payment/paid/',
  summary: 'Whether an order is paid; without an id, the newest of this session',
  tag,
  slow: true,
  query: z.object({ id: OrderId.optional() }),
  response: dataOf(z.object({ success: z.boolean(), order_id: OrderId.nullable() })),
})

export const getHistory = endpoint({
  method: 'GET',
  path: '/v1/user/history',
  summary: 'What the user ordered, the newest first, page by page',
  tag,
  query: z.object({
    search: z.string().trim().max(100).optional().describe('In the number, the flowers or the recipient'),
    before: OrderId.optional().describe('The order the page comes after'),
  }),
  response: History,
})
export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/v1/order/cancel/:id',
  summary: 'Cancel an order nobody has begun to make; its window is free again',
  tag,
  params: byId,
  response: OrderOutcome,
})
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/v1/order/delete/:id',
  summary: 'Take an order that is over out of the history; answers with the first page of what is left',
  tag,
  params: byId,
  response: History,
})
export const repeatOrder = endpoint({
  method: 'POST',
  path: '/v1/order/repeat/:id',
  summary: 'Put what was ordered into the cart again, at the prices of now',
  tag,
  params: byId,
  body: z
    .strictObject({
      instead: z.boolean().default(false).describe('The order itself is cancelled, when it is not paid'),
    })
    .nullish(),
  response: z.object({
    data: Cart,
    left_out: z.array(z.string()).describe('What there is no more, or has no room in the cart'),
  }),
})
