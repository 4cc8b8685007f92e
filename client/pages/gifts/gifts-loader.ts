import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { GiftsPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { bareTitle } from '../../document/meta.ts'
import { faqPage } from '../../document/structured-data.ts'
import { readPage, readSort } from '../listing/sort.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'

/** A page of everything that goes with flowers, or by itself. */
export async function giftsLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const variables = { page: readPage(searchParams), ...readSort(searchParams) }
  const answer = await pageApi(context).query(GiftsPageDocument, variables)
  requireField(answer, 'gifts')
  const { gifts } = answer.data
  if (!gifts || gifts.pagination.page > gifts.pagination.totalPages)
    return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const { seo, pagination, list, faq } = gifts
  const title = bareTitle(seo.title)
  return data({
    ...answer,
    meta: {
      title: pagination.page > 1 ? `${title}, page ${pagination.page}` : title,
      description: seo.description,
      image: list[0]?.image.url,
      things: faq.length ? [faqPage(faq)] : [],
    },
  })
}
