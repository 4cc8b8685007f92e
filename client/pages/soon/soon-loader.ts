import type { LoaderFunctionArgs } from 'react-router-dom'
import { NotFoundPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/page-api.ts'

const TITLES: Record<string, string> = { auth: 'Sign in', favorites: 'Favourites', profile: 'Your account' }

/** The place of a page of the visitor's own. */
export async function soonLoader({ request, context }: LoaderFunctionArgs) {
  const [, first = ''] = new URL(request.url).pathname.split('/')
  const answer = await pageApi(context).query(NotFoundPageDocument, {})
  const title = TITLES[first] ?? ''
  return { ...answer, crumbs: [{ title }], meta: { title } }
}
