import type { Temporal } from 'temporal-polyfill'
import type { PromoCodeRow } from '../../db/schema.ts'
import { percentOf, pounds } from '../../kernel/index.ts'

/** Who wants to use a code, and for what. */
export type PromoAsker = {
  userId: string | null
  /** How often this person used it before. */
  used: number
  /** Pence of all that is bought. */
  positionsCost: number
  /** Pence of what a code may take something off: flowers and gifts, no gift cards and no alcohol. */
  discountable: number
}

export type PromoVerdict = {
  code: string
  /** Whether there is such a code, as far as the asker may know. */
  isKnown: boolean
  usable: boolean
  /** What it gives, or why it gives nothing: for the shopper. */
  message: string
  isForApp: boolean
  /** Pence off flowers and gifts, before any cap. */
  discount: number
  freeDelivery: boolean
}

/**
 * Whether a promo code can be used at a moment, and what it takes off. Where it is taken is looked at when it is typed
 * in: what was taken in the app stays on the cart everywhere.
 */
export function judgePromo(row: PromoCodeRow, now: Temporal.Instant, asker: PromoAsker): PromoVerdict {
  // Somebody else's code counts as unknown: a guess tells nothing.
  const isKnown = row.userId === null || row.userId === asker.userId
  const refused = isKnown ? whyNot(row, now, asker) : UNKNOWN_CODE
  const usable = refused === ''
  return {
    code: row.code,
    isKnown,
    usable,
    message: usable ? describe(row) : refused,
    isForApp: row.appOnly,
    discount: usable ? discountOf(row, asker.discountable) : 0,
    freeDelivery: usable && row.kind === 'free_delivery',
  }
}

export const UNKNOWN_CODE = 'There is no such promo code.'
export const IN_APP_ONLY = 'This promo code works in the app only.'
export const EXPIRED = 'This promo code has expired.'
export const USED_UP = 'This promo code has been used up.'
export const NOT_OFF_THESE = 'Promo codes take nothing off gift cards and alcohol.'
export const USED_BEFORE = 'You have used this promo code already.'

function whyNot(row: PromoCodeRow, now: Temporal.Instant, asker: PromoAsker): string {
  const at = now.epochMilliseconds
  if (row.startsAt.getTime() > at) return 'This promo code does not work yet.'
  if (row.expiresAt !== null && row.expiresAt.getTime() <= at) return EXPIRED
  if (row.limitTotal !== null && row.uses >= row.limitTotal) return USED_UP
  if (row.limitPerUser !== null && asker.used >= row.limitPerUser) return USED_BEFORE
  if (asker.positionsCost > 0 && asker.discountable <= 0 && row.kind !== 'free_delivery') return NOT_OFF_THESE
  if (asker.discountable < row.minimum)
    return `This promo code is for flowers and gifts from ${pounds(row.minimum)}: ${pounds(row.minimum - asker.discountable)} more.`
  return ''
}

function discountOf(row: PromoCodeRow, discountable: number): number {
  if (row.kind === 'percent') return percentOf(discountable, row.value)
  return row.kind === 'fixed' ? row.value : 0
}

/** What a code gives and under which conditions, one sentence. */
export function describe(row: PromoCodeRow): string {
  const gives =
    row.kind === 'percent'
      ? `${row.value}% off flowers and gifts`
      : row.kind === 'fixed'
        ? `${pounds(row.value)} off flowers and gifts`
        : 'Free delivery'
  const from = row.minimum ? ` from ${pounds(row.minimum)}` : ''
  return `${gives}${from}${row.appOnly ? ', in the app' : ''}.`
}
