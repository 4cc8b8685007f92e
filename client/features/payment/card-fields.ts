import { CARD, bareCardNumber, bareExpiry, hasCheckDigit } from '../../../contract/types/field-rules.ts'
import { londonDate } from '../../data/clock.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { holds } from '../../ui/form/form-fields.ts'

function numberProblem(text: string) {
  const digits = bareCardNumber(text)
  if (!CARD.number.test(digits)) return 'not_a_card_number'
  return hasCheckDigit(digits) ? undefined : 'wrong_card_number'
}

function expiryProblem(text: string) {
  const expiry = bareExpiry(text)
  if (!CARD.expiry.test(expiry)) return 'not_an_expiry'
  const [month, year] = expiry.split('/')
  // A card is good until the end of its month.
  return `20${year}-${month}` < londonDate(Date.now()).slice(0, 7) ? 'card_expired' : undefined
}

const isCvc = (text: string) => CARD.cvc.test(text.trim())

/** The fields of a bank card. They are never filled in again. */
export const CARD_FIELDS: FormFields = {
  number: {
    label: 'Card number',
    required: true,
    check: numberProblem,
    secret: true,
  },
  expiry: {
    label: 'Expiry date',
    required: true,
    check: expiryProblem,
    secret: true,
  },
  cvc: {
    label: 'Security code',
    required: true,
    check: holds(isCvc, 'not_a_security_code'),
    secret: true,
  },
}
