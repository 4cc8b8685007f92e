import { parse } from 'postcode'
import { OUTCODE } from '../../../contract/primitives.ts'
import { beyondReach } from './beyond-reach.ts'

export type Zone = 'london' | 'uk'

/** London's areas with the highest district of each that has doors in it: SW99 is a sorting office. */
const LONDON = new Map(
  Object.entries({
    ...{ E: 20, EC: 4, N: 22, NW: 11, SE: 28, SW: 20, W: 14, WC: 2 },
    ...{ BR: 8, CR: 9, DA: 18, EN: 11, HA: 9, IG: 11, KT: 24, RM: 20, SM: 7, TW: 20, UB: 11 },
  }),
)
/** The other areas of England, Wales and mainland Scotland; parts of some are beyond our reach. */
const ELSEWHERE = new Set(
  (
    'AB AL B BA BB BD BH BL BN BS CA CB CF CH CM CO CT CV CW DD DE DG DH DL DN DT DY EH EX FK FY G GL GU HD HG HP HR ' +
    'HU HX IP IV KA KY L LA LD LE LL LN LS LU M ME MK ML NE NG NN NP NR OL OX PA PE PH PL PO PR RG RH S SA SG SK SL ' +
    'SN SO SP SR SS ST SY TA TD TF TN TQ TR TS WA WD WF WN WR WS WV YO'
  ).split(' '),
)
const NO_POSTCODE: Unreached = { message: 'This is not a UK postcode' }
/** Any last half: what a first half is tried with. */
const SOME_DOOR = '1AA'

/** Why we do not deliver to what was typed; with the postcode when it is one. */
type Unreached = { message: string; postcode?: string }

/**
 * The delivery zone of a UK postcode, typed in any way. Answers with the postcode as it is written, or with a
 * message for the shopper why we do not deliver there.
 */
export function zoneOf(input: string): { postcode: string; zone: Zone } | Unreached {
  const typed = input.trim()
  if (OUTCODE.test(typed)) return ofOutcode(typed.toUpperCase())
  const parsed = parse(typed)
  if (!parsed.valid) return NO_POSTCODE
  const { area, postcode, outcode } = parsed
  const beyond = beyondReach(area, outcode)
  if (beyond) return { postcode, message: refusal(outcode, beyond) }
  if (ELSEWHERE.has(area)) return { postcode, zone: 'uk' }
  return isInLondon(area, parsed.district) ? { postcode, zone: 'london' } : NO_POSTCODE
}

/** That we come to a postcode, and how soon. */
export function reachInWords(postcode: string, zone: Zone): string {
  const day = zone === 'london' ? 'every day, the same day' : 'the next day'
  return `We deliver to ${postcode} ${day} if you order in time.`
}

/** What is said to the first half alone: that we do not come there, or that the rest is missing. */
function ofOutcode(outcode: string): Unreached {
  const whole = zoneOf(`${outcode} ${SOME_DOOR}`)
  if ('message' in whole) return { message: whole.message }
  return { message: `Please type the whole postcode: ${outcode} is only its first half` }
}

function refusal(outcode: string, beyond: string): string {
  return `We do not deliver to ${outcode} yet: our next-day vans do not reach ${beyond}. We deliver in England, Wales and mainland Scotland.`
}

function isInLondon(area: string, district: string): boolean {
  return Number(district.slice(area.length)) <= (LONDON.get(area) ?? -1)
}
