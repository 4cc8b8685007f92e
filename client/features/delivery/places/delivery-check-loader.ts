import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryCheckPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'

/** The delivery check for a postcode. */
export async function deliveryCheckLoader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('postcode')?.slice(0, 20) ?? null
  const answer = await pageApi(context).query(DeliveryCheckPageDocument, { postcode: asked ?? '' })
  requireField(answer, 'postcodeCheck')
  return {
    ...answer,
    asked,
    crumbs: [{ title: 'Delivery', href: '/delivery' }, { title: 'Your postcode' }],
    meta: { title: 'Delivery to your postcode', robots: 'noindex' },
  }
}
