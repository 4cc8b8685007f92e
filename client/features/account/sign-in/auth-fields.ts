import type { FormFields } from '../../../ui/form/form-fields.ts'
import { OF_ACCOUNT, aPhone, anEmail } from '../../../ui/form/form-fields.ts'
import type { Receiver } from './auth-steps.ts'

/** Where the code goes. */
export const receiverFields = (type: Receiver['type']): FormFields => ({
  receiver:
    type === 'email'
      ? { label: 'E-mail', required: true, check: anEmail }
      : { label: 'Phone number', required: true, check: aPhone },
})

/** The code from the message. How many digits it has, the page knows. */
export const codeFields = (length?: number): FormFields => ({
  code: { label: `${length ?? 6}-digit code`, required: true, secret: true },
})

/** The personal data of a new user. */
export const REGISTRATION: FormFields = {
  ...OF_ACCOUNT,
  email: { ...OF_ACCOUNT.email, label: 'E-mail (optional)' },
  phone: { ...OF_ACCOUNT.phone, label: 'Phone number (optional)' },
}
