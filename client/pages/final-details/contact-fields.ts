import { aName, aPhone, anEmail } from '../../data/form-fields.ts'
import type { FormFields } from '../../data/form-fields.ts'

/** Who orders, and how it is paid. */
export const CONTACT: FormFields = {
  name: { label: 'Your name', required: true, check: aName },
  email: { label: 'E-mail', required: true, check: anEmail },
  phone: { label: 'Phone', required: true, check: aPhone },
  paymentMethod: { label: 'How you want to pay', required: 'Choose how you want to pay' },
}
