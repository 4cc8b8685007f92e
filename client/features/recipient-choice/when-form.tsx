import { useNavigation } from 'react-router-dom'
import type { RecipientChoice_ChoiceFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import styles from '../../ui/form/forms.module.css'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SlotFields } from '../delivery/index.ts'
import { CHOICE, CHOICE_WITH_PHONE } from './choice-fields.ts'

type Props = { choice: RecipientChoice_ChoiceFragment; problem: FormProblem | undefined }

/** Day and window, and what the courier should know. */
export function WhenForm({ choice: { deliveryDates, needsPhone }, problem }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'choose'
  if (!deliveryDates.length)
    return <p className="alert">There is no delivery time left for this address in the next three weeks.</p>
  return (
    <CheckedForm
      className={styles.form}
      fields={needsPhone ? CHOICE_WITH_PHONE : CHOICE}
      problem={problem}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="choose" />
      {needsPhone && <input type="hidden" name="asks" value="phone" />}
      <SlotFields dates={deliveryDates} typed={problem?.typed.slot} />
      {needsPhone && (
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          hint="Only for the courier, who rings it if nobody answers the door."
        />
      )}
      <TextArea name="note" maxLength={300} rows={2} />
      <p>
        <button className="button petal" aria-disabled={busy}>
          Confirm the delivery
        </button>
      </p>
    </CheckedForm>
  )
}
