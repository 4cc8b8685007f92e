import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { CardsPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { pageMeta } from '../content/page-meta.ts'
import { readPage, readSort } from '../listing/sort.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'

/** Greeting cards, page by page, and gift cards by amount. */
export async function cardsLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const variables = { page: readPage(searchParams), ...readSort(searchParams) }
  const answer = await pageApi(context).query(CardsPageDocument, variables)
  for (const field of ['page', 'listing']) requireField(answer, field)
  const { page, listing } = answer.data
  if (!page || !listing || listing.pagination.page > listing.pagination.totalPages)
    return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const meta = pageMeta(page)
  const number = listing.pagination.page
  const title = number > 1 ? `${meta.title}, page ${number}` : meta.title
  return data({ ...answer, crumbs: [{ title: page.title }], meta: { ...meta, title } })
}
