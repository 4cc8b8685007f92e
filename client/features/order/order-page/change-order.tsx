import { useNavigation } from 'react-router-dom'
import type { OrderPageQuery } from '../../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import forms from '../../../ui/form/forms.module.css'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { CardTexts, takesCard } from '../../card-text/index.ts'
import { RecipientFields } from '../../delivery/index.ts'
import { DETAILS } from './order-details.ts'
import styles from './order-page.module.css'
import { Reschedule } from './reschedule.tsx'

type Order = NonNullable<OrderPageQuery['order']>
type Recipient = NonNullable<Order['recipient']>
type Address = NonNullable<Order['shippingAddress']>

type Props = { order: Order; problem: FormProblem | undefined }

/** What can still be changed of an order while the florist has not begun, without writing to anybody. */
export function ChangeOrder({ order, problem }: Props) {
  const { id, type, mayChange, lines, recipient, shippingAddress: address, askedRecipient } = order
  // The florist has begun meanwhile: there is no form any more that could say so.
  if (!mayChange)
    return problem?.intent && !INTENTS_WITH_OWN_MESSAGE.has(problem.intent) ? (
      <Refused problem={problem} />
    ) : null
  // The words of a paper gift card are in its letter, which is made already.
  const cards = lines.filter((line) => takesCard(line) && !line.giftCard)
  return (
    <div className={styles.changes}>
      {cards.length > 0 && <CardTexts lines={cards} action={`/order/${id}`} isOrdered />}
      {type !== 'SUBSCRIPTION' && recipient && address && !askedRecipient && (
        <ChangeDetails recipient={recipient} address={address} problem={problem} />
      )}
      {order.mayReschedule && <Reschedule order={order} problem={problem} />}
      {!order.mayReschedule && !askedRecipient && problem?.intent === 'slot' && <Refused problem={problem} />}
    </div>
  )
}

/** Forms of the page whose own part shows what became of them. */
const INTENTS_WITH_OWN_MESSAGE: ReadonlySet<string> = new Set(['cancel', 'again', 'address'])

const Refused = ({ problem }: { problem: FormProblem }) => (
  <p className="alert" role="alert">
    {problem.message}
  </p>
)

type DetailsProps = { recipient: Recipient; address: Address; problem: FormProblem | undefined }

function ChangeDetails({ recipient, address, problem }: DetailsProps) {
  const busy = useNavigation().formData?.get('intent') === 'details'
  const own = problem?.intent === 'details' ? problem : undefined
  const { postcode, line1, line2, city } = address
  return (
    // A change closes it: what stands in it is then new.
    <details
      className="unfold"
      open={own ? true : undefined}
      key={JSON.stringify([recipient, line1, line2, city])}
    >
      <summary>Correct the name, the address or the note</summary>
      <CheckedForm fields={DETAILS} problem={own} className={forms.form} preventScrollReset>
        <input type="hidden" name="intent" value="details" />
        <RecipientFields
          recipient={recipient}
          phoneHint="Only for the courier, who rings it if nobody answers the door."
        />
        <TextField
          name="line1"
          defaultValue={line1}
          autoComplete="shipping address-line1"
          maxLength={120}
          hint={
            <>
              With the postcode {postcode}. Another one may cost or arrive differently:{' '}
              <Link to="/contact-us">tell us</Link>.
            </>
          }
        />
        <TextField
          name="line2"
          defaultValue={line2 ?? ''}
          autoComplete="shipping address-line2"
          maxLength={120}
        />
        <TextField name="city" defaultValue={city} autoComplete="shipping address-level2" maxLength={80} />
        <p>
          <button className="button quiet" aria-disabled={busy}>
            Save the change
          </button>
        </p>
      </CheckedForm>
    </details>
  )
}
