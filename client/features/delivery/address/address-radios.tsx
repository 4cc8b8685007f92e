import { useNavigation } from 'react-router-dom'
import type { AddressForm_LookupFragment } from '../../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { ADDRESS_LIST } from './address-fields.ts'
import { inWords } from './address-options.tsx'
import styles from './address.module.css'
import { foundValue } from './address.ts'

type Props = { lookup: AddressForm_LookupFragment; problem: FormProblem | undefined }

/** The addresses of a postcode to choose from by a plain form. */
export function AddressRadios({ lookup, problem }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'address'
  return (
    <CheckedForm className={styles.form} fields={ADDRESS_LIST} problem={problem} preventScrollReset>
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="from" value="list" />
      <input type="hidden" name="postcode" value={lookup.postcode} />
      <fieldset className={styles.radios}>
        <legend>Which door at {lookup.postcode}?</legend>
        <RadioGroup name="found">
          {lookup.addresses.map((address) => (
            <label key={`${address.line1} ${address.line2}`}>
              <input type="radio" name="found" value={foundValue(address)} required />
              <span>{inWords(address)}</span>
            </label>
          ))}
        </RadioGroup>
      </fieldset>
      <p>
        <button className="button" aria-disabled={busy}>
          Use this address
        </button>
      </p>
    </CheckedForm>
  )
}
