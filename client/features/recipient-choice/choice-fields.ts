import type { FormFields } from '../../ui/form/form-fields.ts'
import { aPhone } from '../../ui/form/form-fields.ts'
import { SLOT } from '../delivery/index.ts'

/** The slot, and the phone number if the courier has none. */
export const CHOICE: FormFields = {
  ...SLOT,
  phone: { label: 'Your phone', check: aPhone },
  note: { label: 'Note for the courier (optional)' },
}
export const CHOICE_WITH_PHONE: FormFields = {
  ...CHOICE,
  phone: { label: 'Your phone', required: true, check: aPhone },
}
