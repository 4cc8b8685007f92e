import { useNavigation } from 'react-router-dom'
import { phoneInWords } from '../../../data/phone.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { GenderChoice } from '../gender-choice.tsx'
import { REGISTRATION } from './auth-fields.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './auth.module.css'
import type { StepProps } from './step-props.ts'

/** Asks a new user for personal data. */
export function AuthRegistration({ page, state: { problem } }: StepProps) {
  const { me } = page.data
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <h1>Nice to meet you</h1>
      <p className={styles.lead}>Two more things, so that we know how to address you.</p>
      <CheckedForm action={page.paths.here} className={styles.form} fields={REGISTRATION} problem={problem}>
        <TextField name="name" autoComplete="name" maxLength={100} defaultValue={me?.name ?? ''} data-first />
        <GenderChoice value="" />
        {me?.emailVerified ? (
          <TextField
            name="phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
            defaultValue={phoneInWords(me.phone ?? '')}
            hint="Only for questions about an order."
          />
        ) : (
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            defaultValue={me?.email ?? ''}
            hint="For confirmations of your orders."
          />
        )}
        <button className="button" name="intent" value="register" aria-disabled={busy}>
          Create the account
        </button>
      </CheckedForm>
      <p>
        <Link to={page.next}>Later</Link>
      </p>
    </>
  )
}
