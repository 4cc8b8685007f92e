import { useActionData, useNavigation } from 'react-router-dom'
import { dateAndYearInWords } from '../../data/format.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import { Link } from '../../ui/link.tsx'
import forms from '../../ui/form/forms.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { GiftCardAnswer } from './gift-card-action.ts'
import { GIFT_CARD_BALANCE_FIELDS } from './gift-card-balance-fields.ts'
import styles from './gift-card-page.module.css'

/** Shows the balance of a gift card by its code. */
export function GiftCardPage() {
  const { balance, problem } = (useActionData() as GiftCardAnswer | undefined) ?? {}
  const busy = useNavigation().state !== 'idle'
  return (
    <PageHead heading="Your gift card" lead="Type in its code, and see what is left on it and until when.">
      <div className={styles.page}>
        {balance && (
          <div className={styles.balance} role="status">
            <p className={styles.left}>
              <b>{balance.balance.text}</b> of {balance.initialAmount.text}
            </p>
            <p>
              The card ending in {balance.last4} can be spent until {dateAndYearInWords(balance.expiresOn)}.
            </p>
          </div>
        )}
        <CheckedForm
          className={forms.form}
          fields={GIFT_CARD_BALANCE_FIELDS}
          problem={problem}
          preventScrollReset
        >
          <TextField
            name="code"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="Sixteen characters in four groups: in the e-mail it came with, or on the card."
          />
          <p>
            <button className="button petal" aria-disabled={busy}>
              See what is left
            </button>
          </p>
        </CheckedForm>
        <p>
          You spend it in your cart: type the code in below the total. It pays for flowers, gifts and their
          delivery, and what you do not spend stays on it.{' '}
          <Link to="/category/flowers">Choose your flowers</Link>
        </p>
      </div>
    </PageHead>
  )
}
