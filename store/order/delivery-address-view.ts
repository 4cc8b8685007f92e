import type { Order } from '../../contract/order.ts'
import type { order } from '../db/schema.ts'
import type { LinkRow } from './recipient-link.ts'

type OrderRow = Pick<typeof order.$inferSelect, 'shippingAddress' | 'recipient'>

/**
 * Returns the address and the recipient as the sender sees them. An address given by the recipient is hidden
 * except for its area: only the courier sees it.
 */
export function deliveryAddressView(
  row: OrderRow,
  link: Omit<LinkRow, 'tokenHash'> | undefined,
): Pick<Order, 'shipping_address' | 'recipient'> {
  const { shippingAddress: address, recipient } = row
  if (!link?.chosenAt || link.takenOverAt || !address || !recipient)
    return { shipping_address: address, recipient }
  return {
    shipping_address: {
      ...address,
      postcode: address.postcode.split(' ')[0] ?? '',
      line1: `Where ${link.name} chose`,
      line2: null,
      point: null,
    },
    recipient: { ...recipient, phone: link.channel === 'sms' ? link.receiver : '', note: null },
  }
}
