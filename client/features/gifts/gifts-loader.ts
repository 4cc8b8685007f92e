import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { GiftsPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { bareTitle, titleAt } from '../../data/page/meta.ts'
import { faqPage } from '../../data/page/structured-data.ts'
import { isThere, readView, robotsOf, variablesOf, listingNotFound } from '../catalogue/index.ts'

/** A page of gifts to send with flowers or alone. */
export async function giftsLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const view = readView(searchParams)
  const answer = await pageApi(context).query(GiftsPageDocument, variablesOf(view))
  for (const field of ['gifts', 'listing']) requireField(answer, field)
  const { gifts, listing } = answer.data
  if (!gifts || !isThere(listing)) return listingNotFound(answer, request, listing)
  const { seo, faq } = gifts
  return data({
    ...answer,
    meta: {
      title: titleAt(view.page, bareTitle(seo.title)),
      description: seo.description,
      image: listing.list[0]?.image.url,
      robots: robotsOf(view),
      things: import.meta.env.SSR && faq.length ? [faqPage(faq)] : undefined,
    },
  })
}
