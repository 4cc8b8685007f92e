import { Form, useNavigation } from 'react-router-dom'
import type { CheckoutPage_OrderFragment } from '../../../graphql/generated/graphql.ts'
import type { DeliveryRefusal } from './delivery-details-action.ts'
import styles from './forms.module.css'

type Props = { address: CheckoutPage_OrderFragment['shippingAddress']; refusal: DeliveryRefusal | undefined }

export function AddressForm({ address, refusal }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'address'
  const value = (name: 'postcode' | 'line1' | 'line2' | 'city') =>
    refusal?.typed[name] ?? address?.[name] ?? ''
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="address" />
      {refusal && (
        <p className="alert" role="alert" id="address-refusal">
          {refusal.refused}
        </p>
      )}
      <label className={`field ${styles.short}`}>
        <span>Postcode</span>
        {/* Made anew when it was saved: then it stands here as it is written. */}
        <input
          key={address?.postcode}
          name="postcode"
          defaultValue={value('postcode')}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={10}
          required
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? 'address-refusal' : undefined}
        />
      </label>
      <label className="field">
        <span>House and street</span>
        <input
          name="line1"
          defaultValue={value('line1')}
          autoComplete="shipping address-line1"
          maxLength={120}
          required
        />
      </label>
      <label className="field">
        <span>Flat, company (if there is one)</span>
        <input
          name="line2"
          defaultValue={value('line2')}
          autoComplete="shipping address-line2"
          maxLength={120}
        />
      </label>
      <label className={`field ${styles.short}`}>
        <span>Town or city</span>
        <input
          name="city"
          defaultValue={value('city') || 'London'}
          autoComplete="shipping address-level2"
          maxLength={80}
          required
        />
      </label>
      <p>
        <button className={address ? 'button quiet' : 'button'} aria-disabled={busy}>
          {address ? 'Save the address' : 'See delivery times'}
        </button>
      </p>
    </Form>
  )
}
