import { useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ADDRESS_LINES } from './address-fields.ts'
import type { AddressFormProps } from './address-form-props.ts'
import { AddressMap } from './address-map.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './address.module.css'
import type { AddressField } from './address.ts'
import { spotValue } from './address.ts'
import { useAddressLookup } from './use-address-lookup.ts'
import { ZoneAnswer } from './zone-answer.tsx'

type Props = AddressFormProps & {
  /** What was typed before one said "I type it in". */
  postcode: string
  /** Where the address is found by its postcode. */
  elsewhere: string
}

/** The address line by line. */
export function AddressLines({ address, problem, postcode, elsewhere }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'address'
  const value = (name: AddressField) => address?.[name] ?? ''
  const first = problem?.typed.postcode ?? (postcode || value('postcode'))
  const [typed, setTyped] = useState(first)
  // What was refused was answered; what is kept was, too.
  const lookup = useAddressLookup(typed, {
    withList: false,
    known: problem?.typed.postcode ?? address?.postcode ?? '',
  })
  return (
    <div className={styles.columns}>
      <CheckedForm className={styles.form} fields={ADDRESS_LINES} problem={problem} preventScrollReset>
        <input type="hidden" name="intent" value="address" />
        {address && <input type="hidden" name="spot" value={spotValue(address.postcode, address.point)} />}
        <div className={styles.postcode}>
          <TextField
            name="postcode"
            defaultValue={first}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="shipping postal-code"
            autoCapitalize="characters"
            maxLength={10}
          />
          <ZoneAnswer lookup={lookup} />
        </div>
        <TextField
          name="line1"
          defaultValue={value('line1')}
          autoComplete="shipping address-line1"
          maxLength={120}
        />
        <TextField
          name="line2"
          defaultValue={value('line2')}
          autoComplete="shipping address-line2"
          maxLength={120}
        />
        <TextField
          name="city"
          defaultValue={value('city') || 'London'}
          autoComplete="shipping address-level2"
          maxLength={80}
        />
        <p className={styles.actions}>
          <button className={address ? 'button quiet' : 'button'} aria-disabled={busy}>
            {address ? 'Save the address' : 'See delivery times'}
          </button>
          <Link to={elsewhere} preventScrollReset className={styles.way}>
            Find it by postcode
          </Link>
        </p>
      </CheckedForm>
      <AddressMap
        place={lookup?.place ?? address?.place}
        label={lookup?.postcode ?? address?.postcode ?? ''}
      />
    </div>
  )
}
