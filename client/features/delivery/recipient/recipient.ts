import type { FormFields } from '../../../ui/form/form-fields.ts'
import { aName, aPhone } from '../../../ui/form/form-fields.ts'

/** Who receives an order, in the checkout and once it is placed. */
export const RECIPIENT: FormFields = {
  name: { label: 'Name', required: true, check: aName },
  phone: { label: 'Phone (optional)', check: aPhone },
  note: { label: 'Note for the courier (optional)' },
}
