import { z } from 'zod'
import { ArticleCard } from './blog.ts'
import { CollectionSummary, ORDER_BY, ORDER_DIRECTION, ProductCard } from './catalogue.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Applied, FILTERS, Facets } from './types/facets.ts'
import { PageInfo, pageQuery } from './types/page-info.ts'
import { Pence } from './types/primitives.ts'

const Phrase = z.string().trim().min(1, 'required').max(100, 'too_long')

/** A page of the shop that is no product: delivery, contact, the loyalty programme. */
export const PageLink = z.object({ path: z.string(), title: z.string(), text: z.string() })
export type PageLink = z.infer<typeof PageLink>

/** What a phrase asks for besides what things are called: a colour, a size, a price, what is safe or not wanted. */
export const SearchCondition = z.object({
  text: z.string().describe('In words, e.g. `without lilies`, `safe for cats`, `50 stems`, `up to £40`'),
  phrase_without: z.string().describe('The phrase without it; empty when nothing is left'),
})
export type SearchCondition = z.infer<typeof SearchCondition>

export const SearchAnswer = z.object({
  list: z.array(ProductCard),
  pagination: PageInfo,
  categories: z.array(CollectionSummary),
  articles: z.array(ArticleCard),
  pages: z
    .array(PageLink)
    .default([])
    .describe(
      'Pages that answer the phrase or have its words in their names, to be shown before the products',
    ),
  note: z
    .string()
    .nullable()
    .default(null)
    .describe('What the shop has not got, and what is shown instead; a sentence or two'),
  facets: Facets.nullable()
    .default(null)
    .describe(
      'What the products can be narrowed by; null when there are none, or an outside service found them',
    ),
  applied: Applied.nullable().default(null).describe('The filters as they were understood'),
  stems: z
    .int()
    .nullable()
    .default(null)
    .describe('The number of stems that was asked for; each product then stands for its nearest variant'),
  colours: z
    .array(z.string())
    .default([])
    .describe(
      'The colours that the phrase names; each product then stands for its variant that has them, where there is one',
    ),
  conditions: z
    .array(SearchCondition)
    .default([])
    .describe('What was understood of the phrase, and holds for the products'),
  corrected: z.string().nullable().describe('The corrected phrase, when a typo was corrected'),
  is_relaxed: z.boolean().describe('Nothing matched the whole phrase; these results match a part of it'),
  price_min: Pence.nullable(),
  price_max: Pence.nullable(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const SearchQuery = z.object({
  q: Phrase,
  order_by: z.enum(ORDER_BY).default('popularity'),
  order_direction: z.enum(ORDER_DIRECTION).default('desc'),
  ...pageQuery(100),
  ...FILTERS,
})
export type SearchQuery = z.infer<typeof SearchQuery>

export const SearchHistory = z.object({
  suggestions: z.array(z.string()).describe('The fixed suggestions'),
  phrases: z.array(z.string()).describe('What this visitor searched for, newest first'),
})
export type SearchHistory = z.infer<typeof SearchHistory>

export const Suggestions = z.object({
  phrases: z.array(z.string()),
  categories: z.array(CollectionSummary),
  products: z.array(ProductCard),
  pages: z.array(PageLink).default([]).describe('Pages that answer what may be meant'),
})
export type Suggestions = z.infer<typeof Suggestions>

const tag = 'search'

export const search = endpoint({
  method: 'GET',
  path: '/v1/search/',
  summary:
    'Products, categories, articles and pages for a phrase; slips, synonyms, prices and what is not wanted are understood',
  tag,
  query: SearchQuery,
  example: { query: { q: 'red roses', limit: 12 } },
  response: dataOf(SearchAnswer),
  shared: { seconds: 60 },
})
export const getSuggestions = endpoint({
  method: 'GET',
  path: '/v1/search/suggestions/',
  summary: 'What a phrase that is being typed may become; without one, the fixed suggestions',
  tag,
  query: z.object({ q: z.string().trim().max(100, 'too_long').default('') }),
  example: { query: { q: 'peo' } },
  response: dataOf(Suggestions),
  shared: { seconds: 60 },
})
export const getSearchHistory = endpoint({
  method: 'GET',
  path: '/v1/search/history/',
  summary: 'The fixed suggestions and the phrases of this session',
  tag,
  access: 'optional session',
  response: dataOf(SearchHistory),
})
export const addSearchPhrase = endpoint({
  method: 'POST',
  path: '/v1/search/history/',
  summary: 'Keep a phrase',
  tag,
  body: z.strictObject({ phrase: Phrase }),
  access: 'session',
  example: { body: { phrase: 'pink peonies' } },
  response: dataOf(SearchHistory),
})
export const removeSearchPhrase = endpoint({
  method: 'DELETE',
  path: '/v1/search/history/',
  summary: 'Forget a phrase; without one, all of them',
  tag,
  query: z.object({ phrase: Phrase.optional() }),
  access: 'session',
  example: { query: { phrase: 'pink peonies' } },
  response: dataOf(SearchHistory),
})
