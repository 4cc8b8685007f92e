import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ListingPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { titleAt } from '../../../data/page/meta.ts'
import { collectionCrumb } from '../../../data/paths/collection-href.ts'
import { listingNotFound } from '../listing-not-found.ts'
import { isThere, readView, robotsOf, variablesOf } from '../listing-view.ts'

/** A page of a category or filter, by its address. */
export async function listingLoader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const view = readView(searchParams)
  const answer = await pageApi(context).query(ListingPageDocument, {
    type: pathname.startsWith('/filter/') ? 'FILTER' : 'CATEGORY',
    slug: params.slug ?? '',
    ...variablesOf(view),
  })
  requireField(answer, 'listing')
  const { listing } = answer.data
  if (!isThere(listing)) return listingNotFound(answer, request, listing)
  const { collection, list } = listing
  const { parent } = collection
  return data({
    ...answer,
    crumbs: [...(parent ? [collectionCrumb(parent)] : []), { title: collection.title }],
    meta: {
      title: titleAt(view.page, collection.metaTitle),
      description: collection.metaDescription,
      image: list[0]?.image.url,
      robots: robotsOf(view),
    },
  })
}
