/** The percentage of the price of flowers and gifts that is returned as bonuses after delivery. */
export const CASHBACK_PERCENT = 5

/** One-off rewards in pence: for this many important dates, for a complete profile, for the first delivered order. */
export const DATES_FOR_BONUS = 3
export const ACTION_BONUS = { dates: 500, profile: 200, first_order: 300 } as const
export type TargetActionCode = keyof typeof ACTION_BONUS
