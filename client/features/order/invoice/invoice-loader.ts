import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { InvoicePageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { NOT_FOUND_META } from '../../not-found/index.ts'

/** The invoice of an order of this visitor. */
export async function invoiceLoader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(InvoicePageDocument, { id: params.id ?? '' })
  requireField(answer, 'invoice')
  const { invoice } = answer.data
  if (!invoice) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  return data({ ...answer, meta: { title: `Invoice ${invoice.number}`, robots: 'noindex' } })
}
