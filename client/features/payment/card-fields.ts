import { CARD, bareCardNumber, bareExpiry } from '../../../contract/field-rules.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { holds } from '../../ui/form/form-fields.ts'

const isNumber = (text: string) => CARD.number.test(bareCardNumber(text))
const isExpiry = (text: string) => CARD.expiry.test(bareExpiry(text))
const isCvc = (text: string) => CARD.cvc.test(text.trim())

/** What is on a card. Nothing of it is given back: it is typed anew each time. */
export const CARD_FIELDS: FormFields = {
  number: {
    label: 'Card number',
    required: true,
    check: holds(isNumber, 'Enter the 12 to 19 digits of the card number'),
    secret: true,
  },
  expiry: {
    label: 'Expiry date',
    required: true,
    check: holds(isExpiry, 'Enter a month and a year, MM / YY'),
    secret: true,
  },
  cvc: {
    label: 'Security code',
    required: true,
    check: holds(isCvc, 'Enter the 3 or 4 digits on the card'),
    secret: true,
  },
}
