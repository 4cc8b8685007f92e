import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { BlogPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { titleAt } from '../../data/page/meta.ts'
import { isThere, readPage } from '../catalogue/index.ts'
import { pageMeta } from '../content/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** A page of articles, newest first; with `?concat=1` all of them up to its end. */
export async function blogLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const page = readPage(searchParams)
  const from = searchParams.get('concat') === '1' ? 1 : page
  const answer = await pageApi(context).query(BlogPageDocument, { page, from })
  for (const field of ['page', 'articles']) requireField(answer, field)
  const { page: words, articles } = answer.data
  if (!words || !isThere(articles)) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const meta = pageMeta(words)
  return data({
    ...answer,
    crumbs: [{ title: words.title }],
    meta: {
      ...meta,
      title: titleAt(page, meta.title),
      image: articles.list[0]?.image.url,
      feed: '/blog/rss.xml',
      robots: from < page ? 'noindex, follow' : undefined,
    },
  })
}
