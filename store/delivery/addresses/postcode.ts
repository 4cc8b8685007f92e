import { parse } from 'postcode'
import { OUTCODE } from '../../../contract/types/primitives.ts'
import type { Zone } from '../../../contract/types/zone.ts'
import { unreachablePlace } from './unreachable-places.ts'

/**
 * London's postcode areas, each with its highest geographic district. Higher districts, such as SW99, belong to sorting
 * offices.
 */
const INNER_LONDON = { E: 20, EC: 4, N: 22, NW: 11, SE: 28, SW: 20, W: 14, WC: 2 }
const OUTER_LONDON = { BR: 8, CR: 9, DA: 18, EN: 11, HA: 9, IG: 11, KT: 24, RM: 20, SM: 7, TW: 20, UB: 11 }
const LONDON = new Map(Object.entries({ ...INNER_LONDON, ...OUTER_LONDON }))
/** All other areas of England, Wales and mainland Scotland. Parts of some are unreachable. */
const ELSEWHERE = new Set(
  (
    'AB AL B BA BB BD BH BL BN BS CA CB CF CH CM CO CT CV CW DD DE DG DH DL DN DT DY EH EX FK FY G GL GU HD HG HP HR ' +
    'HU HX IP IV KA KY L LA LD LE LL LN LS LU M ME MK ML NE NG NN NP NR OL OX PA PE PH PL PO PR RG RH S SA SG SK SL ' +
    'SN SO SP SR SS ST SY TA TD TF TN TQ TR TS WA WD WF WN WR WS WV YO'
  ).split(' '),
)
const INVALID_POSTCODE: NotCovered = { message: 'This is not a UK postcode' }
/** A sample inward code, to check an outward code on its own. */
const SAMPLE_INCODE = '1AA'

/** Returns the outward code of a normalised postcode: `N1` of `N1 9GU`. */
export const outwardCodeOf = (postcode: string): string => postcode.split(' ')[0] ?? ''

/** The reason why the shop does not deliver. Has the postcode when the input is one. */
type NotCovered = { message: string; postcode?: string }

/**
 * Returns the normalised postcode and delivery zone of a UK postcode in any spelling, or a message for the shopper when
 * the shop does not deliver there.
 */
export function zoneOf(input: string): { postcode: string; zone: Zone } | NotCovered {
  const typed = input.trim()
  if (OUTCODE.test(typed)) return rejectOutcode(typed.toUpperCase())
  const parsed = parse(typed)
  if (!parsed.valid) return INVALID_POSTCODE
  const { area, postcode, outcode } = parsed
  const unreachable = unreachablePlace(area, outcode)
  if (unreachable) return { postcode, message: unreachableMessage(outcode, unreachable) }
  if (ELSEWHERE.has(area)) return { postcode, zone: 'uk' }
  return isInLondon(area, parsed.district) ? { postcode, zone: 'london' } : INVALID_POSTCODE
}

/** Returns the message that confirms delivery to a postcode and says how soon. */
export function coverageMessage(postcode: string, zone: Zone): string {
  return zone === 'london'
    ? `We deliver to ${postcode} every day but Christmas Day, the same day if you order in time.`
    : `We deliver to ${postcode} the next day if you order in time, except on bank holidays.`
}

/** Rejects an outward code on its own: the area is unreachable, or the rest of the postcode is missing. */
function rejectOutcode(outcode: string): NotCovered {
  const whole = zoneOf(`${outcode} ${SAMPLE_INCODE}`)
  if ('message' in whole) return { message: whole.message }
  return { message: `Please type the whole postcode: ${outcode} is only its first half` }
}

function unreachableMessage(outcode: string, unreachable: string): string {
  return `We do not deliver to ${outcode} yet: our next-day vans do not reach ${unreachable}. We deliver in England, Wales and mainland Scotland.`
}

function isInLondon(area: string, district: string): boolean {
  return Number(district.slice(area.length)) <= (LONDON.get(area) ?? -1)
}
