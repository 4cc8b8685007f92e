import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ListingPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { collectionCrumb } from '../../routing/collection-href.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'
import { readPage, readSort } from './sort.ts'

/** A page of a category or filter, by its address. */
export async function listingLoader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const answer = await pageApi(context).query(ListingPageDocument, {
    type: url.pathname.startsWith('/filter/') ? 'FILTER' : 'CATEGORY',
    slug: params.slug ?? '',
    page: readPage(url.searchParams),
    ...readSort(url.searchParams),
  })
  requireField(answer, 'listing')
  const { listing } = answer.data
  // A page behind the last one is no page, but a collection that is empty is.
  const beyond = listing && listing.pagination.page > listing.pagination.totalPages
  if (!listing || beyond) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const { collection, pagination, list } = listing
  const { parent, metaTitle } = collection
  const title = pagination.page > 1 ? `${metaTitle}, page ${pagination.page}` : metaTitle
  return data({
    ...answer,
    crumbs: [...(parent ? [collectionCrumb(parent)] : []), { title: collection.title }],
    meta: { title, description: collection.metaDescription, image: list[0]?.image.url },
  })
}
