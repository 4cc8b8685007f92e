import type { FormFields } from '../../../ui/form/form-fields.ts'

/** An address, typed in line by line. */
export const ADDRESS_LINES: FormFields = {
  postcode: { label: 'Postcode', required: true },
  line1: { label: 'House and street', required: true },
  line2: { label: 'Flat, company (if there is one)' },
  city: { label: 'Town or city', required: true },
}

/** An address chosen from the list of a postcode. */
export const ADDRESS_LIST: FormFields = { found: { label: 'Address', required: 'no_address_chosen' } }

/** What is asked to find an address. */
export const POSTCODE: FormFields = { postcode: { label: 'Postcode', required: true } }
