import { useNavigation } from 'react-router-dom'
import type { RecipientChoice_ChoiceFragment } from '../../../graphql/generated/graphql.ts'
import { PostForm } from '../../components/post-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { WindowChoice } from '../../components/window-choice.tsx'
import styles from '../../components/forms.module.css'
import type { ChoiceRefusal } from './recipient-choice-action.ts'

type Props = { choice: RecipientChoice_ChoiceFragment; refusal: ChoiceRefusal | undefined }

/** Day and window, and what the courier should know. */
export function WhenForm({ choice: { dates, needsPhone }, refusal }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const isAtPhone = refusal?.field === 'phone' && needsPhone
  if (!dates.length)
    return <p className="alert">There is no delivery time left for this address in the next three weeks.</p>
  return (
    <PostForm className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="choose" />
      {refusal && !isAtPhone && (
        <p className="alert" role="alert">
          {refusal.refused}
        </p>
      )}
      <WindowChoice dates={dates} typed={refusal?.typed.slot} />
      {needsPhone && (
        <TextField
          label="Your phone"
          name="phone"
          type="tel"
          defaultValue={refusal?.typed.phone}
          autoComplete="tel"
          maxLength={30}
          required
          hint="Only for the courier, if nobody opens the door."
          problem={isAtPhone ? refusal.refused : undefined}
        />
      )}
      <label className="field">
        <span>Note for the courier (optional)</span>
        <textarea name="note" defaultValue={refusal?.typed.note} maxLength={300} rows={2} />
      </label>
      <p>
        <button className="button petal" aria-disabled={busy}>
          Let them come
        </button>
      </p>
    </PostForm>
  )
}
