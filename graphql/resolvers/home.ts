import type { z } from 'zod'
import { getListing } from '../../contract/catalogue.ts'
import { PAGE_SIZE } from '../../contract/types/page-info.ts'
import type { Endpoint } from '../../contract/types/endpoint.ts'
import * as api from '../../contract/home.ts'
import { block } from '../block.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNull } from '../errors/refusal.ts'

const BEST_SELLERS = 4

const listing = (type: 'category' | 'filter', slug: string, limit = PAGE_SIZE) =>
  block(({ rest }) => rest.data(getListing, { params: { type, slug }, query: { limit } }))

type WordedList<T> = Endpoint & { response: z.ZodType<{ data: T; words: api.BlockWords }> }

/** A list with its heading, lead and link. */
const wordedList = <T>(endpoint: WordedList<T>) =>
  block(async ({ rest }) => {
    const { data: list, words } = await rest.call(endpoint)
    return { list, words }
  })

export const homeResolvers: Resolvers = {
  Query: {
    // A shop may have no flowers for the constructor.
    constructorBlock: block(({ rest }) => orNull(rest.data(api.getConstructorBlock))),
    specialOffers: listing('filter', 'special-offers', PAGE_SIZE + 4),
    underPs30: listing('filter', 'under-ps30'),
    roses: listing('category', 'roses'),
    newBouquets: listing('category', 'new-bouquets'),
    letterboxFlowers: listing('category', 'letterbox-flowers'),
    trendyBouquets: listing('filter', 'trendy-bouquets'),
    bestSellers: listing('filter', 'best-sellers', BEST_SELLERS),
    recipient: wordedList(api.getRecipients),
    reviews: block(async ({ rest }) => {
      const { data, words } = await rest.call(api.getReviews)
      return { rating: data.average, reviewCount: data.count, list: data.list, words }
    }),
    shopByPrice: wordedList(api.getShopByPrice),
    benefits: wordedList(api.getBenefits),
    pickBouquet: block(({ rest }) => rest.data(api.getPickBouquet)),
    faq: wordedList(api.getFaq),
    info: block(({ rest }) => rest.data(api.getInfo)),
    hero: block(async ({ rest }) => (await rest.data(api.getInfo)).hero),
    popularCategories: wordedList(api.getPopularCategories),
    similarBouquets: wordedList(api.getSimilarBouquets),
  },
}
