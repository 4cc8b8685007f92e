import type { z } from 'zod'
import type * as order from '../../contract/order.ts'
import * as api from '../../contract/subscription-checkout.ts'
import type { RestClient } from './client.ts'
import type { Expected } from './order.ts'
import { ofBonuses, ofCode } from './order.ts'

// The calls of rest/order.ts that make up the checkout, at the endpoints of a subscription.
export const createOrder = async (rest: RestClient) =>
  (await rest.call(api.createSubscriptionOrder, { body: {} })).data
export const getDeliveryDetails = async (rest: RestClient) =>
  (await rest.call(api.getAddressDetails, {})).data.order
export const getFinalDetails = async (rest: RestClient) =>
  (await rest.call(api.getSubscriptionFinalDetails, {})).data.order
export const getOrder = async (rest: RestClient, id: string) =>
  (await rest.call(api.getSubscriptionOrder, { params: { id } })).data
export const setAddress = (rest: RestClient, body: z.input<typeof order.AddressInput>) =>
  rest.call(api.setSubscriptionAddress, { body })
export const setRecipient = (rest: RestClient, body: z.input<typeof order.RecipientInput>) =>
  rest.call(api.setSubscriptionRecipient, { body })
export const setContact = (rest: RestClient, body: z.input<typeof order.ContactInput>) =>
  rest.call(api.setSubscriptionContact, { body })
export const setInterval = (rest: RestClient, date: string, interval_id: number, order_id?: string) =>
  rest.call(api.setFirstDeliveryDate, { body: { date, interval_id, order_id } })
/** The order is the visitor's draft: its number is not said. */
export const toPay = (rest: RestClient, _id: string, payment_method: string, { total, due }: Expected) =>
  rest.call(api.subscriptionToPayment, {
    body: { payment_method, expected_total: total, expected_due: due },
  })
export const addPosition = async (rest: RestClient, gift: z.input<typeof order.GiftChoice>) =>
  (await rest.call(api.addSubscriptionPosition, { body: gift })).data
export const removePosition = async (rest: RestClient, offer_id: number, position_slug: string) =>
  (await rest.call(api.removeSubscriptionPosition, { query: { offer_id, position_slug } })).data
export const applyPromoCode = async (rest: RestClient, code: string) =>
  ofCode(await rest.call(api.applySubscriptionPromoCode, { body: { code } }))
export const removePromoCode = async (rest: RestClient) =>
  ofCode(await rest.call(api.removeSubscriptionPromoCode, {}))
export const useBonuses = async (rest: RestClient, percent: number | null) =>
  // Another number is for the store to refuse.
  ofBonuses(await rest.call(api.useSubscriptionBonuses, { body: { percent: percent as 50 | null } }))
