import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import * as order from './order.ts'
import { PaymentIntent, PaymentMethodsOnOffer } from './payment.ts'
import { OrderId } from './types/primitives.ts'

// The checkout once more, for a cart with a subscription: the same steps, the same answers, other addresses.
const BASE = '/v1/delivery-subscription'
const tag = 'subscription checkout'

export const createSubscriptionOrder = endpoint({
  method: 'POST',
  path: '/v1/delivery-subscriptions/',
  summary:
    'Start checking out the subscription in the cart, or go on with the draft there is, with what is known of it; success is false when a part is refused',
  tag,
  body: order.OrderPayload.nullish(),
  access: 'visitor',
  refusals: ['cart_empty', 'other_checkout'],
  example: { body: {} },
  response: order.OrderOutcome,
})
export const getSubscriptionOrder = endpoint({
  method: 'GET',
  path: '/v1/delivery-subscriptions/order/:id/',
  summary: 'An order of this session or account that begins a subscription or belongs to one',
  tag,
  params: z.object({ id: OrderId }),
  query: order.getOrder.query,
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: order.OrderAnswer,
})
export const getAddressDetails = endpoint({
  method: 'GET',
  path: `${BASE}/address-details/`,
  summary: 'The draft with the dates, from tomorrow on, and windows its first delivery can come in',
  tag,
  access: 'visitor',
  refusals: ['not_found'],
  response: order.getDeliveryDetails.response,
})
export const getSubscriptionFinalDetails = endpoint({
  method: 'GET',
  path: `${BASE}/final-details/`,
  summary: 'The draft, ready to be checked and paid for',
  tag,
  access: 'visitor',
  refusals: ['not_found'],
  response: order.getFinalDetails.response,
})
export const setSubscriptionAddress = endpoint({
  method: 'POST',
  path: `${BASE}/address/`,
  summary: 'Where the flowers go; outside the delivery zones success is false',
  tag,
  body: order.AddressInput,
  description: 'The answer has the dates and windows of the address.',
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' } },
  response: order.AddressOutcome,
})
export const setFirstDeliveryDate = endpoint({
  method: 'POST',
  path: `${BASE}/first-delivery-date/`,
  summary: 'Choose and hold the first delivery, tomorrow (London) at the soonest',
  tag,
  body: order.IntervalChoice,
  access: 'visitor',
  refusals: ['not_found', 'wrong_state'],
  example: { body: { date: '2026-12-10', interval_id: 3 } },
  response: order.OrderOutcome,
  idempotent: true,
})
export const addSubscriptionGift = endpoint({
  method: 'POST',
  path: `${BASE}/positions/`,
  summary: 'Add a gift that goes along with the first delivery',
  tag,
  body: order.GiftChoice,
  access: 'visitor',
  refusals: ['not_found', 'cart_full', 'line_gone'],
  example: { body: { offer_id: 138, position_slug: 'standard' } },
  response: order.OrderAnswer,
})
export const removeSubscriptionGift = endpoint({
  method: 'DELETE',
  path: `${BASE}/positions/`,
  summary: 'Take such a gift out',
  tag,
  query: order.GiftOfOrder,
  access: 'visitor',
  refusals: ['not_found', 'line_gone', 'several_lines'],
  example: { query: { offer_id: 138, position_slug: 'standard' } },
  response: order.OrderAnswer,
})
export const applySubscriptionPromoCode = endpoint({
  method: 'POST',
  path: `${BASE}/promocode/`,
  summary: 'Use a promo code for the first delivery',
  tag,
  body: order.CodeInput,
  description:
    'A code that does not exist, or gives nothing here, is an answer with `success: false`. Wrong codes are counted.',
  access: 'visitor',
  refusals: ['too_many_requests'],
  example: { body: { code: 'WELCOME10' } },
  response: order.CodeOutcome,
  readsAppPlatform: true,
})
export const removeSubscriptionPromoCode = endpoint({
  method: 'DELETE',
  path: `${BASE}/promocode/`,
  summary: 'Do without the promo code',
  tag,
  access: 'visitor',
  response: order.CodeOutcome,
})
export const applySubscriptionBonuses = endpoint({
  method: 'POST',
  path: `${BASE}/use-bonuses/`,
  summary: 'Pay a share of the first delivery with bonuses; null for none',
  tag,
  body: order.BonusesInput,
  access: 'visitor',
  example: { body: { percent: null } },
  response: order.BonusesOutcome,
})
export const setSubscriptionRecipient = endpoint({
  method: 'POST',
  path: `${BASE}/order/recipient/`,
  summary: 'Who receives the flowers',
  tag,
  body: order.RecipientInput,
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { name: 'Iris Green', phone: '020 7946 0018' } },
  response: order.OrderOutcome,
})
export const useSavedRecipientForSubscription = endpoint({
  method: 'POST',
  path: `${BASE}/saved-recipient/`,
  summary: 'Send the flowers to a saved recipient: fills address and recipient; null empties both',
  tag,
  body: order.SavedRecipientChoice,
  description: 'The answer has the dates and windows of the address.',
  access: 'user',
  refusals: ['not_found'],
  example: { body: { recipient_id: 1 } },
  response: order.setAddress.response,
})
export const setSubscriptionContact = endpoint({
  method: 'POST',
  path: `${BASE}/order/contact/`,
  summary: 'Who subscribes',
  tag,
  body: order.ContactInput,
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' } },
  response: order.OrderOutcome,
})
export const placeSubscriptionOrder = endpoint({
  method: 'POST',
  path: `${BASE}/to-payment/`,
  summary: 'Fix the first order of the subscription and wait for its payment; signed in only',
  tag,
  body: order.Purchase,
  description: 'To a guest it answers `success: false`.',
  access: 'visitor',
  refusals: ['not_found', 'wrong_state'],
  example: { body: { payment_method: 'stripe' } },
  response: order.OrderOutcome,
  idempotent: true,
})
export const getSubscriptionPayments = endpoint({
  method: 'GET',
  path: `${BASE}/payment/available/`,
  summary: 'The payment methods that support off-session charges for later deliveries',
  tag,
  response: dataOf(PaymentMethodsOnOffer),
})
export const createSubscriptionIntent = endpoint({
  method: 'POST',
  path: `${BASE}/payment/intent`,
  summary: 'The payment intent of the newest subscription order that awaits its payment, or of the one named',
  tag,
  body: z.strictObject({ order_id: OrderId.optional() }),
  access: 'visitor',
  refusals: ['not_found', 'wrong_state', 'no_longer_held', 'payment_unavailable', 'too_many_requests'],
  example: { body: { order_id: '7F3K2M9Q' } },
  response: dataOf(PaymentIntent),
  idempotent: true,
})
