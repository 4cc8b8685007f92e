import type { Endpoint, EndpointResult } from '../../contract/endpoint.ts'
import * as api from '../../contract/home.ts'
import type { RestClient } from './client.ts'

/** A block is a call without arguments. */
const block =
  <E extends Endpoint>(endpoint: E) =>
  async (rest: RestClient): Promise<Data<E>> =>
    ((await rest.call(endpoint, {} as never)) as { data: Data<E> }).data

type Data<E extends Endpoint> = EndpointResult<E> extends { data: infer D } ? D : never

export const getConstructorBlock = block(api.getConstructorBlock)
export const getRecipients = block(api.getRecipients)
export const getReviews = block(api.getReviews)
export const getShopByPrice = block(api.getShopByPrice)
export const getBenefits = block(api.getBenefits)
export const getPickBouquet = block(api.getPickBouquet)
export const getFaq = block(api.getFaq)
export const getInfo = block(api.getInfo)
export const getPopularCategories = block(api.getPopularCategories)
export const getSimilarBouquets = block(api.getSimilarBouquets)
