import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { SubscriptionPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { pageMeta } from '../content/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** Flowers by subscription, and what they cost. */
export async function subscriptionLoader({ request, context }: LoaderFunctionArgs) {
  const isSecond = new URL(request.url).pathname.endsWith('/second')
  const slug = isSecond ? 'subscription-second' : 'subscription'
  const answer = await pageApi(context).query(SubscriptionPageDocument, { slug })
  requireField(answer, 'page')
  const { page } = answer.data
  if (!page) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const above = isSecond ? [{ title: 'Flower subscription', href: '/subscription' }] : []
  return data({ ...answer, crumbs: [...above, { title: page.title }], meta: pageMeta(page) })
}
