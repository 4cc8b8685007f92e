import type { Occasion } from '../../../graphql/generated/graphql.ts'

/** What a date can be. The calendar says when the two days are that move. */
export const OCCASIONS: Record<Occasion, string> = {
  BIRTHDAY: 'Birthday',
  SPECIAL_ANNIVERSARY: 'Special anniversary',
  VALENTINES_DAY: 'Valentine’s day',
  MOTHERS_DAY: 'Mother’s day',
  WEDDING_DAY: 'Wedding day',
  OWN: 'Another occasion',
}

/** How many days before a date it can be reminded of. */
export const LEAD_DAYS = [0, 1, 2, 3, 5, 7, 10, 14, 21, 30]

/** When that is, in words. */
export function leadInWords(days: number): string {
  if (days === 0) return 'On the day'
  return days === 1 ? 'The day before' : `${days} days before`
}

export function isOccasion(text: string): text is Occasion {
  return Object.hasOwn(OCCASIONS, text)
}
