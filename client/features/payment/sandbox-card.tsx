import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useActionData, useNavigation } from 'react-router-dom'
import type { CardBrand } from '../../ui/card-mark.tsx'
import { CardMark } from '../../ui/card-mark.tsx'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import forms from '../../ui/form/forms.module.css'
import { PostForm } from '../../ui/form/post-form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { CARD_FIELDS } from './card-fields.ts'
import {
  cardBrand,
  formattedExpiry,
  groupedCardNumber,
  isWholeCardNumber,
  isWholeExpiry,
} from './card-format.ts'
import styles from './payment-page.module.css'
import type { Order } from './widget.ts'

/** The sandbox's card form. A real provider brings its own, and the card never passes through the shop. */
export function CardForm({ order, failed }: { order: Order; failed: string | null }) {
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const busy = useNavigation().state !== 'idle'
  const [brand, setBrand] = useState<CardBrand>()
  const typedNumber = typed(groupedCardNumber, isWholeCardNumber, 'expiry')
  return (
    <CheckedForm className={forms.form} fields={CARD_FIELDS} problem={problem} isFinal>
      <input type="hidden" name="intent" value="card" />
      {failed && !problem && (
        <p className="alert" role="alert">
          {failed}
        </p>
      )}
      <div className={styles.number}>
        <TextField
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          maxLength={30}
          onInput={(event) => {
            typedNumber(event)
            setBrand(cardBrand(event.currentTarget.value))
          }}
          // Nothing else is asked for here.
          autoFocus={!failed && !problem}
        />
        {/* Whoever types the number sees that it is read as that of their card. */}
        <span className={styles.brand} aria-hidden="true">
          {brand && <CardMark brand={brand} />}
        </span>
      </div>
      <div className={styles.pair}>
        <TextField
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          maxLength={9}
          onInput={typed(formattedExpiry, isWholeExpiry, 'cvc')}
        />
        <TextField name="cvc" inputMode="numeric" autoComplete="cc-csc" placeholder="CVC" maxLength={4} />
      </div>
      <p>
        <button className="button petal wide" aria-disabled={busy}>
          {busy ? 'Paying…' : `Pay ${order.amountDue.text}`}
        </button>
      </p>
      <p className={styles.safe}>
        <svg className="icon" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2" />
        </svg>
        The shop does not keep the number of your card.
      </p>
      <SandboxCards />
    </CheckedForm>
  )
}

/**
 * Writes what is typed at the end of a field as it stands on the card; when it is whole, the next field is typed in, unless
 * something is there.
 */
function typed(format: (text: string) => string, isWhole: (text: string) => boolean, next: string) {
  return ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { inputType = '' } = nativeEvent as InputEvent
    if (inputType.startsWith('delete') || field.selectionStart !== field.value.length) return
    field.value = format(field.value)
    const following = field.form?.elements.namedItem(next)
    if (isWhole(field.value) && following instanceof HTMLInputElement && !following.value) following.focus()
  }
}

function SandboxCards() {
  const id = useId()
  return (
    <section className={styles.sandbox} aria-labelledby={id}>
      <h2 id={id}>This is the sandbox: no card is charged</h2>
      <ul>
        <li>
          <code>4242 4242 4242 4242</code> pays
        </li>
        <li>
          <code>4000 0000 0000 0002</code> is declined
        </li>
        <li>
          <code>4000 0027 6000 3184</code> asks for 3-D Secure
        </li>
        <li>
          <code>4000 0000 0000 0341</code> pays, and is declined when a subscription charges it again
        </li>
      </ul>
      <p>Any future date, any three digits.</p>
    </section>
  )
}

/** The bank's question, as the sandbox's bank asks it. */
export function Challenge({ order }: { order: Order }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <PostForm className={styles.challenge} isFinal>
      <input type="hidden" name="intent" value="challenge" />
      <h2>Your bank asks: is this you?</h2>
      <p>{order.amountDue.text} to Larkspur. In the sandbox you are the bank's customer and the bank.</p>
      <p className={styles.answers}>
        <button className="button petal" name="approve" value="yes" aria-disabled={busy}>
          Yes, confirm the payment
        </button>
        <button className="button quiet" name="approve" value="no" aria-disabled={busy}>
          No, it is not me
        </button>
      </p>
    </PostForm>
  )
}
