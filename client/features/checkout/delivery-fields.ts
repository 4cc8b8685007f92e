import type { FormFields } from '../../ui/form/form-fields.ts'
import { aName, aPhone } from '../../ui/form/form-fields.ts'

/** The recipient. */
export const RECIPIENT: FormFields = {
  name: { label: 'Name', required: true, check: aName },
  phone: { label: 'Phone (optional)', check: aPhone },
  note: { label: 'Note for the courier (optional)' },
}

/** The recipient who chooses address and slot. The shop validates how to reach them. */
export const ASKED: FormFields = {
  name: { label: 'Their name', required: true, check: aName },
  receiver: { label: 'Their phone or e-mail', required: true },
}
