import type { StoredBlock } from '../../../contract/pages.ts'
import type { SeedPage } from '../../../store/seed/seed-data.ts'

type Words = readonly [slug: string, title: string, heading: string, lead: string, metaDescription: string]
type Pairs = readonly (readonly [string, string])[]

export const page = (
  [slug, title, heading, lead, metaDescription]: Words,
  ...blocks: StoredBlock[]
): SeedPage => ({
  ...{ slug, title, heading, lead, metaDescription, blocks },
  metaTitle: `${title} | Larkspur`,
  updatedOn: '2026-11-10',
})

export const text = (heading: string | null, markdown: string): StoredBlock => ({
  kind: 'text',
  heading,
  markdown,
})
export const list = (heading: string, items: Pairs): StoredBlock => ({
  kind: 'list',
  heading,
  items: items.map(([title, words]) => ({ title, text: words })),
})
export const steps = (heading: string, items: Pairs): StoredBlock => ({
  kind: 'steps',
  heading,
  items: items.map(([title, words]) => ({ title, text: words })),
})
export const faq = (heading: string, items: Pairs): StoredBlock => ({
  kind: 'faq',
  heading,
  items: items.map(([question, answer]) => ({ question, answer })),
})
export const cta = (heading: string, words: string, label: string, href: string): StoredBlock => ({
  ...{ kind: 'cta', heading, text: words, label, href },
})
export const products = (heading: string, collection: string): StoredBlock => ({
  kind: 'products',
  heading,
  collection,
})
export const offer = (heading: string, product: string): StoredBlock => ({
  kind: 'product',
  heading,
  product,
})
export const form = (heading: string, key: string): StoredBlock => ({ kind: 'form', heading, form: key })
