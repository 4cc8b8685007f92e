import * as api from '../../contract/favorites.ts'
import type { RestClient } from './client.ts'

export const getFavorites = async (rest: RestClient) => (await rest.call(api.getFavorites, {})).data
export const addFavorite = async (rest: RestClient, id: number) =>
  (await rest.call(api.addFavorite, { params: { id } })).data
export const removeFavorite = async (rest: RestClient, id: number) =>
  (await rest.call(api.removeFavorite, { params: { id } })).data
