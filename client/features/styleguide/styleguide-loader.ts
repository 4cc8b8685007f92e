import type { LoaderFunctionArgs } from 'react-router-dom'
import { StyleguidePageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

/** Tokens and parts, for who builds pages. */
export async function styleguideLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(StyleguidePageDocument, {})
  requireField(answer, 'listing')
  return { ...answer, meta: { title: 'Style guide', robots: 'noindex' } }
}
