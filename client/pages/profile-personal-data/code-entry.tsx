import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import { Countdown } from '../../components/countdown.tsx'
import { PostForm } from '../../components/post-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useProblemFocus } from '../../data/form-problem.ts'
import styles from '../profile/profile.module.css'
import type { CodeSent } from './personal-data-action.ts'

type Props = {
  sent: CodeSent
  intent: string
  /** What has another one sent. */
  again: string
  button: string
  lead: string
  problem: string | undefined
  /** What the code is for, in hidden fields. */
  children?: ReactNode
}

/** Asks for a code that was just sent. */
export function CodeEntry({ sent, intent, again, button, lead, problem, children }: Props) {
  const form = useProblemFocus(problem)
  const busy = useNavigation().state !== 'idle'
  return (
    <PostForm className={styles.form} ref={form} noValidate preventScrollReset>
      {children}
      <p role="status">{sent.notice || lead}</p>
      <TextField
        label="Code of 6 digits"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        problem={problem}
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
    </PostForm>
  )
}
