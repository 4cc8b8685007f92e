import { PAGE_SIZE } from '../../contract/catalogue.ts'
import { block } from '../block.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { getListing } from '../rest/catalogue.ts'
import { orNull } from '../refusal.ts'
import * as home from '../rest/home.ts'

const BEST_SELLERS = 4

const listing = (type: 'category' | 'filter', slug: string, limit = PAGE_SIZE) =>
  block(({ rest }) => getListing(rest, type, slug, { limit }))

export const homeResolvers: Resolvers = {
  Query: {
    // A shop may have nothing to make bouquets of.
    constructorBlock: block(({ rest }) => orNull(home.getConstructorBlock(rest))),
    specialOffers: listing('filter', 'special-offers', PAGE_SIZE + 4),
    underPs30: listing('filter', 'under-ps30'),
    roses: listing('category', 'roses'),
    newBouquets: listing('category', 'new-bouquets'),
    letterboxFlowers: listing('category', 'letterbox-flowers'),
    trendyBouquets: listing('filter', 'trendy-bouquets'),
    bestSellers: listing('filter', 'best-sellers', BEST_SELLERS),
    recipient: block(({ rest }) => home.getRecipients(rest)),
    reviews: block(({ rest }) => home.getReviews(rest)),
    shopByPrice: block(({ rest }) => home.getShopByPrice(rest)),
    benefits: block(({ rest }) => home.getBenefits(rest)),
    pickBouquet: block(({ rest }) => home.getPickBouquet(rest)),
    faq: block(({ rest }) => home.getFaq(rest)),
    info: block(({ rest }) => home.getInfo(rest)),
    hero: block(async ({ rest }) => (await home.getInfo(rest)).hero),
    popularCategories: block(({ rest }) => home.getPopularCategories(rest)),
    similarBouquets: block(({ rest }) => home.getSimilarBouquets(rest)),
  },
}
