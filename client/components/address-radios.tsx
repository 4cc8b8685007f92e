import { useNavigation } from 'react-router-dom'
import type { AddressForm_LookupFragment } from '../../graphql/generated/graphql.ts'
import { PostForm } from './post-form.tsx'
import { foundValue } from '../data/address.ts'
import { inWords } from './address-options.tsx'
import styles from './address.module.css'

/** The addresses of a postcode to choose from by a plain form. */
export function AddressRadios({ lookup }: { lookup: AddressForm_LookupFragment }) {
  const busy = useNavigation().formData?.get('intent') === 'address'
  return (
    <PostForm className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="postcode" value={lookup.postcode} />
      <fieldset className={styles.radios}>
        <legend>Which door at {lookup.postcode}?</legend>
        {lookup.addresses.map((address) => (
          <label key={`${address.line1} ${address.line2}`}>
            <input type="radio" name="found" value={foundValue(address)} required />
            <span>{inWords(address)}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <button className="button" aria-disabled={busy}>
          Use this address
        </button>
      </p>
    </PostForm>
  )
}
