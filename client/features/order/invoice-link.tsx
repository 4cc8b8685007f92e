import type { OrderState } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'

/** An order in one of these was paid, and has an invoice. */
const PAID: readonly OrderState[] = ['PAID', 'PREPARING', 'ON_ITS_WAY', 'DELIVERED', 'REFUNDED']

/** Leads to the invoice of an order; nothing while it is not paid. */
export function InvoiceLink({ order: { id, state } }: { order: { id: string; state: OrderState } }) {
  if (!PAID.includes(state)) return null
  return (
    <p>
      <Link to={`/order/${id}/invoice`}>VAT invoice</Link>
    </p>
  )
}
