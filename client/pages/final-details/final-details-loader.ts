import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { FinalDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'

/** What has to be said on the page before this one. */
const ASKED_BEFORE = ['address', 'interval', 'recipient']

export async function finalDetailsLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(FinalDetailsPageDocument, {})
  requireField(answer, 'checkout')
  const { checkout } = answer.data
  if (!checkout?.totalCost.amount) throw redirect('/')
  if (checkout.missing.some((part) => ASKED_BEFORE.includes(part)))
    throw redirect('/checkout/delivery-details')
  return { ...answer, meta: { title: 'Final details', robots: 'noindex' } }
}
