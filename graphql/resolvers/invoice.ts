import * as api from '../../contract/invoice.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { sessionOnly } from '../visitor-data.ts'

export const invoiceResolvers: Resolvers = {
  Query: {
    invoice: (_root, { orderId: id }, context) =>
      sessionOnly(context, (rest) => rest.data(api.getInvoice, { params: { id } })),
    invoiceFile: (_root, { orderId: id }, context) =>
      sessionOnly(context, (rest) => rest.data(api.getInvoiceFile, { params: { id } })),
  },
}
