import * as api from '../../contract/intervals.ts'
import type { RestClient } from './client.ts'

export const getIntervals = async (rest: RestClient, from?: string) =>
  (await rest.call(api.getIntervals, { query: { intervals_date_from: from } })).data
export const getEarliestDelivery = async (rest: RestClient) =>
  (await rest.call(api.getEarliestDelivery, {})).data
