import * as api from '../../contract/address.ts'
import type { RestClient } from './client.ts'

export const findAddresses = async (rest: RestClient, postcode: string, withList: boolean) =>
  (await rest.call(api.findAddresses, { query: { postcode, with_list: String(withList) } })).data
export const getAddressPlace = async (rest: RestClient, postcode: string) =>
  (await rest.call(api.getAddressPlace, { query: { postcode } })).data
