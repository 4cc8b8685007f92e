import type { HomePageQuery } from '../../../graphql/generated/graphql.ts'

/** The rows of products in the order of their tabs; each `id` is the last part of its call to /v1. */
export const RAILS = [
  { field: 'bestSellers', id: 'best-sellers', tab: 'Best sellers' },
  { field: 'trendyBouquets', id: 'trendy-bouquets', tab: 'Trending' },
  { field: 'specialOffers', id: 'special-offers', tab: 'On offer' },
  { field: 'newBouquets', id: 'new-bouquets', tab: 'New' },
  { field: 'roses', id: 'roses', tab: 'Roses' },
  { field: 'letterboxFlowers', id: 'letterbox-flowers', tab: 'Letterbox' },
  { field: 'underPs30', id: 'under-ps30', tab: 'Under £30' },
  { field: 'similarBouquets', id: 'similar-bouquets', tab: 'For you' },
] as const

export type RailField = (typeof RAILS)[number]['field']

/** What a row shows; the rest is behind its link. */
export const MOST_IN_RAIL = 8
/** Of a row behind a tab where there are no scripts: the page of all of them is one link away. */
export const MOST_WITHOUT_SCRIPTS = 6

/** The answer with each product in the first of the rows that have it, and no row longer than it is shown. */
export function withoutRepeats(answer: HomePageQuery): HomePageQuery {
  const seen = new Set<string>()
  const rails = RAILS.map(({ field }) => {
    const block = answer[field]
    if (!block) return [field, block]
    const list = block.list.filter(({ id }) => !seen.has(id)).slice(0, MOST_IN_RAIL)
    for (const { id } of list) seen.add(id)
    return [field, { ...block, list }]
  })
  return { ...answer, ...Object.fromEntries(rails) } as HomePageQuery
}
