import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { SearchPageDocument, SearchStartPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { searchHref } from './search-href.ts'
import { countFilters, readView, variablesOf, viewHref, withoutFilters } from '../catalogue/index.ts'

const LONGEST = 100

/** What the shop has for some words; without any, what may be looked for. */
export async function searchLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').trim()
  const words = typed.slice(0, LONGEST).trim()
  const isCut = typed.length > LONGEST
  if (!words) {
    const answer = await pageApi(context).query(SearchStartPageDocument, {})
    return {
      ...answer,
      words,
      isCut,
      crumbs: [{ title: 'Search' }],
      meta: { title: 'Search', robots: 'noindex' },
    }
  }
  const view = readView(searchParams)
  const answer = await pageApi(context).query(SearchPageDocument, { query: words, ...variablesOf(view) })
  requireField(answer, 'search')
  const { search } = answer.data
  // The address may ask for a facet value that is no more.
  if (!search && countFilters(view) > 0) return redirect(viewHref(searchHref(words), withoutFilters(view)))
  // Behind the last page there is nothing, which is not to say that nothing was found.
  const last = search?.pageInfo.totalPages ?? 1
  if (view.page > last) return redirect(viewHref(searchHref(words), { ...view, page: last, from: last }))
  return {
    ...answer,
    words,
    isCut,
    crumbs: [{ title: 'Search' }],
    meta: { title: `Search: ${words}`, robots: 'noindex' },
  }
}
