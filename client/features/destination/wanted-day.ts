import type { DeliveryCheckPageQuery } from '../../../graphql/generated/graphql.ts'

/** A day that was asked for and cannot be had, and why, as a sentence without its full stop. */
export type ClosedDay = { date: string; reason: string | null }

type Check = DeliveryCheckPageQuery['postcodeCheck']

/** Why the day that was asked for cannot be had; null when it can, when none was asked for, and where nothing is delivered. */
export function closedDay(check: Check, date: string | null): ClosedDay | null {
  if (!date || !check?.isCovered) return null
  const day = check.requestedDate
  if (day && !day.disabled) return null
  return { date, reason: day?.slots.at(-1)?.reason ?? null }
}
