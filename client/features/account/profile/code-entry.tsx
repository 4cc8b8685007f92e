import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { Countdown } from '../countdown.tsx'
import { useWholeCode } from '../use-whole-code.ts'
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
  /** How many digits a code has whose last one sends the form; without it, only the button does. */
  codeLength?: number | undefined
  /** What the code is for, in hidden fields. */
  children?: ReactNode
}

/** Asks for a code that was just sent. */
export function CodeEntry({ sent, intent, again, button, lead, problem, codeLength, children }: Props) {
  const busy = useNavigation().state !== 'idle'
  const submitWhole = useWholeCode(codeLength)
  return (
    <CheckedForm className={styles.form} fields={CODE} problem={problem} preventScrollReset>
      {children}
      <p role="status">{sent.notice || lead}</p>
      <TextField
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        onChange={submitWhole}
      />
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
