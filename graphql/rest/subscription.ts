import * as api from '../../contract/subscription.ts'
import type { RestClient } from './client.ts'

export const getSubscriptionPrices = async (rest: RestClient) =>
  (await rest.call(api.getSubscriptionPrices, {})).data
export const getFirstBouquet = async (rest: RestClient, id: number) =>
  (await rest.call(api.getFirstBouquet, { params: { id } })).data
