import { useNavigation } from 'react-router-dom'
import type { OrderPageQuery } from '../../../../graphql/generated/graphql.ts'
import { phoneInWords } from '../../../data/phone.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import { aName, aPhone } from '../../../ui/form/form-fields.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { CardTexts, takesCard } from '../../card-text/index.ts'
import styles from './order-page.module.css'

type Order = NonNullable<OrderPageQuery['order']>
type Recipient = NonNullable<Order['recipient']>

/** The recipient of an order that is placed. */
export const RECIPIENT: FormFields = {
  name: { label: 'Name', required: true, check: aName },
  phone: { label: 'Phone (optional)', check: aPhone },
  note: { label: 'Note for the courier (optional)' },
}

type Props = { order: Order; problem: FormProblem | undefined }

/** What can still be changed of an order while the florist has not begun, without writing to anybody. */
export function ChangeOrder({ order, problem }: Props) {
  const { id, mayChange, positions, recipient, recipientChoice } = order
  if (!mayChange) return null
  // The words of a paper gift card are in its letter, which is made already.
  const cards = positions.filter((position) => takesCard(position) && !position.giftCard)
  return (
    <div className={styles.changes}>
      {cards.length > 0 && <CardTexts positions={cards} action={`/order/${id}`} />}
      {recipient && !recipientChoice && <ChangeRecipient recipient={recipient} problem={problem} />}
    </div>
  )
}

function ChangeRecipient({ recipient, problem }: { recipient: Recipient; problem: FormProblem | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'recipient'
  const own = problem?.intent === 'recipient' ? problem : undefined
  const { name, phone, note } = recipient
  return (
    // A change closes it: what stands in it is then new.
    <details className="unfold" open={own ? true : undefined} key={`${name} ${phone} ${note}`}>
      <summary>Change the recipient or the note</summary>
      <CheckedForm fields={RECIPIENT} problem={own} className={styles.recipient} preventScrollReset>
        <input type="hidden" name="intent" value="recipient" />
        <TextField name="name" defaultValue={name} autoComplete="shipping name" maxLength={80} />
        <TextField
          name="phone"
          type="tel"
          defaultValue={phoneInWords(phone)}
          autoComplete="shipping tel"
          maxLength={30}
          hint="Only for the courier, who rings it if nobody answers the door."
        />
        <TextArea name="note" defaultValue={note ?? ''} maxLength={300} rows={2} />
        <button className="button quiet" aria-disabled={busy}>
          Save the change
        </button>
      </CheckedForm>
    </details>
  )
}
