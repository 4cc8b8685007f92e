import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { AllGiftsPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { bareTitle, titleAt } from '../../data/page/meta.ts'
import { isThere, readView, robotsOf, variablesOf, listingNotFound } from '../catalogue/index.ts'

/** Every shelf of presents, a dozen of each, and then all of them, page by page. */
export async function allGiftsLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const view = readView(searchParams)
  const answer = await pageApi(context).query(AllGiftsPageDocument, variablesOf(view))
  for (const field of ['allGifts', 'listing']) requireField(answer, field)
  const { allGifts, listing } = answer.data
  if (!allGifts || !isThere(listing)) return listingNotFound(answer, request, listing)
  const { seo, shelves } = allGifts
  return data({
    ...answer,
    meta: {
      title: titleAt(view.page, bareTitle(seo.title)),
      description: seo.description,
      image: shelves[0]?.list[0]?.image.url,
      robots: robotsOf(view),
    },
  })
}
