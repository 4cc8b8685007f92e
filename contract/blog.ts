import { z } from 'zod'
import { ProductCard } from './catalogue.ts'
import { endpoint } from './types/endpoint.ts'
import { PageInfo, pageQuery } from './types/page-info.ts'
import { Image, LondonDate, Slug } from './types/primitives.ts'

/** An article as a card shows it. */
export const ArticleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  author: z.string(),
  topic: z.string(),
  published_on: LondonDate,
  updated_on: LondonDate,
  reading_minutes: z.int().describe('How long reading it takes'),
  image: Image,
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const ArticleText = z.object({ kind: z.literal('text'), html: z.string().describe('Sanitised') })
export const ArticleProducts = z.object({
  kind: z.literal('products'),
  title: z.string(),
  href: z.string(),
  list: z.array(ProductCard),
})

/** Part of an article: text, or products in the middle of it. */
export const ArticlePart = z.discriminatedUnion('kind', [ArticleText, ArticleProducts])
export type ArticlePart = z.infer<typeof ArticlePart>

export const Article = ArticleCard.extend({
  html: z.string().describe('The whole text, sanitised'),
  parts: z.array(ArticlePart),
  related: z.array(ProductCard),
  related_href: z.string().nullable(),
  more: z.array(ArticleCard).describe('Further reading'),
})
export type Article = z.infer<typeof Article>

const tag = 'blog'

export const getPosts = endpoint({
  method: 'GET',
  path: '/v1/blog/posts/',
  summary: 'Articles',
  tag,
  query: z.object({
    orderBy: z.enum(['id', 'published_on', 'title']).default('id'),
    orderDirection: z.enum(['asc', 'desc']).default('desc'),
    ...pageQuery(1_000),
    topic: Slug.optional(),
  }),
  example: { query: { orderBy: 'published_on', page: 1, limit: 12 } },
  response: z.object({
    data: z.array(ArticleCard),
    meta: z.object({ pagination: PageInfo, topics: z.array(z.string()) }),
  }),
  shared: true,
})
export const getPost = endpoint({
  method: 'GET',
  path: '/v1/blog/posts/:slug/',
  summary: 'An article',
  tag,
  params: z.object({ slug: Slug }),
  refusals: ['not_found'],
  example: { params: { slug: 'flowers-for-dinner-hosts-and-hospital-wards' } },
  response: z.object({ data: Article }),
  shared: true,
})
