import { Form, useNavigation } from 'react-router-dom'
import type { CheckoutPage_OrderFragment } from '../../../graphql/generated/graphql.ts'
import type { DeliveryRefusal } from './delivery-details-action.ts'
import styles from './forms.module.css'

type Props = { recipient: CheckoutPage_OrderFragment['recipient']; refusal: DeliveryRefusal | undefined }

export function RecipientForm({ recipient, refusal }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'recipient'
  const value = (name: 'name' | 'phone' | 'note') => refusal?.typed[name] ?? recipient?.[name] ?? ''
  const anonymous = refusal ? refusal.typed.anonymous === 'yes' : (recipient?.anonymous ?? false)
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="recipient" />
      {refusal && (
        <p className="alert" role="alert">
          {refusal.refused}
        </p>
      )}
      <label className="field">
        <span>Name</span>
        <input
          name="name"
          defaultValue={value('name')}
          autoComplete="shipping name"
          maxLength={80}
          required
        />
      </label>
      <label className="field">
        <span>Phone</span>
        <input
          name="phone"
          type="tel"
          defaultValue={value('phone')}
          autoComplete="shipping tel"
          maxLength={30}
          required
          aria-invalid={refusal ? true : undefined}
        />
        <span className="hint">Only for the courier, if nobody opens the door.</span>
      </label>
      <label className="field">
        <span>Note for the courier (optional)</span>
        <textarea name="note" defaultValue={value('note')} maxLength={300} rows={2} />
      </label>
      <label className="check">
        <input type="checkbox" name="anonymous" value="yes" defaultChecked={anonymous} />
        Do not say who they are from
      </label>
      <p>
        <button className="button petal" aria-disabled={busy}>
          On to the final details
        </button>
      </p>
    </Form>
  )
}
