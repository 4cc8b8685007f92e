import type { OrderBy, OrderDirection } from '../../../graphql/generated/graphql.ts'

/** The ways to sort that a shopper chooses from in one field. */
export const OFFERED_SORTS = [
  { orderBy: 'POPULARITY', orderDirection: 'DESC', title: 'Most loved' },
  { orderBy: 'PRICE', orderDirection: 'ASC', title: 'Price: low to high' },
  { orderBy: 'PRICE', orderDirection: 'DESC', title: 'Price: high to low' },
  { orderBy: 'NEWEST', orderDirection: 'DESC', title: 'Newest' },
] as const satisfies TitledSort[]

/** What an address can ask for as well: nobody shops for what is oldest or sells least, so these are not offered. */
const FURTHER_SORTS = [
  { orderBy: 'NEWEST', orderDirection: 'ASC', title: 'Oldest' },
  { orderBy: 'POPULARITY', orderDirection: 'ASC', title: 'Least loved' },
] as const satisfies TitledSort[]

export type Sort = { orderBy: OrderBy; orderDirection: OrderDirection }
type TitledSort = Sort & { title: string }

/** What a sort is called. */
export function titleOf({ orderBy, orderDirection }: Sort): string {
  const sorts: readonly TitledSort[] = [...OFFERED_SORTS, ...FURTHER_SORTS]
  const sort = sorts.find((row) => row.orderBy === orderBy && row.orderDirection === orderDirection)
  return (sort ?? OFFERED_SORTS[0]).title
}

/** The sort an address asks for; the default (popularity, descending) for anything it does not know. */
export function readSort(query: URLSearchParams): Sort {
  const by = (query.get('order_by') ?? '').toUpperCase()
  const direction = (query.get('order_direction') ?? '').toUpperCase()
  const orderBy = (['POPULARITY', 'PRICE', 'NEWEST'] as const).find((known) => known === by) ?? 'POPULARITY'
  const orderDirection = (['ASC', 'DESC'] as const).find((known) => known === direction) ?? 'DESC'
  return { orderBy, orderDirection }
}

/** A sort as query parameters; the default has none. */
export function sortQuery({ orderBy, orderDirection }: Sort): Record<string, string> {
  if (orderBy === 'POPULARITY' && orderDirection === 'DESC') return {}
  return { order_by: orderBy.toLowerCase(), order_direction: orderDirection.toLowerCase() }
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
