import { parse } from 'postcode'

export type Zone = 'london' | 'uk'

const INNER = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']
const OUTER = ['BR', 'CR', 'DA', 'EN', 'HA', 'IG', 'KT', 'RM', 'SM', 'TW', 'UB']
const LONDON_AREAS = new Set([...INNER, ...OUTER])
/** Northern Ireland, the islands and the far north: no next-day van goes there. */
const OUTSIDE_AREAS = new Set(['BT', 'GY', 'HS', 'IM', 'JE', 'KW', 'ZE'])

/**
 * The delivery zone of a UK postcode, typed in any way. Answers with the postcode as it is written, or with a
 * message for the shopper why we do not deliver there.
 */
export function zoneOf(input: string): { postcode: string; zone: Zone } | { message: string } {
  const parsed = parse(input.trim())
  if (!parsed.valid) return { message: 'This is not a UK postcode' }
  if (OUTSIDE_AREAS.has(parsed.area)) {
    return {
      message: `We do not deliver to ${parsed.outcode} yet. We deliver in England, Wales and mainland Scotland.`,
    }
  }
  return { postcode: parsed.postcode, zone: LONDON_AREAS.has(parsed.area) ? 'london' : 'uk' }
}
