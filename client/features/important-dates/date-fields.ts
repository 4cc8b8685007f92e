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
    date: { label: 'Date', required: needsDate(occasion) },
    recipientName: { label: 'For whom? (optional)' },
    leadDays: {
      label: 'Remind me',
      check: (days) => (/^\d{1,2}$/.test(days) ? undefined : 'incorrect'),
    },
  }
}
