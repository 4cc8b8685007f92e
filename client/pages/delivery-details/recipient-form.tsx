import { useNavigation } from 'react-router-dom'
import type { CheckoutPage_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { PostForm } from '../../components/post-form.tsx'
import { useProblemFocus } from '../../data/form-problem.ts'
import type { DeliveryRefusal } from './delivery-details-action.ts'
import styles from '../../components/forms.module.css'

type Props = {
  recipient: CheckoutPage_OrderFragment['recipient']
  /** Who it may be for: an important date of the shopper says so. */
  celebrated: string | undefined
  refusal: DeliveryRefusal | undefined
}

export function RecipientForm({ recipient, celebrated, refusal }: Props) {
  const form = useProblemFocus(refusal)
  const busy = useNavigation().formData?.get('intent') === 'recipient'
  const value = (name: 'phone' | 'note') => refusal?.typed[name] ?? recipient?.[name] ?? ''
  const anonymous = refusal ? refusal.typed.anonymous === 'yes' : (recipient?.anonymous ?? false)
  const myself = refusal ? refusal.typed.myself === 'yes' : (recipient?.myself ?? false)
  return (
    <PostForm ref={form} className={styles.form}>
      <input type="hidden" name="intent" value="recipient" />
      {refusal && (
        <p className="alert" role="alert">
          {refusal.refused}
        </p>
      )}
      <fieldset className={styles.who}>
        <legend className="visually-hidden">For whom do you order?</legend>
        <WhoChoice name="myself" value="no" text="For somebody else" checked={!myself} />
        <WhoChoice name="myself" value="yes" text="For myself" checked={myself} />
      </fieldset>
      <label className="field">
        <span>Name</span>
        <input
          name="name"
          defaultValue={refusal?.typed.name ?? recipient?.name ?? celebrated}
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
      <label className={`check ${styles.secret}`}>
        <input type="checkbox" name="anonymous" value="yes" defaultChecked={anonymous} />
        Do not say who they are from
      </label>
      <p>
        <button className="button petal" aria-disabled={busy}>
          On to the final details
        </button>
      </p>
    </PostForm>
  )
}

function WhoChoice({
  text,
  checked,
  ...input
}: {
  name: string
  value: string
  text: string
  checked: boolean
}) {
  return (
    <label className="pick">
      <input type="radio" {...input} defaultChecked={checked} />
      <span className={styles.choice}>
        <b>{text}</b>
      </span>
    </label>
  )
}
