import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { NotFoundPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/page-api.ts'
import { FIRST_WORDS } from './first-words.ts'

export async function contentLoader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const answer = await pageApi(context).query(NotFoundPageDocument, {})
  if (pathname.startsWith('/article/')) throw new Response('Post not found', { status: 404 })
  const words =
    FIRST_WORDS[pathname] ?? wordsBelow(pathname, params.district ?? params.city ?? params.id ?? '')
  return data({
    ...answer,
    words,
    crumbs: [{ title: words.title }],
    meta: { title: words.title, description: words.lead },
  })
}

function wordsBelow(pathname: string, name: string) {
  const parent = FIRST_WORDS[`/${pathname.split('/')[1]}`]
  return { title: `${parent?.title ?? 'Larkspur'}: ${name}`, lead: parent?.lead ?? '' }
}
