import type { LoaderFunctionArgs } from 'react-router-dom'
import { InvoiceFileDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { binaryAnswer, noFile } from '../../../data/page/file-answer.ts'

/** The invoice of an order of this visitor, as a PDF. */
export async function invoiceFileLoader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(InvoiceFileDocument, { id: params.id ?? '' })
  requireField(answer, 'invoiceFile')
  const { invoiceFile } = answer.data
  if (!invoiceFile) throw noFile()
  return binaryAnswer(invoiceFile.content, invoiceFile.fileName, 'application/pdf')
}
