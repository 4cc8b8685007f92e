import { z } from 'zod'
import { AddressPlace, MapPoint } from './address.ts'
import { BONUS_PERCENTS, Cart, Position, PromoCode } from './basket.ts'
import { DeliverySubscriptionState } from './types/delivery-subscription-state.ts'
import { CalendarFile } from './types/calendar-file.ts'
import { dataOf, endpoint, outcomeCode, outcomeOf } from './types/endpoint.ts'
import { PageInfo, pageQuery } from './types/page-info.ts'
import { EMAIL } from './types/field-rules.ts'
import { GiftCardShare } from './types/gift-card-details.ts'
import { DeliveryDate } from './delivery-dates.ts'
import { OrderPhoto } from './types/order-photo.ts'
import { OrderType } from './types/order-type.ts'
import { PaymentState } from './types/payment-state.ts'
import {
  GiftCardText,
  LondonDate,
  NameLine,
  OptionalText,
  OrderId,
  Pence,
  PlainLine,
  ProductId,
  Slug,
} from './types/primitives.ts'

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

export const ShippingAddress = z
  .object({
    postcode: z.string(),
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    zone: z.string(),
    point: MapPoint.nullish().describe('Where it is on the map, as far as that is known'),
    place: AddressPlace.nullish().describe(
      'Its surroundings, for a map; in the answers to GET of an order and of delivery details, and to changes of their address; null where they are unknown',
    ),
  })
  .meta({
    examples: [
      {
        postcode: 'N1 9GU',
        line1: '1 Caledonian Road',
        line2: null,
        city: 'London',
        zone: 'london',
        point: null,
      },
    ],
  })
export type ShippingAddress = z.infer<typeof ShippingAddress>

export const Recipient = z.object({
  name: z.string(),
  phone: z
    .string()
    .describe(
      'For the courier; empty in a draft whose recipient has none, which gets the buyer’s when it is placed',
    ),
  note: z.string().nullable().describe('For the courier'),
  anonymous: z.boolean(),
  myself: z.boolean().optional().describe('The buyer is the recipient'),
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
  id: OrderId.nullable().describe('Null until the first order is paid; the subscription starts then'),
  state: DeliverySubscriptionState.nullable()
    .default(null)
    .describe('The state of the subscription now; null until it starts'),
  is_renewal: z.boolean().describe('A later delivery, ordered by the shop'),
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
  price: Pence.describe('The price of the flowers of each later delivery'),
  next_total: Pence.nullable().describe('The total of a later delivery; null until its window is known'),
  next_delivery_on: LondonDate.nullable().describe(
    'The next delivery of the subscription or, until it starts, the one after this order, moved from closed days; null while it is paused, when it has ended, and until this order has a date',
  ),
  next_charge_at: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('When the next delivery is charged; until then it can be skipped, paused or ended'),
})
export type OrderSubscription = z.infer<typeof OrderSubscription>

/** How far it is with an order whose recipient is to say where and when. */
export const RecipientLinkState = z.enum(['unpaid', 'asked', 'run_out', 'taken_over', 'made'])
export type RecipientLinkState = z.infer<typeof RecipientLinkState>

/** The private link as who ordered sees it: to share, and to do without. */
export const SenderLink = z.object({
  name: z.string(),
  receiver: z.string().describe('The phone number or e-mail address it was sent to'),
  url: z.string().nullable().describe('The link; null when it no longer works'),
  state: RecipientLinkState,
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  intervals: z.array(DeliveryDate).describe('Slots for the buyer, after they set the address'),
})
export type SenderLink = z.infer<typeof SenderLink>

/** The slots that an order can have instead of its own. */
export const AlternativeSlots = z.object({
  gone: z.boolean().describe('Its window can no longer be had: another has to be chosen before it is paid'),
  intervals: z
    .array(DeliveryDate)
    .describe('For the price of the order, without its own; empty while it can be paid as it is'),
})

/** An order at any time of its life; while it is a draft its positions are the cart's. */
export const Order = z.object({
  id: OrderId,
  type: OrderType.default('default'),
  state: OrderState,
  subscription: OrderSubscription.nullable().default(null),
  positions: z.array(Position),
  shipping_address: ShippingAddress.nullable().describe('Where it goes; null until that is said'),
  recipient: Recipient.nullable().describe('Who receives it; null until that is said'),
  contact: Contact.nullable().describe('Who ordered it; null until that is said'),
  saved_recipient_id: z
    .int()
    .nullable()
    .default(null)
    .describe('The saved recipient of the user that address and recipient were taken from or kept as'),
  interval: ChosenInterval.nullable().describe('When it is delivered; null until that is chosen'),
  recipient_choice: z
    .object({ name: z.string(), state: RecipientLinkState })
    .nullable()
    .default(null)
    .describe('Set when the recipient chooses address and slot; only the courier sees the address'),
  recipient_link: SenderLink.nullish().describe(
    'The private link of such an order, in the answers to GET of an order and to a change of its address; null when it has none',
  ),
  delivery_intervals: z
    .array(DeliveryDate)
    .optional()
    .describe('The days and slots of a draft, in the answers to changes of its address and its gifts'),
  alternative_slots: z
    .array(DeliveryDate)
    .nullish()
    .describe(
      'What `GET /v1/order/intervals/:id` has for it, in the answer to GET of an order that asks for them; null where it has to keep its own',
    ),
  promo_code: PromoCode.nullable(),
  available_bonuses: Pence,
  used_bonus_amount: Pence,
  bonus_percent: z.int().nullable().default(null).describe('The percentage that bonuses pay'),
  positions_cost: Pence.describe('What all positions cost'),
  delivery_amount: Pence.describe('What the delivery costs'),
  service_fee: Pence.describe('A fee on top of the prices; 0 where they include it'),
  discounts: z.object({ discount: Pence, old_total_cost: Pence }),
  total_cost: Pence.describe('What it costs altogether, before gift cards'),
  gift_cards: z.array(GiftCardShare).default([]).describe('Gift cards that pay a part of the total'),
  gift_card_amount: Pence.default(0).describe('The sum that gift cards pay'),
  amount_due: Pence.default(0).describe('What remains to pay of `total_cost` after gift cards'),
  sent_by_email: z
    .boolean()
    .default(false)
    .describe('The whole order goes out by e-mail: it needs no address and no slot'),
  cashback: Pence.describe('Bonuses the order earns; 0 for a guest, who has no account to earn them in'),
  payment: z
    .object({ method: z.string(), state: PaymentState, message: z.string().nullable() })
    .nullable()
    .describe('The newest payment, when one was begun'),
  refunds: z
    .array(
      z.object({
        amount: Pence,
        reason: z.string().nullable().describe('The reason, as words that continue "for …"'),
        at: z.iso.datetime({ offset: true }).nullable().describe('Null while the refund is pending'),
      }),
    )
    .default([])
    .describe('Refunds of the order, pending and completed: partial refunds and the rest'),
  timeline: z.array(z.object({ state: OrderState, at: z.iso.datetime({ offset: true }) })),
  missing: z.array(z.string()).describe('What is still missing before it can be placed'),
  may_cancel: z.boolean().describe('The shopper may still cancel it'),
  may_change: z
    .boolean()
    .default(false)
    .describe('The shopper may still change what `PATCH /v1/order/:id/` takes'),
  may_reschedule: z
    .boolean()
    .default(false)
    .describe(
      'The shopper may still choose another window for it, paid as it is: `GET /v1/order/intervals/:id`',
    ),
  may_delete: z.boolean().describe('It is finished and can be removed from the history'),
  photos: z
    .array(OrderPhoto)
    .optional()
    .describe(
      'Pictures of the flowers, the oldest first, in the answers to GET of an order and to changes of one that is placed',
    ),
  tracking_token: z.uuid().describe('The token of the buyer’s private link'),
  share_token: z.uuid().nullable().default(null).describe('The token of a read-only link to the same page'),
  created_at: z.iso.datetime({ offset: true }),
})
export type Order = z.infer<typeof Order>

/** An order that was opened by the link in an e-mail about it. */
export const OpenedOrder = z.object({
  order_id: OrderId,
  type: OrderType,
  needs_sign_in: z.boolean().describe('The order belongs to an account and opens after signing in'),
})
export type OpenedOrder = z.infer<typeof OpenedOrder>

/** A page of what a user ordered. */
export const History = dataOf(z.array(Order)).extend({ meta: z.object({ pagination: PageInfo }) })
export type History = z.infer<typeof History>

export const AddressInput = z.strictObject({
  postcode: PlainLine(10),
  line1: PlainLine(120),
  line2: OptionalText(120),
  city: NameLine,
  point: MapPoint.nullish().describe('Its point on the map, from the address list'),
})
export const RecipientInput = z.strictObject({
  name: NameLine,
  phone: OptionalText(30).describe('For the courier; without one the order gets that of the buyer'),
  note: OptionalText(300),
  anonymous: z.boolean().default(false),
  myself: z.boolean().default(false).describe('The buyer is the recipient; `anonymous` has no effect then'),
  keep: z
    .boolean()
    .optional()
    .describe(
      'The user agrees that name, phone, note and the address of the draft are kept for later orders; without an account nothing is kept',
    ),
})
/** Whom of the saved recipients a draft is for; null for somebody else, whose address is then asked for. */
export const SavedRecipientChoice = z.strictObject({
  recipient_id: z.int().positive().max(2_147_483_647).nullable(),
})
export const ContactInput = z.strictObject({
  name: NameLine,
  email: z.email({ pattern: EMAIL, error: 'invalid_email' }).max(254),
  phone: PlainLine(30),
  offers: z
    .boolean()
    .optional()
    .describe('Agrees to hear of offers, and of a cart that was left, by e-mail; unsaid, it stays as it was'),
})

/** What the shopper may change of an order that is placed, until the florist begins. */
export const OrderChange = z.strictObject({
  recipient: z
    .strictObject({
      name: NameLine,
      phone: OptionalText(30).describe('For the courier; without one the order gets that of the buyer'),
      note: OptionalText(300),
    })
    .optional()
    .describe('Whom the courier asks for, and the note for the courier'),
  address: AddressInput.pick({ line1: true, line2: true, city: true })
    .optional()
    .describe('Another house with the same postcode, which decides about price and time'),
  card_text: z
    .strictObject({ product_id: ProductId, position_slug: Slug, gift_card_text: GiftCardText })
    .optional()
    .describe('What the card of a position says'),
})

export const OrderAnswer = dataOf(Order)
/** Whether it was done, and the order as it stands. */
export const OrderOutcome = outcomeOf({ data: Order })
/** The same with the days and slots at a new address. */
export const AddressOutcome = OrderOutcome.extend({ intervals: z.array(DeliveryDate) })
const tag = 'order'
const byId = z.object({ id: OrderId })

/** What became of a wish to pay less: the cart and, when one was begun, the order. */
const Saving = z.object({
  success: z.boolean(),
  message: z.string(),
  code: outcomeCode,
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
  order_id: OrderId.optional().describe(
    'Of an order that awaits payment and lost its window, or of a paid one that may be moved',
  ),
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
  access: 'visitor',
  refusals: ['cart_empty', 'other_checkout'],
  example: { body: { address: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' } } },
  response: OrderOutcome,
})
export const getCheckout = endpoint({
  method: 'GET',
  path: '/v1/order/',
  summary: 'The draft being checked out',
  tag,
  access: 'visitor',
  refusals: ['not_found'],
  response: OrderAnswer,
})
export const getDeliveryDetails = endpoint({
  method: 'GET',
  path: '/v1/order/delivery-details/',
  summary: 'The draft with the dates and windows it can be delivered in',
  tag,
  access: 'visitor',
  refusals: ['not_found'],
  response: dataOf(z.object({ order: Order, intervals: z.array(DeliveryDate) })),
})
export const getFinalDetails = endpoint({
  method: 'GET',
  path: '/v1/order/final-details/',
  summary: 'The draft, ready to be checked and paid for',
  tag,
  access: 'visitor',
  refusals: ['not_found'],
  response: dataOf(z.object({ order: Order })),
})
export const getOrder = endpoint({
  method: 'GET',
  path: '/v1/order/:id/',
  summary: 'An order of this session or account',
  tag,
  params: byId,
  query: z.object({
    alternative_slots: z
      .stringbool()
      .default(false)
      .describe('Also the slots that it can have instead of its own'),
  }),
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: OrderAnswer,
})
export const getOrderCalendar = endpoint({
  method: 'GET',
  path: '/v1/order/:id/calendar/',
  summary: 'The hours in which an order arrives, as an iCalendar file',
  tag,
  params: byId,
  description:
    '`content` is the file itself, of the type text/calendar. `not_found` also for an order without a delivery time.',
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(CalendarFile),
})
export const updateOrder = endpoint({
  method: 'PATCH',
  path: '/v1/order/:id/',
  summary: 'Change the card, the recipient or the house of an order that nobody has begun to make',
  tag,
  params: byId,
  body: OrderChange,
  description:
    'What is not said stays as it is. An order that cannot be changed any more is an answer with `success: false`, as is a recipient who says themselves where and when.',
  access: 'visitor',
  refusals: ['not_found'],
  example: {
    params: { id: '7F3K2M9Q' },
    body: { recipient: { name: 'Iris Green', phone: '020 7946 0018', note: 'The blue door' } },
  },
  response: OrderOutcome,
})
export const openOrder = endpoint({
  method: 'POST',
  path: '/v1/order/open/',
  summary: 'Open a guest’s order in another browser, by the token of the link in an e-mail',
  tag,
  body: z.strictObject({ token: z.string().max(100) }),
  description: 'An order of an account is not opened: `needs_sign_in` says so.',
  access: 'visitor',
  refusals: ['not_found', 'gone'],
  example: { body: { token: 'bGFya3NwdXI.c2lnbmF0dXJl' } },
  response: dataOf(OpenedOrder),
})
export const setAddress = endpoint({
  method: 'POST',
  path: '/v1/order/address/',
  summary: 'Where the draft goes; outside the delivery zones success is false',
  tag,
  body: AddressInput,
  description: 'The answer has the dates and windows of the address.',
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' } },
  response: AddressOutcome,
})
export const setRecipient = endpoint({
  method: 'POST',
  path: '/v1/order/recipient/',
  summary: 'Who receives it',
  tag,
  body: RecipientInput,
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { name: 'Iris Green', phone: '020 7946 0018', note: 'The blue door' } },
  response: OrderOutcome,
})
export const useSavedRecipient = endpoint({
  method: 'POST',
  path: '/v1/order/saved-recipient/',
  summary: 'Send the draft to a saved recipient: fills address and recipient; null empties both',
  tag,
  body: SavedRecipientChoice,
  description: 'The answer has the dates and windows of the address, as that of POST /v1/order/address/ has.',
  access: 'user',
  refusals: ['not_found'],
  example: { body: { recipient_id: 1 } },
  response: setAddress.response,
})
export const setContact = endpoint({
  method: 'POST',
  path: '/v1/order/contact/',
  summary: 'Who orders it',
  tag,
  body: ContactInput,
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' } },
  response: OrderOutcome,
})
export const setSlot = endpoint({
  method: 'POST',
  path: '/v1/order/interval/',
  summary: 'Choose and hold a slot',
  tag,
  body: IntervalChoice,
  description:
    'A slot is held for a while: `held_until` in the answer says until when; a paid order keeps it. One that is full or past is an answer with `success: false`.',
  access: 'visitor',
  refusals: ['not_found', 'wrong_state'],
  example: { body: { date: '2026-12-10', interval_id: 3 } },
  response: OrderOutcome,
  idempotent: true,
})
export const getAlternativeSlots = endpoint({
  method: 'GET',
  path: '/v1/order/intervals/:id',
  summary:
    'Which windows an order can have instead of its own: one whose window has gone unpaid, and a paid one that may be moved',
  tag,
  params: byId,
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(AlternativeSlots),
})
export const addGift = endpoint({
  method: 'POST',
  path: '/v1/order/positions/',
  summary: 'Add a gift to the draft',
  tag,
  body: GiftChoice,
  access: 'visitor',
  refusals: ['not_found', 'cart_full', 'line_gone'],
  example: { body: { offer_id: 138, position_slug: 'standard' } },
  response: OrderAnswer,
})
export const removeGift = endpoint({
  method: 'DELETE',
  path: '/v1/order/positions/',
  summary: 'Take a gift out of the draft',
  tag,
  query: GiftOfOrder,
  access: 'visitor',
  refusals: ['not_found', 'line_gone', 'several_lines'],
  example: { query: { offer_id: 138, position_slug: 'standard' } },
  response: OrderAnswer,
})
export const applyPromoCode = endpoint({
  method: 'POST',
  path: '/v1/order/promocode/',
  summary: 'Use a promo code for the cart and the order made of it; one for the app with X-App-Platform only',
  tag,
  body: CodeInput,
  description:
    'A code that does not exist, or gives nothing here, is an answer with `success: false`. Wrong codes are counted.',
  access: 'visitor',
  refusals: ['too_many_requests'],
  example: { body: { code: 'WELCOME10' } },
  response: CodeOutcome,
  readsAppPlatform: true,
})
export const removePromoCode = endpoint({
  method: 'DELETE',
  path: '/v1/order/promocode/',
  summary: 'Do without the promo code',
  tag,
  access: 'visitor',
  response: CodeOutcome,
})
export const applyBonuses = endpoint({
  method: 'POST',
  path: '/v1/order/use-bonuses/',
  summary: 'Pay a share of the flowers and gifts with bonuses; null for none',
  tag,
  body: BonusesInput,
  access: 'visitor',
  example: { body: { percent: 50 } },
  response: BonusesOutcome,
})
export const placeOrder = endpoint({
  method: 'POST',
  path: '/v1/order/to-pay/:id',
  summary: 'Fix the order and its total, empty the cart, wait for the payment',
  tag,
  params: byId,
  body: Purchase,
  description:
    'With `expected_total` the order is placed for that total only: a total that has changed is an answer with `success: false`, as is an order that still misses something.',
  access: 'visitor',
  refusals: ['not_found', 'wrong_state'],
  example: { params: { id: '7F3K2M9Q' }, body: { payment_method: 'stripe', expected_total: 4950 } },
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
  description: 'Asks the payment provider when it is not known yet.',
  access: 'visitor',
  refusals: ['not_found'],
  example: { query: { id: '7F3K2M9Q' } },
  response: dataOf(z.object({ success: z.boolean(), order_id: OrderId.nullable() })),
})

/** How many orders a page of the history has when nobody says. */
export const ORDERS_A_PAGE = 20

export const getHistory = endpoint({
  method: 'GET',
  path: '/v1/user/history',
  summary: 'What the user ordered, the newest first, page by page',
  tag,
  query: z.object({
    search: z.string().trim().max(100).optional().describe('In the number, the flowers or the recipient'),
    ...pageQuery(1_000, ORDERS_A_PAGE),
  }),
  access: 'user',
  example: { query: { search: 'roses' } },
  response: History,
})
export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/v1/order/cancel/:id',
  summary: 'Cancel an order nobody has begun to make; its window is free again',
  tag,
  params: byId,
  description:
    'What was paid is refunded. An order that cannot be cancelled any more is an answer with `success: false`.',
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'payment_processing', 'payment_unavailable'],
  example: { params: { id: '7F3K2M9Q' } },
  response: OrderOutcome,
})
export const removeOrder = endpoint({
  method: 'DELETE',
  path: '/v1/order/delete/:id',
  summary: 'Take an order that is over out of the history; answers with the first page of what is left',
  tag,
  params: byId,
  access: 'user',
  refusals: ['not_found', 'wrong_state'],
  example: { params: { id: '7F3K2M9Q' } },
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
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'payment_processing', 'cart_full'],
  example: { params: { id: '7F3K2M9Q' }, body: {} },
  response: z.object({
    data: Cart,
    left_out: z
      .array(z.string())
      .describe('Titles of products that are no longer sold or did not fit into the cart'),
  }),
})
