import { z } from 'zod'
import { VatRate } from './basket.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { LondonDate, OrderId, Pence } from './types/primitives.ts'

const VatLine = z.object({
  rate: VatRate,
  net: Pence,
  vat: Pence,
  gross: Pence.describe('Net and VAT together'),
})

export const InvoiceLine = z.object({
  title: z.string(),
  details: z.string().describe('Size or kind; may be empty'),
  quantity: z.int(),
  unit_price: Pence.describe('VAT included'),
  cost: Pence,
  rates: z
    .array(VatRate)
    .describe('Rates of VAT in it; none for a gift card, which is taxed when it is spent'),
})

export const CreditNote = z.object({
  number: z.string(),
  issued_on: LondonDate,
  amount: Pence,
  reason: z.string().nullable(),
  vat: z.array(VatLine),
})

/** The invoice of a paid order, with what went back of it since. All amounts are pence. */
export const Invoice = z.object({
  number: z.string().describe('e.g. LK-000042; no two are the same'),
  order_id: OrderId,
  issued_on: LondonDate,
  seller: z.object({
    name: z.string(),
    address: z.string(),
    vat_number: z.string().nullable().describe('Null for a seller that is not registered for VAT'),
  }),
  buyer: z.object({ name: z.string(), email: z.string() }).nullable().describe('Null after erasure'),
  lines: z.array(InvoiceLine),
  discount: Pence.describe('The discount of a promo code or subscription on the goods'),
  bonuses: Pence.describe('The part of the goods that bonuses paid'),
  delivery: Pence,
  service_fee: Pence,
  total: Pence,
  gift_card_amount: Pence.default(0).describe(
    'What of the total was paid with gift cards; VAT is as without them',
  ),
  vat: z.array(VatLine),
  credit_notes: z.array(CreditNote),
})
export type Invoice = z.infer<typeof Invoice>

const tag = 'order'
const params = z.object({ id: OrderId })

export const getInvoice = endpoint({
  method: 'GET',
  path: '/v1/order/:id/invoice/',
  summary: 'The invoice of a paid order, with its credit notes',
  tag,
  params,
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(Invoice),
})
export const getInvoiceFile = endpoint({
  method: 'GET',
  path: '/v1/order/:id/invoice/file/',
  summary: 'The same as a PDF, in base64',
  tag,
  params,
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(z.object({ file_name: z.string(), content: z.base64() })),
})
