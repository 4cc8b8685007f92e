import type { Order } from '../../contract/order.ts'
import { placeOfPostcode } from '../delivery/index.ts'
import type { Context } from '../kernel/index.ts'

/** Returns an order whose address has its surroundings for a map, so that a page needs no second call for them. */
export async function withPlace(ctx: Context, order: Order): Promise<Order> {
  const { shipping_address: address } = order
  if (!address) return order
  return { ...order, shipping_address: { ...address, place: await placeOfPostcode(ctx, address.postcode) } }
}
