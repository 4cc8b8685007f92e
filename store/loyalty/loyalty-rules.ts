/** Of what flowers and gifts cost, comes back as bonuses when the order is delivered. */
export const CASHBACK_PERCENT = 5

/** Earned once, in pence, for keeping so many important dates, for the personal data, for the first order. */
export const DATES_FOR_BONUS = 3
export const ACTION_BONUS = { dates: 500, profile: 200, first_order: 300 } as const
export type TargetActionCode = keyof typeof ACTION_BONUS
