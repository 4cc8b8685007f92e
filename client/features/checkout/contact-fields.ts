import type { FormFields } from '../../ui/form/form-fields.ts'
import { aName, aPhone, anEmail } from '../../ui/form/form-fields.ts'

/** The buyer's contact and the payment method. */
export const CONTACT: FormFields = {
  name: { label: 'Your name', required: true, check: aName },
  email: { label: 'E-mail', required: true, check: anEmail },
  phone: { label: 'Phone', required: true, check: aPhone },
  paymentMethod: { label: 'How you want to pay', required: 'no_payment_chosen' },
}
