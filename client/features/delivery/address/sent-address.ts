import type { AddressInput } from '../../../../graphql/generated/graphql.ts'
import type { Field } from '../../../ui/form/form-data.ts'
import type { FormProblem, RefusedForm } from '../../../ui/form/form-problem.ts'
import { checkForm, problemOf } from '../../../ui/form/form-problem.ts'
import { ADDRESS_LINES, ADDRESS_LIST } from './address-fields.ts'
import { ADDRESS_FIELDS, readAddress } from './address.ts'

type AddressForm = {
  input: AddressInput
  wrong: FormProblem | undefined
  refuse: (refused: RefusedForm) => FormProblem
}

/**
 * An address that was sent, by whichever form; what is wrong with it, and what becomes of it when the shop refuses it:
 * that is about its postcode.
 */
export function addressForm(field: Field): AddressForm {
  const input = readAddress(field)
  const isLeftOpen = field('from') === 'list' && !field('found')
  const fields = isLeftOpen ? ADDRESS_LIST : ADDRESS_LINES
  // One of the list comes back line by line, to be put right.
  const lines: Record<string, unknown> = input
  const typed: Field = (name) =>
    (ADDRESS_FIELDS as readonly string[]).includes(name) ? String(lines[name] ?? '') : field(name)
  return {
    input,
    wrong: checkForm(typed, fields, ADDRESS_FIELDS),
    refuse: (refused) => problemOf(typed, fields, { ...refused, field: 'postcode' }, ADDRESS_FIELDS),
  }
}
