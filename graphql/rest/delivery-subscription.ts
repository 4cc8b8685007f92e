import * as api from '../../contract/delivery-subscription.ts'
import type { RestClient } from './client.ts'

export const getDeliverySubscriptions = async (rest: RestClient) =>
  (await rest.call(api.getDeliverySubscriptions, {})).data
export const pauseSubscription = async (rest: RestClient, id: string, until: string | null) =>
  (await rest.call(api.pauseSubscription, { params: { id }, body: { until } })).data
export const resumeSubscription = async (rest: RestClient, id: string) =>
  (await rest.call(api.resumeSubscription, { params: { id }, body: {} })).data
export const skipDelivery = async (rest: RestClient, id: string, next_delivery_on: string) =>
  (await rest.call(api.skipDelivery, { params: { id }, body: { next_delivery_on } })).data
export const swapProduct = async (rest: RestClient, id: string, product_id: number, position_slug: string) =>
  (await rest.call(api.swapProduct, { params: { id }, body: { product_id, position_slug } })).data
export const changeSlot = async (rest: RestClient, id: string, interval_id: number, date?: string) =>
  (await rest.call(api.changeSlot, { params: { id }, body: { interval_id, date } })).data
export const cancelSubscription = async (rest: RestClient, id: string) =>
  (await rest.call(api.cancelSubscription, { params: { id }, body: {} })).data
