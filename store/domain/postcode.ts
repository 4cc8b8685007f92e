import { parse } from 'postcode'

export type Zone = 'london' | 'uk'

/** London's areas with the highest district of each that has doors in it: SW99 is a sorting office. */
const LONDON = new Map(
  Object.entries({
    ...{ E: 20, EC: 4, N: 22, NW: 11, SE: 28, SW: 20, W: 14, WC: 2 },
    ...{ BR: 8, CR: 9, DA: 18, EN: 11, HA: 9, IG: 11, KT: 24, RM: 20, SM: 7, TW: 20, UB: 11 },
  }),
)
/** The other areas of England, Wales and mainland Scotland. */
const ELSEWHERE = new Set(
  (
    'AB AL B BA BB BD BH BL BN BS CA CB CF CH CM CO CT CV CW DD DE DG DH DL DN DT DY EH EX FK FY G GL GU HD HG HP HR ' +
    'HU HX IP IV KA KY L LA LD LE LL LN LS LU M ME MK ML NE NG NN NP NR OL OX PA PE PH PL PO PR RG RH S SA SG SK SL ' +
    'SN SO SP SR SS ST SY TA TD TF TN TQ TR TS WA WD WF WN WR WS WV YO'
  ).split(' '),
)
/** Northern Ireland, the islands and the far north: no next-day van goes there. */
const OUTSIDE_AREAS = new Set(['BT', 'GY', 'HS', 'IM', 'JE', 'KW', 'ZE'])

const NO_POSTCODE: Unreached = { message: 'This is not a UK postcode' }

/** Why we do not deliver to what was typed; with the postcode when it is one. */
type Unreached = { message: string; postcode?: string }

/**
 * The delivery zone of a UK postcode, typed in any way. Answers with the postcode as it is written, or with a
 * message for the shopper why we do not deliver there.
 */
export function zoneOf(input: string): { postcode: string; zone: Zone } | Unreached {
  const parsed = parse(input.trim())
  if (!parsed.valid) return NO_POSTCODE
  if (OUTSIDE_AREAS.has(parsed.area)) {
    return {
      postcode: parsed.postcode,
      message: `We do not deliver to ${parsed.outcode} yet. We deliver in England, Wales and mainland Scotland.`,
    }
  }
  const { area, postcode } = parsed
  if (ELSEWHERE.has(area)) return { postcode, zone: 'uk' }
  return isInLondon(area, parsed.district) ? { postcode, zone: 'london' } : NO_POSTCODE
}

function isInLondon(area: string, district: string): boolean {
  return Number(district.slice(area.length)) <= (LONDON.get(area) ?? -1)
}
