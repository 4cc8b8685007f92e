import { z } from 'zod'
import { ListingQuery, ProductCard, CollectionSummary } from './catalogue.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Question } from './home.ts'
import { PageInfo } from './types/page-info.ts'
import { Tile } from './types/primitives.ts'

const Seo = z.object({ title: z.string(), description: z.string(), heading: z.string(), text: z.string() })

export const Gifts = z.object({
  seo: Seo,
  main: z.array(ProductCard).describe('The gifts that are most often added'),
  list: z.array(ProductCard),
  pagination: PageInfo,
  faq: z.array(Question),
  is_basket_has_gift: z.boolean().describe('Of the session of the request; false without one'),
})
export type Gifts = z.infer<typeof Gifts>

export const AllGifts = z.object({
  seo: Seo,
  shelves: z.array(z.object({ collection: CollectionSummary, list: z.array(ProductCard) })),
})
export type AllGifts = z.infer<typeof AllGifts>

export const PopularCategory = z.object({ tile: Tile, list: z.array(ProductCard) })
export type PopularCategory = z.infer<typeof PopularCategory>

const query = ListingQuery.pick({ order_by: true, order_direction: true, page: true, limit: true }).extend({
  sort: z.enum(['popularity', 'price', 'newest']).optional().describe('The same as order_by'),
})
const shared = { method: 'GET', tag: 'gifts', shared: true } as const

export const getGifts = endpoint({
  ...shared,
  path: '/v1/gifts/',
  summary: 'Gifts to send with flowers or alone',
  query,
  example: { query: { order_by: 'price', limit: 12 } },
  response: dataOf(Gifts),
})
export const getAllGifts = endpoint({
  ...shared,
  path: '/v1/all-gifts/',
  summary: 'Every shelf of gifts, a dozen of each',
  response: dataOf(AllGifts),
})
export const getGiftCards = endpoint({
  ...shared,
  path: '/v1/gift-cards/',
  summary: 'Gift cards by amount',
  response: dataOf(z.object({ list: z.array(ProductCard) })),
})
export const getPopularCategoryItems = endpoint({
  ...shared,
  path: '/v1/popular-categories-items/',
  summary: 'The most opened categories, each with its most popular products',
  response: dataOf(z.array(PopularCategory)),
})
