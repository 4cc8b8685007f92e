import { CARD, bareCardNumber, bareExpiry } from '../../../contract/types/field-rules.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { holds } from '../../ui/form/form-fields.ts'

const isNumber = (text: string) => CARD.number.test(bareCardNumber(text))
const isExpiry = (text: string) => CARD.expiry.test(bareExpiry(text))
const isCvc = (text: string) => CARD.cvc.test(text.trim())

/** The fields of a bank card. They are never filled in again. */
export const CARD_FIELDS: FormFields = {
  number: {
    label: 'Card number',
    required: true,
    check: holds(isNumber, 'not_a_card_number'),
    secret: true,
  },
  expiry: {
    label: 'Expiry date',
    required: true,
    check: holds(isExpiry, 'not_an_expiry'),
    secret: true,
  },
  cvc: {
    label: 'Security code',
    required: true,
    check: holds(isCvc, 'not_a_security_code'),
    secret: true,
  },
}
