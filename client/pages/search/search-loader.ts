import type { LoaderFunctionArgs } from 'react-router-dom'
import { SearchPageDocument, SearchStartPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { readPage } from '../listing/sort.ts'

const LONGEST = 100

/** What the shop has for some words; without any, what may be looked for. */
export async function searchLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  if (!words) {
    const answer = await pageApi(context).query(SearchStartPageDocument, {})
    return { ...answer, words, crumbs: [{ title: 'Search' }], meta: { title: 'Search', robots: 'noindex' } }
  }
  const answer = await pageApi(context).query(SearchPageDocument, {
    query: words,
    page: readPage(searchParams),
  })
  requireField(answer, 'search')
  return {
    ...answer,
    words,
    crumbs: [{ title: 'Search' }],
    meta: { title: `Search: ${words}`, robots: 'noindex' },
  }
}
