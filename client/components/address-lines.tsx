import { useState } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { PostForm } from './post-form.tsx'
import { spotValue } from '../data/address.ts'
import type { AddressField } from '../data/address.ts'
import type { AddressFormProps } from './address-form.tsx'
import { AddressMap } from './address-map.tsx'
import { FieldProblem, TextField } from './text-field.tsx'
import styles from './address.module.css'
import { useAddressLookup } from './use-address-lookup.ts'
import { ZoneAnswer } from './zone-answer.tsx'

type Props = AddressFormProps & {
  /** What was typed before one said "I type it in". */
  postcode: string
  /** Where the address is found by its postcode. */
  elsewhere: string
}

/** The address line by line. */
export function AddressLines({ address, refusal, postcode, elsewhere }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'address'
  const value = (name: AddressField) => refusal?.typed[name] ?? address?.[name] ?? ''
  const first = refusal?.typed.postcode ?? (postcode || value('postcode'))
  const [typed, setTyped] = useState(first)
  // What was refused was answered; what is kept was, too.
  const lookup = useAddressLookup(typed, {
    withList: false,
    known: refusal?.typed.postcode ?? address?.postcode ?? '',
  })
  const isAtPostcode = refusal?.field === 'postcode'
  return (
    <div className={styles.columns}>
      <PostForm className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="address" />
        {address && <input type="hidden" name="spot" value={spotValue(address.postcode, address.point)} />}
        {!isAtPostcode && <FieldProblem text={refusal?.refused} />}
        <div className={styles.postcode}>
          <TextField
            label="Postcode"
            name="postcode"
            defaultValue={first}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="shipping postal-code"
            autoCapitalize="characters"
            maxLength={10}
            required
            problem={isAtPostcode ? refusal.refused : undefined}
          />
          <ZoneAnswer lookup={lookup} />
        </div>
        <TextField
          label="House and street"
          name="line1"
          defaultValue={value('line1')}
          autoComplete="shipping address-line1"
          maxLength={120}
          required
        />
        <TextField
          label="Flat, company (if there is one)"
          name="line2"
          defaultValue={value('line2')}
          autoComplete="shipping address-line2"
          maxLength={120}
        />
        <TextField
          label="Town or city"
          name="city"
          defaultValue={value('city') || 'London'}
          autoComplete="shipping address-level2"
          maxLength={80}
          required
        />
        <p className={styles.actions}>
          <button className={address ? 'button quiet' : 'button'} aria-disabled={busy}>
            {address ? 'Save the address' : 'See delivery times'}
          </button>
          <Link to={elsewhere} preventScrollReset className={styles.way}>
            Find it by postcode
          </Link>
        </p>
      </PostForm>
      <AddressMap
        place={lookup?.place ?? address?.place}
        label={lookup?.postcode ?? address?.postcode ?? ''}
      />
    </div>
  )
}
