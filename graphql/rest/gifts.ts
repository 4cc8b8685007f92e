import type { z } from 'zod'
import * as api from '../../contract/gifts.ts'
import type { RestClient } from './client.ts'

export const getGifts = async (rest: RestClient, query: z.input<typeof api.getGifts.query>) =>
  (await rest.call(api.getGifts, { query })).data
export const getAllGifts = async (rest: RestClient) => (await rest.call(api.getAllGifts, {})).data
export const getGiftCards = async (rest: RestClient) => (await rest.call(api.getGiftCards, {})).data.list
export const getPopularCategoryItems = async (rest: RestClient) =>
  (await rest.call(api.getPopularCategoryItems, {})).data
