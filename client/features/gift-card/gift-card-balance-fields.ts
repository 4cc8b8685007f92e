import type { FormFields } from '../../ui/form/form-fields.ts'

/** The fields of the form that looks up what is left on a gift card, for its page and its action. */
export const GIFT_CARD_BALANCE_FIELDS: FormFields = {
  code: { label: 'The code of your gift card', required: 'no_gift_card_code' },
}
