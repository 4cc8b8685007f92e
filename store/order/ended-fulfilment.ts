import type { OrderState } from '../../contract/order.ts'

/** Nothing will be delivered: what is refunded on its way, or later, has used its place and its code. */
export function endsFulfilment(from: OrderState | undefined, to: OrderState): boolean {
  return to === 'cancelled' || (to === 'refunded' && (from === 'paid' || from === 'preparing'))
}
