import { z } from 'zod'
import { ProductCard } from './catalogue.ts'
import { Form } from './forms.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { Image, LondonDate, Slug } from './types/primitives.ts'

const Entry = z.object({ title: z.string(), text: z.string() })

// Blocks that are served as they are stored.
export const ListBlock = z.object({ kind: z.literal('list'), heading: z.string(), items: z.array(Entry) })
export const StepsBlock = z.object({ kind: z.literal('steps'), heading: z.string(), items: z.array(Entry) })
export const FaqBlock = z.object({
  kind: z.literal('faq'),
  heading: z.string(),
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export const CtaBlock = z.object({
  kind: z.literal('cta'),
  heading: z.string(),
  text: z.string(),
  label: z.string(),
  href: z.string(),
})
const StoredFormBlock = z.object({
  kind: z.literal('form'),
  heading: z.string(),
  form: z.string().describe('The form’s key: GET /v1/forms/{key}/ says what it asks'),
})
const plain = [ListBlock, StepsBlock, FaqBlock, CtaBlock] as const

/** A block as an editor writes it. */
export const StoredBlock = z.discriminatedUnion('kind', [
  ...plain,
  StoredFormBlock,
  z.object({ kind: z.literal('text'), heading: z.string().nullable(), markdown: z.string() }),
  z.object({ kind: z.literal('products'), heading: z.string(), collection: Slug }),
  z.object({
    kind: z.literal('product'),
    heading: z.string(),
    product: z.string().describe('Its real id'),
  }),
])
export type StoredBlock = z.infer<typeof StoredBlock>

// Blocks that stand for more than what is stored.
export const TextBlock = z.object({
  kind: z.literal('text'),
  heading: z.string().nullable(),
  html: z.string().describe('Sanitised'),
})
export const FormBlock = StoredFormBlock.extend({
  definition: Form.optional().describe('What GET /v1/forms/{key}/ answers; left out when that fails'),
})
export const ProductRailBlock = z.object({
  kind: z.literal('products'),
  heading: z.string(),
  href: z.string(),
  list: z.array(ProductCard),
})
export const ProductBlock = z.object({
  kind: z.literal('product'),
  heading: z.string(),
  product: ProductCard,
})

/** A block as a page shows it. */
export const PageBlock = z.discriminatedUnion('kind', [
  ...plain,
  FormBlock,
  TextBlock,
  ProductRailBlock,
  ProductBlock,
])
export type PageBlock = z.infer<typeof PageBlock>

export const Page = z.object({
  slug: z.string(),
  title: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  heading: z.string(),
  lead: z.string(),
  image: Image.nullable().describe('What it begins with beside its words; null for words alone'),
  blocks: z.array(PageBlock),
  updated_on: LondonDate,
})
export type Page = z.infer<typeof Page>

export const AppDownload = z.object({
  heading: z.string(),
  text: z.string(),
  points: z.array(z.string()),
  links: z.array(
    z.object({ store: z.enum(['app-store', 'google-play']), title: z.string(), href: z.string() }),
  ),
})
export type AppDownload = z.infer<typeof AppDownload>

export const SitemapEntry = z.object({ path: z.string(), updated_on: LondonDate })

export const getPage = endpoint({
  method: 'GET',
  path: '/v1/pages/:slug/',
  summary: 'A page of text and blocks',
  tag: 'pages',
  params: z.object({ slug: Slug }),
  refusals: ['not_found'],
  example: { params: { slug: 'about-us' } },
  response: dataOf(Page),
  shared: true,
})
export const getAppDownload = endpoint({
  method: 'GET',
  path: '/v1/app-download/',
  summary: 'Where the app is to be had',
  tag: 'pages',
  response: dataOf(AppDownload),
  shared: true,
})
export const getSitemap = endpoint({
  method: 'GET',
  path: '/v1/sitemap/',
  summary:
    'Every address of the shop with the day it last changed: page 1 all but products, then products by id',
  tag: 'pages',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  refusals: ['not_found'],
  example: { query: { page: 1 } },
  response: dataOf(z.object({ pages: z.int(), list: z.array(SitemapEntry) })),
  shared: true,
})
