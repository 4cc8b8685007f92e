import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { DeliveryDate } from './intervals.ts'
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
  response: order.OrderOutcome,
})
export const getSubscriptionOrder = endpoint({
  method: 'GET',
  path: '/v1/delivery-subscriptions/order/:id/',
  summary: 'An order of this session or account that begins a subscription or belongs to one',
  tag,
  params: z.object({ id: OrderId }),
  response: order.OrderAnswer,
})
export const getAddressDetails = endpoint({
  method: 'GET',
  path: `${BASE}/address-details/`,
  summary: 'The draft with the dates, from tomorrow on, and windows its first delivery can come in',
  tag,
  response: order.getDeliveryDetails.response,
})
export const getSubscriptionFinalDetails = endpoint({
  method: 'GET',
  path: `${BASE}/final-details/`,
  summary: 'The draft, ready to be checked and paid for',
  tag,
  response: order.getFinalDetails.response,
})
export const setSubscriptionAddress = endpoint({
  method: 'POST',
  path: `${BASE}/address/`,
  summary: 'Where the flowers go; outside the delivery zones success is false',
  tag,
  body: order.AddressInput,
  response: order.OrderOutcome.extend({ intervals: z.array(DeliveryDate) }),
})
export const setFirstDeliveryDate = endpoint({
  method: 'POST',
  path: `${BASE}/first-delivery-date/`,
  summary: 'Choose and hold the first delivery, tomorrow (London) at the soonest',
  tag,
  body: order.IntervalChoice,
  response: order.OrderOutcome,
  idempotent: true,
})
export const addSubscriptionPosition = endpoint({
  method: 'POST',
  path: `${BASE}/positions/`,
  summary: 'Add a gift that goes along with the first delivery',
  tag,
  body: order.GiftChoice,
  response: order.OrderAnswer,
})
export const removeSubscriptionPosition = endpoint({
  method: 'DELETE',
  path: `${BASE}/positions/`,
  summary: 'Take such a gift out',
  tag,
  query: order.GiftOfOrder,
  response: order.OrderAnswer,
})
export const applySubscriptionPromoCode = endpoint({
  method: 'POST',
  path: `${BASE}/promocode/`,
  summary: 'Use a promo code for the first delivery',
  tag,
  body: order.CodeInput,
  response: order.CodeOutcome,
})
export const removeSubscriptionPromoCode = endpoint({
  method: 'DELETE',
  path: `${BASE}/promocode/`,
  summary: 'Do without the promo code',
  tag,
  response: order.CodeOutcome,
})
export const useSubscriptionBonuses = endpoint({
  method: 'POST',
  path: `${BASE}/use-bonuses/`,
  summary: 'Pay a share of the first delivery with bonuses; null for none',
  tag,
  body: order.BonusesInput,
  response: order.BonusesOutcome,
})
export const setSubscriptionRecipient = endpoint({
  method: 'POST',
  path: `${BASE}/order/recipient/`,
  summary: 'Who receives the flowers',
  tag,
  body: order.RecipientInput,
  response: order.OrderOutcome,
})
export const setSubscriptionContact = endpoint({
  method: 'POST',
  path: `${BASE}/order/contact/`,
  summary: 'Who subscribes',
  tag,
  body: order.ContactInput,
  response: order.OrderOutcome,
})
export const placeSubscriptionOrder = endpoint({
  method: 'POST',
  path: `${BASE}/to-payment/`,
  summary: 'Fix the first order of the subscription and wait for its payment; signed in only',
  tag,
  body: order.Purchase,
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
  response: dataOf(PaymentIntent),
  idempotent: true,
})
