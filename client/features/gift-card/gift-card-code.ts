import type { FormFields } from '../../ui/form/form-fields.ts'

export const GIFT_CARD_CODE: FormFields = {
  code: { label: 'The code of your gift card', required: 'Type in the code' },
}
