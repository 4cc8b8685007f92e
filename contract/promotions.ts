import { z } from 'zod'
import { ListingQuery, ProductCard } from './catalogue.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Facets } from './types/facets.ts'
import { PageInfo } from './types/page-info.ts'
import { Image, LondonDate, ProductId } from './types/primitives.ts'

export const Promotion = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  rules_html: z.string().describe('Sanitised'),
  image: Image,
  starts_on: LondonDate,
  ends_on: LondonDate.nullable(),
})
export type Promotion = z.infer<typeof Promotion>

export const PromotionPage = z.object({
  promotion: Promotion,
  offers: z.array(ProductCard),
  pagination: PageInfo,
  facets: Facets,
})
export type PromotionPage = z.infer<typeof PromotionPage>

export const getPromotions = endpoint({
  method: 'GET',
  path: '/v1/promotions/',
  summary: 'Promotions that are on',
  tag: 'promotions',
  response: dataOf(z.array(Promotion)),
  shared: true,
})
export const getPromotion = endpoint({
  method: 'GET',
  path: '/v1/promotions/:id/',
  summary: 'A promotion with a page of its offers',
  tag: 'promotions',
  params: z.object({ id: ProductId }),
  query: ListingQuery.extend({
    sort: z.enum(['popularity', 'price', 'newest']).optional().describe('The same as order_by'),
    concat: z
      .stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })
      .default(false)
      .describe('All offers up to the end of the page, for a list that was added to'),
  }),
  refusals: ['not_found'],
  example: { params: { id: 1 }, query: { sort: 'price' } },
  response: dataOf(PromotionPage),
  shared: true,
})
