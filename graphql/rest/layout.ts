import * as api from '../../contract/layout.ts'
import type { RestClient } from './client.ts'

/** What no page can do without. */
export const NEEDED_BY_ALL = api.getNavigation.path

export const getNavigation = async (rest: RestClient) => (await rest.call(api.getNavigation, {})).data
export const getFooter = async (rest: RestClient) => (await rest.call(api.getFooter, {})).data
export const getCategories = async (rest: RestClient) => (await rest.call(api.getCategories, {})).data
export const getDeliveryCities = async (rest: RestClient) => (await rest.call(api.getDeliveryCities, {})).data
