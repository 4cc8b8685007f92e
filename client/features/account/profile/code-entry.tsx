import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { Countdown } from '../countdown.tsx'
import type { CodeSent } from './personal-data-action.ts'
import { CODE } from './personal-data-fields.ts'

type Props = {
  sent: CodeSent
  intent: string
  /** What has another one sent. */
  again: string
  button: string
  lead: string
  problem: FormProblem | undefined
  /** What the code is for, in hidden fields. */
  children?: ReactNode
}

/** Asks for a code that was just sent. */
export function CodeEntry({ sent, intent, again, button, lead, problem, children }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <CheckedForm className={styles.form} fields={CODE} problem={problem} preventScrollReset>
      {children}
      <p role="status">{sent.notice || lead}</p>
      <TextField name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
      {sent.secondsLeft > 0 && <Countdown key={sent.sentAt} seconds={sent.secondsLeft} />}
      <p className={styles.row}>
        <button className="button" name="intent" value={intent} aria-disabled={busy}>
          {button}
        </button>
        <button className="link" name="intent" value={again} aria-disabled={busy}>
          Send another code
        </button>
        <a href="/profile/personal-data">Leave it as it is</a>
      </p>
    </CheckedForm>
  )
}
