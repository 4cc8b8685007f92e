import { useNavigation } from 'react-router-dom'
import type { SavedRecipients_RecipientFragment } from '../../../graphql/generated/graphql.ts'
import { phoneInWords } from '../../data/phone.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import profile from '../../ui/profile/profile.module.css'
import { RECIPIENT_FIELDS } from './recipient-fields.ts'

type Props = {
  recipient?: SavedRecipients_RecipientFragment
  problem: FormProblem | undefined
  intent: 'add' | 'change'
  button: string
}

/** Who somebody is, and where flowers for them go. */
export function RecipientDetailsForm({ recipient, problem, intent, button }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { postcode = '', line1 = '', line2 = '', city = '' } = recipient?.address ?? {}
  const myself = problem ? problem.typed.myself === 'yes' : (recipient?.myself ?? false)
  return (
    <CheckedForm className={profile.form} fields={RECIPIENT_FIELDS} problem={problem} preventScrollReset>
      {recipient && <input type="hidden" name="id" value={recipient.id} />}
      <TextField name="name" defaultValue={recipient?.name} autoComplete="off" maxLength={80} />
      <TextField
        name="phone"
        type="tel"
        defaultValue={recipient && phoneInWords(recipient.phone)}
        autoComplete="off"
        maxLength={30}
        hint="Only for the courier, who rings it if nobody answers the door. If you leave it blank, the courier rings you."
      />
      <TextField
        name="postcode"
        defaultValue={postcode}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={10}
      />
      <TextField name="line1" defaultValue={line1} autoComplete="off" maxLength={120} />
      <TextField name="line2" defaultValue={line2 ?? ''} autoComplete="off" maxLength={120} />
      <TextField name="city" defaultValue={city} autoComplete="off" maxLength={80} />
      <TextArea name="note" defaultValue={recipient?.note ?? ''} maxLength={300} rows={2} />
      <label className="check">
        <input type="checkbox" name="myself" value="yes" defaultChecked={myself} />
        This is me
      </label>
      <p>
        <button className="button" name="intent" value={intent} aria-disabled={busy}>
          {button}
        </button>
      </p>
    </CheckedForm>
  )
}
