import * as api from '../../contract/delivery.ts'
import type { RestClient } from './client.ts'

export const getCity = async (rest: RestClient, city: string) =>
  (await rest.call(api.getCity, { params: { city } })).data
export const getDistrict = async (rest: RestClient, city: string, district: string) =>
  (await rest.call(api.getDistrict, { params: { city, district } })).data
export const getZones = async (rest: RestClient) => (await rest.call(api.getZones, {})).data
export const checkPostcode = async (rest: RestClient, postcode: string) =>
  (await rest.call(api.checkPostcode, { query: { postcode } })).data
