import { useId } from 'react'
import { useNavigation } from 'react-router-dom'
import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import styles from '../../ui/form/forms.module.css'
import { RECIPIENT, RecipientFields } from '../delivery/index.ts'

type Props = {
  recipient: OrderSummary_OrderFragment['recipient']
  /** Suggested recipients, from the shopper's important dates. */
  /** Which of the people that are kept it is: what is typed for one is not another's. */
  savedId: string | null | undefined
  celebrated: string | undefined
  keeping: Keeping
  problem: FormProblem | undefined
}

/** Whether the person is kept in the shopper's account for the next order, and whether they can be. */
export type Keeping = 'kept' | 'not-yet' | 'never'

export function RecipientForm({ recipient, savedId, celebrated, keeping, problem }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'recipient'
  const anonymous = problem ? problem.typed.anonymous === 'yes' : (recipient?.anonymous ?? false)
  const myself = problem ? problem.typed.myself === 'yes' : (recipient?.myself ?? false)
  return (
    <CheckedForm
      className={styles.form}
      fields={RECIPIENT}
      problem={problem}
      viewTransition
      data-of={savedId ?? undefined}
    >
      <input type="hidden" name="intent" value="recipient" />
      <fieldset className={styles.who}>
        <legend className="visually-hidden">Who are you ordering for?</legend>
        <WhoChoice name="myself" value="no" text="For somebody else" checked={!myself} />
        <WhoChoice name="myself" value="yes" text="For myself" checked={myself} />
      </fieldset>
      <RecipientFields
        recipient={recipient ?? { name: celebrated }}
        isDraft
        phoneHint="Only for the courier, who rings it if nobody answers the door. If you leave it blank, the courier rings you."
      />
      <label className={`check ${styles.secret}`}>
        <input type="checkbox" name="anonymous" value="yes" defaultChecked={anonymous} />
        Send anonymously
      </label>
      {keeping !== 'never' && (
        <Keep keeping={keeping} checked={problem ? problem.typed.keep === 'yes' : keeping === 'kept'} />
      )}
      <p>
        <button className="button petal" aria-disabled={busy}>
          Continue to final details
        </button>
      </p>
    </CheckedForm>
  )
}

/** Nobody is kept without being asked for. */
function Keep({ keeping, checked }: { keeping: Keeping; checked: boolean }) {
  const id = useId()
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="keep" value="yes" defaultChecked={checked} aria-describedby={id} />
        Keep this person for next time
      </label>
      <span className={styles.small} id={id}>
        {keeping === 'kept'
          ? 'What stands here replaces what is kept. Without the tick it is for this order only.'
          : 'Name, phone, note and address are kept in your account until you remove them there.'}
      </span>
    </div>
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
