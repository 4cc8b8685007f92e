import type { Endpoint, EndpointResult } from '../../contract/endpoint.ts'
import * as api from '../../contract/home.ts'
import type { RestClient } from './client.ts'

/** A block is a call without arguments. */
const block =
  <E extends Endpoint>(endpoint: E) =>
  async (rest: RestClient): Promise<Data<E>> =>
    ((await rest.call(endpoint, {} as never)) as { data: Data<E> }).data

/** A list with what stands above it. */
const wordedList =
  <E extends Endpoint>(endpoint: E) =>
  async (rest: RestClient): Promise<{ list: Data<E>; words: api.BlockWords }> => {
    const { data, words } = (await rest.call(endpoint, {} as never)) as {
      data: Data<E>
      words: api.BlockWords
    }
    return { list: data, words }
  }

type Data<E extends Endpoint> = EndpointResult<E> extends { data: infer D } ? D : never

export const getConstructorBlock = block(api.getConstructorBlock)
export const getRecipients = wordedList(api.getRecipients)
export const getReviews = async (rest: RestClient) => {
  const { list, words } = await wordedList(api.getReviews)(rest)
  return { ...list, words }
}
export const getShopByPrice = wordedList(api.getShopByPrice)
export const getBenefits = wordedList(api.getBenefits)
export const getPickBouquet = block(api.getPickBouquet)
export const getFaq = wordedList(api.getFaq)
export const getInfo = block(api.getInfo)
export const getPopularCategories = wordedList(api.getPopularCategories)
export const getSimilarBouquets = wordedList(api.getSimilarBouquets)
