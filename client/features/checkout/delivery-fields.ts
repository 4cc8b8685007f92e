import type { FormFields } from '../../ui/form/form-fields.ts'
import { aName } from '../../ui/form/form-fields.ts'

/** The recipient who chooses address and slot. The shop validates how to reach them. */
export const ASKED: FormFields = {
  name: { label: 'Their name', required: true, check: aName },
  receiver: { label: 'Their phone or e-mail', required: true },
}
