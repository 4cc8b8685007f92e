import type { FormFields } from '../../ui/form/form-fields.ts'
import { aName, aPhone } from '../../ui/form/form-fields.ts'

/** What is kept of a person. */
export const RECIPIENT_FIELDS: FormFields = {
  name: { label: 'Name', required: true, check: aName },
  phone: { label: 'Phone (optional)', check: aPhone },
  postcode: { label: 'Postcode', required: true },
  line1: { label: 'House and street', required: true },
  line2: { label: 'Flat, company (if there is one)' },
  city: { label: 'Town or city', required: true },
  note: { label: 'Note for the courier (optional)' },
}
