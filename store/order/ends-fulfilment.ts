import type { OrderState } from '../../contract/order.ts'

/**
 * Returns true if an order will not be delivered after this transition. An order refunded later than
 * `preparing` has used its slot and its promo code.
 */
export function endsFulfilment(from: OrderState | undefined, to: OrderState): boolean {
  return to === 'cancelled' || (to === 'refunded' && (from === 'paid' || from === 'preparing'))
}
