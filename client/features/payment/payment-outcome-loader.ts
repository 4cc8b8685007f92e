import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PaymentOutcomePageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

/** Where a payment service sends the shopper back to: whether it is paid, the store knows, not the address. */
export async function paymentOutcomeLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(PaymentOutcomePageDocument, {})
  requireField(answer, 'newestOrder')
  if (!answer.data.newestOrder?.orderId) throw redirect('/')
  const title = answer.data.newestOrder.paid ? 'Your payment has arrived' : 'Your payment'
  return { ...answer, meta: { title, robots: 'noindex' } }
}
