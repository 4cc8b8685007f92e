import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { TrackPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { NOT_FOUND_META } from '../../not-found/index.ts'

/** Loads an order by its private link. */
export async function trackLoader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(TrackPageDocument, { token: params.token ?? '' })
  requireField(answer, 'trackedOrder')
  const { trackedOrder } = answer.data
  if (!trackedOrder) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const title = `Order ${trackedOrder.id}`
  return data({ ...answer, crumbs: [{ title }], meta: { title, robots: 'noindex' } })
}
