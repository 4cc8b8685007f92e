import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { SearchPageDocument, SearchStartPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { pageHref } from '../../data/paths/page-href.ts'
import { readPage } from '../catalogue/index.ts'

const LONGEST = 100

/** What the shop has for some words; without any, what may be looked for. */
export async function searchLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  if (!words) {
    const answer = await pageApi(context).query(SearchStartPageDocument, {})
    return { ...answer, words, crumbs: [{ title: 'Search' }], meta: { title: 'Search', robots: 'noindex' } }
  }
  const page = readPage(searchParams)
  const answer = await pageApi(context).query(SearchPageDocument, { query: words, page })
  requireField(answer, 'search')
  // Behind the last page there is nothing, which is not to say that nothing was found.
  const last = answer.data.search?.pageInfo.totalPages ?? 1
  if (page > last) return redirect(pageHref('/search', last, { q: words }))
  return {
    ...answer,
    words,
    crumbs: [{ title: 'Search' }],
    meta: { title: `Search: ${words}`, robots: 'noindex' },
  }
}
