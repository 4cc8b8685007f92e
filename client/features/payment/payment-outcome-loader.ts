import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { CheckPaymentDocument, PaymentOutcomePageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

/** Where a payment service sends the shopper back to: whether it is paid, the store knows, not the address. */
export async function paymentOutcomeLoader({ context }: LoaderFunctionArgs) {
  const api = pageApi(context)
  const [{ checkPayment: checked }, answer] = await Promise.all([
    api.mutate(CheckPaymentDocument, {}),
    api.query(PaymentOutcomePageDocument, {}),
  ])
  if (!checked) throw redirect('/')
  const title = checked.paid ? 'Your payment has arrived' : 'Your payment'
  return { ...answer, checked, meta: { title, robots: 'noindex' } }
}
