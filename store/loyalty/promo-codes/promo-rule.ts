import type { Temporal } from 'temporal-polyfill'
import type { NotMade, OutcomeCode } from '../../../contract/types/outcome-codes.ts'
import type { PromoCodeRow } from '../../db/schema.ts'
import { percentOf, pounds } from '../../kernel/index.ts'

/** The customer and cart that a promo code is evaluated for. */
export type PromoRequest = {
  userId: string | null
  /** How often the customer has used the code. */
  used: number
  /** The cost of all positions, in pence. */
  positionsCost: number
  /** The cost of what promo codes apply to, in pence: flowers and gifts, but no gift cards and no alcohol. */
  discountable: number
}

export type PromoResult = {
  code: string
  /** False when the code does not exist or belongs to another user. */
  isKnown: boolean
  /** The benefit, or the reason why the code is rejected; shown to the shopper. */
  message: string
  isForApp: boolean
  /** The discount on flowers and gifts in pence, before any limit. */
  discount: number
  freeDelivery: boolean
} & Verdict
/** Whether a code can be used, and why not. */
type Verdict = { usable: true; refusal: null } | { usable: false; refusal: OutcomeCode }

/**
 * Evaluates a promo code at an instant. Whether an app-only code was entered in the app is checked when it is entered;
 * after that it stays on the cart on every device.
 */
export function applyPromoRule(row: PromoCodeRow, now: Temporal.Instant, request: PromoRequest): PromoResult {
  // Another user's code counts as unknown, so that guessing reveals nothing.
  const isKnown = row.userId === null || row.userId === request.userId
  const refused = isKnown ? rejection(row, now, request) : REJECTED.unknown
  const verdict: Verdict = refused
    ? { usable: false, refusal: refused.code }
    : { usable: true, refusal: null }
  return {
    code: row.code,
    isKnown,
    ...verdict,
    message: refused?.message ?? describePromo(row),
    isForApp: row.appOnly,
    discount: verdict.usable ? discountOf(row, request.discountable) : 0,
    freeDelivery: verdict.usable && row.kind === 'free_delivery',
  }
}

export const UNKNOWN_CODE = 'We do not know this code. Check it and try again.'
export const IN_APP_ONLY = 'This promo code works in the app only.'
export const EXPIRED = 'This promo code has expired.'
export const USED_UP = 'This promo code has been used up.'
export const NOTHING_DISCOUNTABLE = 'Promo codes take nothing off gift cards and alcohol.'
export const USED_BEFORE = 'You have used this promo code already.'

/** Why a code is rejected, when it is entered and when it is to be used. */
export const REJECTED = {
  unknown: { code: 'promo_code_unknown', message: UNKNOWN_CODE },
  expired: { code: 'promo_code_expired', message: EXPIRED },
  usedUp: { code: 'promo_code_used_up', message: USED_UP },
  usedBefore: { code: 'promo_code_used', message: USED_BEFORE },
} as const satisfies Record<string, NotMade>

function rejection(row: PromoCodeRow, now: Temporal.Instant, request: PromoRequest): NotMade | null {
  const at = now.epochMilliseconds
  if (row.startsAt.getTime() > at)
    return { code: 'promo_code_not_yet', message: 'This promo code does not work yet.' }
  if (row.expiresAt !== null && row.expiresAt.getTime() <= at) return REJECTED.expired
  if (row.limitTotal !== null && row.uses >= row.limitTotal) return REJECTED.usedUp
  if (row.limitPerUser !== null && request.used >= row.limitPerUser) return REJECTED.usedBefore
  if (request.positionsCost > 0 && request.discountable <= 0 && row.kind !== 'free_delivery')
    return { code: 'promo_code_not_for_this', message: NOTHING_DISCOUNTABLE }
  if (request.discountable >= row.minimum) return null
  const more = pounds(row.minimum - request.discountable)
  return {
    code: 'promo_code_minimum',
    message: `This promo code is for flowers and gifts from ${pounds(row.minimum)}: ${more} more.`,
  }
}

function discountOf(row: PromoCodeRow, discountable: number): number {
  if (row.kind === 'percent') return percentOf(discountable, row.value)
  return row.kind === 'fixed' ? row.value : 0
}

/** Returns the benefit and conditions of a code in one sentence. */
export function describePromo(row: PromoCodeRow): string {
  const gives =
    row.kind === 'percent'
      ? `${row.value}% off flowers and gifts`
      : row.kind === 'fixed'
        ? `${pounds(row.value)} off flowers and gifts`
        : 'Free delivery'
  const from = row.minimum ? ` from ${pounds(row.minimum)}` : ''
  return `${gives}${from}${row.appOnly ? ', in the app' : ''}.`
}
