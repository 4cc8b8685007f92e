import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { CardsPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { titleAt } from '../../data/page/meta.ts'
import { isThere, readView, robotsOf, variablesOf, listingNotFound } from '../catalogue/index.ts'
import { pageMeta } from '../content/index.ts'

/** Greeting cards, page by page, and gift cards by amount. */
export async function cardsLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const view = readView(searchParams)
  const answer = await pageApi(context).query(CardsPageDocument, variablesOf(view))
  for (const field of ['page', 'listing']) requireField(answer, field)
  const { page, listing } = answer.data
  if (!page || !isThere(listing)) return listingNotFound(answer, request, listing)
  const meta = pageMeta(page)
  return data({
    ...answer,
    crumbs: [{ title: page.title }],
    meta: { ...meta, title: titleAt(view.page, meta.title), robots: robotsOf(view) },
  })
}
