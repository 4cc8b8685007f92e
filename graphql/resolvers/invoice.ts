import type { Resolvers } from '../generated/resolvers.ts'
import { ofVisitor } from '../of-visitor.ts'
import { getInvoice, getInvoiceFile } from '../rest/invoice.ts'

export const invoiceResolvers: Resolvers = {
  Query: {
    invoice: (_root, { orderId }, context) => ofVisitor(context, () => getInvoice(context.rest, orderId)),
    invoiceFile: (_root, { orderId }, context) =>
      ofVisitor(context, () => getInvoiceFile(context.rest, orderId)),
  },
}
