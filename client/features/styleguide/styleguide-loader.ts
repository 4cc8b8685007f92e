import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { StyleguidePageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** Tokens and parts, for who builds pages. A live shop has no such page. */
export async function styleguideLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(StyleguidePageDocument, {})
  if (!answer.data.isSandbox) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  requireField(answer, 'listing')
  return { ...answer, meta: { title: 'Style guide', robots: 'noindex' } }
}
