import type { z } from 'zod'
import type { AddressInput, ShippingAddress } from '../../../contract/order.ts'
import { addressPlace } from './address-place.ts'
import { zoneOf } from './postcode.ts'
import type { Context } from '../../kernel/index.ts'

/**
 * What was typed as an order keeps it, with its zone and its spot on the map: the list's, or as well as the shop knows.
 * A message for the shopper where we do not deliver.
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
