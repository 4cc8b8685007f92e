import type { SeedCollection } from '../../../store/seed/seed-data.ts'

/** Slug, menu label, heading, prefix, description and the description for search engines. */
export type CollectionRow = readonly [
  slug: string,
  title: string,
  heading: string,
  prefix: string,
  description: string,
  metaDescription: string,
]

/** Listings that hang from one parent. */
export type Branch = {
  type: SeedCollection['type']
  parent: string | null
  icon: string
  inMenu: boolean
  rows: readonly CollectionRow[]
}

/** How nearly every description for search engines ends. */
export const SAME_DAY = 'Same-day delivery in London, next day across mainland Britain.'
