import type { z } from 'zod'
import type { AddressInput, ShippingAddress } from '../../../contract/order.ts'
import { addressPlace } from './address-place.ts'
import { zoneOf } from './postcode.ts'
import type { Context } from '../../kernel/index.ts'

/**
 * Converts an entered address to the stored form, with its zone and its point on the map: the one from the address
 * list, or an approximate one. Returns a message for the shopper where the shop does not deliver.
 */
export async function shippingAddressOf(
  ctx: Context,
  { line1, line2, city, point, ...typed }: z.infer<typeof AddressInput>,
): Promise<ShippingAddress | { message: string }> {
  const found = zoneOf(typed.postcode)
  if ('message' in found) return found
  const { postcode, zone } = found
  const spot = point ?? (await addressPlace(ctx, postcode, zone))?.point ?? null
  return { postcode, line1, line2: line2 || null, city, zone, point: spot }
}
