import type { FormFields } from '../../ui/form/form-fields.ts'

export const GIFT_CARD_CODE: FormFields = {
  code: { label: 'The code of your gift card', required: 'no_gift_card_code' },
}
