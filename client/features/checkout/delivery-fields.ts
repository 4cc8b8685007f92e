import type { FormFields } from '../../ui/form/form-fields.ts'
import { aName, aPhone } from '../../ui/form/form-fields.ts'

/** Who receives them. */
export const RECIPIENT: FormFields = {
  name: { label: 'Name', required: true, check: aName },
  phone: { label: 'Phone', required: true, check: aPhone },
  note: { label: 'Note for the courier (optional)' },
}

/** Who is to say where and when. What they can be reached by, the shop says. */
export const ASKED: FormFields = {
  name: { label: 'Their name', required: true, check: aName },
  receiver: { label: 'Their phone or e-mail', required: true },
}
