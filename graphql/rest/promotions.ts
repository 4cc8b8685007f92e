import type { z } from 'zod'
import * as api from '../../contract/promotions.ts'
import type { RestClient } from './client.ts'

export const getPromotions = async (rest: RestClient) => (await rest.call(api.getPromotions, {})).data
export const getPromotion = async (
  rest: RestClient,
  id: number,
  query: z.input<typeof api.getPromotion.query>,
) => (await rest.call(api.getPromotion, { params: { id }, query })).data
