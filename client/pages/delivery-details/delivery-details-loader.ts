import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { askedAddress } from '../../data/address.ts'
import { pageApi, requireField } from '../../data/page-api.ts'

export async function deliveryDetailsLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(DeliveryDetailsPageDocument, askedAddress(request))
  requireField(answer, 'checkout')
  // Nothing to deliver, nothing to ask for.
  if (!answer.data.checkout?.totalCost.amount) throw redirect('/')
  return { ...answer, meta: { title: 'Delivery details', robots: 'noindex' } }
}
