import * as api from '../../contract/loyalty.ts'
import type { RestClient } from './client.ts'

export const getLoyalty = async (rest: RestClient) => (await rest.call(api.getLoyalty, {})).data
export const getTargetActions = async (rest: RestClient) => (await rest.call(api.getTargetActions, {})).data
export const getBonuses = async (rest: RestClient, before?: number) =>
  (await rest.call(api.getBonuses, { query: { before } })).data
export const getPromoCodes = async (rest: RestClient) => (await rest.call(api.getPromoCodes, {})).data.list
