import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { NotFoundPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

export const NOT_FOUND_META = { title: 'This page could not be found', robots: 'noindex' }

export async function notFoundLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(NotFoundPageDocument, {})
  return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
}

/** Where nothing is, nothing can be sent either. */
export function notFoundAction() {
  return data(null, { status: 404 })
}
