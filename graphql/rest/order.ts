import type { z } from 'zod'
import * as api from '../../contract/order.ts'
import type { RestClient } from './client.ts'

export const createOrder = async (rest: RestClient) => (await rest.call(api.createOrder, { body: {} })).data
export const getCheckout = async (rest: RestClient) => (await rest.call(api.getCheckout, {})).data
export const getOrder = async (rest: RestClient, id: string) =>
  (await rest.call(api.getOrder, { params: { id } })).data
export const getPaid = async (rest: RestClient) => (await rest.call(api.getPaid, {})).data
export const setAddress = (rest: RestClient, body: z.input<typeof api.AddressInput>) =>
  rest.call(api.setAddress, { body })
export const setRecipient = (rest: RestClient, body: z.input<typeof api.RecipientInput>) =>
  rest.call(api.setRecipient, { body })
export const setContact = (rest: RestClient, body: z.input<typeof api.ContactInput>) =>
  rest.call(api.setContact, { body })
export const setInterval = (rest: RestClient, date: string, interval_id: number, order_id?: string) =>
  rest.call(api.setInterval, { body: { date, interval_id, order_id } })
export const toPay = (rest: RestClient, id: string, payment_method: string, expected_total?: number) =>
  rest.call(api.toPay, { params: { id }, body: { payment_method, expected_total } })
export const getHistory = async (rest: RestClient, search?: string) =>
  (await rest.call(api.getHistory, { query: { search } })).data
export const cancelOrder = (rest: RestClient, id: string) => rest.call(api.cancelOrder, { params: { id } })
export const deleteOrder = async (rest: RestClient, id: string) =>
  (await rest.call(api.deleteOrder, { params: { id } })).data
export const repeatOrder = (rest: RestClient, id: string) =>
  rest.call(api.repeatOrder, { params: { id }, body: {} })
