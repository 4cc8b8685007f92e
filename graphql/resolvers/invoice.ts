import type { Resolvers } from '../generated/resolvers.ts'
import { ofVisitor } from '../of-visitor.ts'
import { getInvoice, getInvoiceFile } from '../rest/invoice.ts'

export const invoiceResolvers: Resolvers = {
  Query: {
    invoice: (_root, { orderId }, context) => ofVisitor(context, () => getInvoice(context.rest, orderId)),
    invoiceFile: (_root, { orderId }, context) =>
      ofVisitor(context, () => getInvoiceFile(context.rest, orderId)),
  },
  Invoice: {
    orderId: (invoice) => invoice.order_id,
    issuedOn: (invoice) => invoice.issued_on,
    giftCardAmount: (invoice) => invoice.gift_card_amount,
    serviceFee: (invoice) => invoice.service_fee,
    creditNotes: (invoice) => invoice.credit_notes,
  },
  InvoiceSeller: { vatNumber: (seller) => seller.vat_number },
  InvoiceLine: { unitPrice: (line) => line.unit_price },
  CreditNote: { issuedOn: (note) => note.issued_on },
  InvoiceFile: { fileName: (file) => file.file_name },
}
