import type { FormFields } from '../../../ui/form/form-fields.ts'
import { ADDRESS_LINES, RECIPIENT } from '../../delivery/index.ts'

const { postcode: _fixed, ...HOUSE } = ADDRESS_LINES

/** What can be changed of who receives an order that is placed, and where: not the postcode, which decides about price and time. */
export const DETAILS: FormFields = { ...RECIPIENT, ...HOUSE }
