import * as api from '../../contract/layout.ts'
import type { RestClient } from './client.ts'

export const getNavigation = async (rest: RestClient) => (await rest.call(api.getNavigation, {})).data
export const getFooter = async (rest: RestClient) => (await rest.call(api.getFooter, {})).data
export const getCategories = async (rest: RestClient) => (await rest.call(api.getCategories, {})).data
export const getDeliveryCities = async (rest: RestClient) => (await rest.call(api.getDeliveryCities, {})).data
