import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { pageMeta } from '../../content/index.ts'
import { NOT_FOUND_META } from '../../not-found/index.ts'

/** Where we go, when and for how much. */
export async function deliveryLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(DeliveryPageDocument, {})
  for (const field of ['page', 'deliveryZones', 'deliveryCities']) requireField(answer, field)
  const { page } = answer.data
  if (!page) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, crumbs: [{ title: page.title }], meta: pageMeta(page) })
}
