import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { BlogPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { pageMeta } from '../content/page-meta.ts'
import { readPage } from '../listing/sort.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'

const PAGE_SIZE = 12
/** So many articles can be asked for at once. */
const MOST = 48

/** A page of articles, newest first; with `?concat=1` all of them up to its end, as far as they can be had at once. */
export async function blogLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const page = readPage(searchParams)
  const together = searchParams.get('concat') === '1' && page * PAGE_SIZE <= MOST
  const answer = await pageApi(context).query(
    BlogPageDocument,
    together ? { page: 1, limit: page * PAGE_SIZE } : { page, limit: PAGE_SIZE },
  )
  for (const field of ['page', 'articles']) requireField(answer, field)
  const { page: words, articles } = answer.data
  const totalPages = Math.max(1, Math.ceil((articles?.pagination.total ?? 0) / PAGE_SIZE))
  if (!words || !articles || page > totalPages)
    return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const meta = pageMeta(words)
  return data({
    ...answer,
    pagination: { ...articles.pagination, page, perPage: PAGE_SIZE, totalPages },
    crumbs: [{ title: words.title }],
    meta: {
      ...meta,
      title: page > 1 ? `${meta.title}, page ${page}` : meta.title,
      image: articles.list[0]?.image.url,
      feed: '/blog/rss.xml',
    },
  })
}
