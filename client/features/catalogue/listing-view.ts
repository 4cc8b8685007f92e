import type { ListingFilters } from '../../../graphql/generated/graphql.ts'
import type { FacetName } from '../../data/paths/listing-parameters.ts'
import { FACETS } from '../../data/paths/listing-parameters.ts'
import type { Sort } from './sort.ts'
import { readFrom, readPage, readSort, sortQuery } from './sort.ts'

/** What a listing shows, all of it in its address. Prices in pounds, with pence where a band begins or ends with some. */
export type ListingView = {
  sort: Sort
  page: number
  /** The first of the pages that are shown together. */
  from: number
  chosen: Record<FacetName, string[]>
  priceMin: number | undefined
  priceMax: number | undefined
  sameDay: boolean
}

/** The most pages in one list; after that, the list continues one page at a time. */
export const MOST_TOGETHER = 40

/** The view in an address; invalid parameters are ignored. */
export function readView(query: URLSearchParams): ListingView {
  return {
    sort: readSort(query),
    page: readPage(query),
    from: readFrom(query),
    chosen: Object.fromEntries(FACETS.map((facet) => [facet, readValues(query.get(facet))])) as Record<
      FacetName,
      string[]
    >,
    priceMin: readPounds(query.get('price_min')),
    priceMax: readPounds(query.get('price_max')),
    sameDay: query.get('same_day') === '1',
  }
}

/** The address of a view; what is the default is left out. A query that the path has already stays in front. */
export function viewHref(pathname: string, view: ListingView): string {
  const query = new URLSearchParams(sortQuery(view.sort))
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  set('price_min', view.priceMin)
  set('price_max', view.priceMax)
  for (const facet of FACETS) set(facet, [...view.chosen[facet]].sort().join(','))
  set('same_day', view.sameDay ? '1' : undefined)
  set('from', view.from < view.page ? view.from : undefined)
  set('page', view.page > 1 ? view.page : undefined)
  // Commas need no encoding in a query.
  // Not by its size, which not all browsers we support know.
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `${pathname}${pathname.includes('?') ? '&' : '?'}${text}` : pathname
}

/** The view with a change, from its first page. */
export function changed(view: ListingView, change: Partial<ListingView>): ListingView {
  return { ...view, page: 1, from: 1, ...change }
}

export function withoutFilters(view: ListingView): ListingView {
  return { ...readView(new URLSearchParams()), sort: view.sort }
}

export function countFilters(view: ListingView): number {
  const values = FACETS.reduce((sum, facet) => sum + view.chosen[facet].length, 0)
  const price = view.priceMin !== undefined || view.priceMax !== undefined
  return values + Number(price) + Number(view.sameDay)
}

export type Paged = { pageInfo: { page: number; totalPages: number } }

/** Whether there is such a page: one after the last is not found, an empty list is. */
export function isThere<L extends Paged>(list: L | null | undefined): list is L {
  return list != null && list.pageInfo.page <= list.pageInfo.totalPages
}

/** Returns true for the unfiltered first page of a listing, which shows the introduction. */
export function isAtBeginning(view: ListingView): boolean {
  return view.from === 1 && countFilters(view) === 0
}

/** What a page asks the gateway for. */
export function variablesOf(view: ListingView) {
  return { page: view.page, from: view.from, ...view.sort, filters: filtersOf(view) }
}

/**
 * There is no end of combinations: search engines read the collections, which have addresses of their own, and their
 * pages in the order they come in.
 */
export function robotsOf(view: ListingView): string | undefined {
  const isOne =
    countFilters(view) === 0 && view.from === view.page && Object.keys(sortQuery(view.sort)).length === 0
  return isOne ? undefined : 'noindex, follow'
}

/** The filters as the gateway wants them. */
function filtersOf({ chosen, priceMin, priceMax, sameDay }: ListingView): ListingFilters {
  // Empty filters are left out of the query, which is part of a GET.
  return {
    ...Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length)),
    ...(priceMin !== undefined && { priceMin: Math.round(priceMin * 100) }),
    ...(priceMax !== undefined && { priceMax: Math.round(priceMax * 100) }),
    ...(sameDay && { sameDay }),
  }
}

function readValues(text: string | null): string[] {
  const values = (text ?? '').split(',').filter((value) => /^[a-z0-9-]{1,40}$/.test(value))
  return [...new Set(values)].slice(0, 20)
}

function readPounds(text: string | null): number | undefined {
  return text !== null && /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}
