import type { SortBy, SortDirection } from '../../../graphql/generated/graphql.ts'

/** The ways to sort that a shopper chooses from in one field. */
export const OFFERED_SORTS = [
  { sortBy: 'POPULARITY', sortDirection: 'DESC', title: 'Most popular' },
  { sortBy: 'PRICE', sortDirection: 'ASC', title: 'Price: low to high' },
  { sortBy: 'PRICE', sortDirection: 'DESC', title: 'Price: high to low' },
  { sortBy: 'NEWEST', sortDirection: 'DESC', title: 'Newest' },
] as const satisfies TitledSort[]

/** What an address can ask for as well: nobody shops for what is oldest or sells least, so these are not offered. */
const FURTHER_SORTS = [
  { sortBy: 'NEWEST', sortDirection: 'ASC', title: 'Oldest' },
  { sortBy: 'POPULARITY', sortDirection: 'ASC', title: 'Least loved' },
] as const satisfies TitledSort[]

export type Sort = { sortBy: SortBy; sortDirection: SortDirection }
type TitledSort = Sort & { title: string }

/** What a sort is called. */
export function titleOf({ sortBy, sortDirection }: Sort): string {
  const sorts: readonly TitledSort[] = [...OFFERED_SORTS, ...FURTHER_SORTS]
  const sort = sorts.find((row) => row.sortBy === sortBy && row.sortDirection === sortDirection)
  return (sort ?? OFFERED_SORTS[0]).title
}

/** The sort an address asks for; the default (popularity, descending) for anything it does not know. */
export function readSort(query: URLSearchParams): Sort {
  const by = (query.get('order_by') ?? '').toUpperCase()
  const direction = (query.get('order_direction') ?? '').toUpperCase()
  const sortBy = (['POPULARITY', 'PRICE', 'NEWEST'] as const).find((known) => known === by) ?? 'POPULARITY'
  const sortDirection = (['ASC', 'DESC'] as const).find((known) => known === direction) ?? 'DESC'
  return { sortBy, sortDirection }
}

/** A sort as query parameters; the default has none. */
export function sortQuery({ sortBy, sortDirection }: Sort): Record<string, string> {
  if (sortBy === 'POPULARITY' && sortDirection === 'DESC') return {}
  return { order_by: sortBy.toLowerCase(), order_direction: sortDirection.toLowerCase() }
}

/** What is not a page number as it is written (`01`, `2.0`, `1e1`) is the first page: a page has one address. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** The first of the pages that are shown together with the one of the address. */
export function readFrom(query: URLSearchParams): number {
  const page = readPage(query)
  const from = Number(query.get('from') ?? page)
  return Number.isInteger(from) && from >= 1 ? Math.min(from, page) : page
}
