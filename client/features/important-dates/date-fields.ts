import type { FormFields } from '../../ui/form/form-fields.ts'

/** Where the calendar decides, no date is asked for. */
const MOVING = ['VALENTINES_DAY', 'MOTHERS_DAY']

export const needsTitle = (occasion: string) => occasion === 'OWN'
export const needsDate = (occasion: string) => !MOVING.includes(occasion)

/** What is asked about a date of that occasion. */
export function dateFields(occasion: string): FormFields {
  return {
    occasion: { label: 'Occasion' },
    title: { label: 'What is it?', required: needsTitle(occasion) },
    day: { label: 'Day', required: needsDate(occasion) },
    month: { label: 'Month', required: needsDate(occasion) },
    year: {
      label: 'Year (optional)',
      check: (year) => (!year || /^\d{4}$/.test(year) ? undefined : 'incorrect'),
    },
    recipientId: { label: 'Whose is it?' },
    recipientName: { label: 'For whom? (optional)' },
    leadDays: {
      label: 'Remind me',
      check: (days) => (/^\d{1,2}$/.test(days) ? undefined : 'incorrect'),
    },
  }
}

/** The parts of a date as the form has them, of one that is kept. */
export function partsOfDate(date: string, yearKnown: boolean) {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year: yearKnown ? year : '', month: String(Number(month)), day: String(Number(day)) }
}

/**
 * The date that was chosen, with a leap year in place of one that was not given; null where none was. A day that its month
 * does not have is sent as it is, for the shop to refuse.
 */
export function dateOfParts(day: string, month: string, year: string): string | null {
  if (!day || !month) return null
  return `${year || UNKNOWN_YEAR}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const UNKNOWN_YEAR = '2000'
