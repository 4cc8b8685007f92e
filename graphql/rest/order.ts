import type { z } from 'zod'
import * as api from '../../contract/order.ts'
import type { RestClient } from './client.ts'

export const createOrder = async (rest: RestClient) => (await rest.call(api.createOrder, { body: {} })).data
export const getCheckout = async (rest: RestClient) => (await rest.call(api.getCheckout, {})).data
export const getDeliveryDetails = async (rest: RestClient) =>
  (await rest.call(api.getDeliveryDetails, {})).data.order
export const getFinalDetails = async (rest: RestClient) =>
  (await rest.call(api.getFinalDetails, {})).data.order
export const getOrder = async (rest: RestClient, id: string) =>
  (await rest.call(api.getOrder, { params: { id } })).data
export const openOrder = async (rest: RestClient, token: string) =>
  (await rest.call(api.openOrder, { body: { token } })).data
export const getPaid = async (rest: RestClient, id?: string) =>
  (await rest.call(api.getPaid, { query: { id } })).data
export const setAddress = (rest: RestClient, body: z.input<typeof api.AddressInput>) =>
  rest.call(api.setAddress, { body })
export const setRecipient = (rest: RestClient, body: z.input<typeof api.RecipientInput>) =>
  rest.call(api.setRecipient, { body })
export const setContact = (rest: RestClient, body: z.input<typeof api.ContactInput>) =>
  rest.call(api.setContact, { body })
export const setInterval = (rest: RestClient, date: string, interval_id: number, order_id?: string) =>
  rest.call(api.setInterval, { body: { date, interval_id, order_id } })
export const getTimesInstead = async (rest: RestClient, id: string) =>
  (await rest.call(api.getTimesInstead, { params: { id } })).data
/** What the shopper saw, in pence: the total, and what of it is left to pay. */
export type Expected = { total: number | undefined; due: number | undefined }
export const toPay = (rest: RestClient, id: string, payment_method: string, { total, due }: Expected) =>
  rest.call(api.toPay, {
    params: { id },
    body: { payment_method, expected_total: total, expected_due: due },
  })
export const getHistory = async (rest: RestClient, search?: string, before?: string) =>
  ofHistory(await rest.call(api.getHistory, { query: { search, before } }))
export const cancelOrder = (rest: RestClient, id: string) => rest.call(api.cancelOrder, { params: { id } })
export const deleteOrder = async (rest: RestClient, id: string) =>
  ofHistory(await rest.call(api.deleteOrder, { params: { id } }))
export const repeatOrder = (rest: RestClient, id: string, instead: boolean) =>
  rest.call(api.repeatOrder, { params: { id }, body: { instead } })

export const addPosition = async (rest: RestClient, gift: z.input<typeof api.GiftChoice>) =>
  (await rest.call(api.addOrderPosition, { body: gift })).data
export const removePosition = async (rest: RestClient, offer_id: number, position_slug: string) =>
  (await rest.call(api.removeOrderPosition, { query: { offer_id, position_slug } })).data

export const applyPromoCode = async (rest: RestClient, code: string) =>
  ofCode(await rest.call(api.applyPromoCode, { body: { code } }))
export const removePromoCode = async (rest: RestClient) => ofCode(await rest.call(api.removePromoCode, {}))
export const useBonuses = async (rest: RestClient, percent: number | null) =>
  // Another number is for the store to refuse.
  ofBonuses(await rest.call(api.useBonuses, { body: { percent: percent as 50 | null } }))

function ofHistory({ data, next_before }: z.output<typeof api.History>) {
  return { list: data, nextBefore: next_before }
}

export function ofBonuses({ data: order, ...answer }: z.output<typeof api.BonusesOutcome>) {
  return { ...answer, order, isForApp: false }
}

export function ofCode({ data, is_for_app, ...answer }: z.output<typeof api.CodeOutcome>) {
  return { ...answer, isForApp: is_for_app, cart: data.cart, order: data.order_details }
}
