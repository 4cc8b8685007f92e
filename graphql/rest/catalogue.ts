import type { z } from 'zod'
import * as api from '../../contract/catalogue.ts'
import type { RestClient } from './client.ts'

export const getListing = async (
  rest: RestClient,
  type: 'category' | 'filter',
  slug: string,
  query: z.input<typeof api.ListingQuery> = {},
) => (await rest.call(api.getListing, { params: { type, slug }, query })).data

export const getProduct = async (rest: RestClient, id: number) =>
  (await rest.call(api.getProduct, { params: { id } })).data

export const getRecentlyViewed = async (rest: RestClient, ids: number[]) =>
  (await rest.call(api.getRecentlyViewed, { query: { ids: ids.join(',') || undefined } })).data.list

export const getProductReviews = async (
  rest: RestClient,
  id: number,
  query: z.input<typeof api.getProductReviews.query>,
) => (await rest.call(api.getProductReviews, { params: { id }, query })).data
