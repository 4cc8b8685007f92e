import { useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { useHydrated } from '../../../data/browser/hydrated.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Countdown } from '../countdown.tsx'
import { phoneInWords } from '../../../data/phone.ts'
import { codeFields } from './auth-fields.ts'
import type { Receiver } from './auth-steps.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import type { StepProps } from './step-props.ts'

import { useCodeFromMessage } from './use-code-from-message.ts'
import { useWholeCode } from '../use-whole-code.ts'

const WAY: Record<Receiver['via'], string> = { sms: 'by text message', whatsapp: 'through WhatsApp' }

/** The second step: the code from the message. */
export function AuthCode({ page, state }: StepProps) {
  const { to, problem, notice } = state
  const { codeLength } = page.data.signInSettings
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  const submitWhole = useWholeCode(codeLength)
  useCodeFromMessage(form, to.type === 'phone' && to.via === 'sms')
  return (
    <>
      <h1>Enter the code</h1>
      <p className={styles.lead}>
        We sent it to <b>{to.type === 'phone' ? phoneInWords(to.receiver) : to.receiver}</b>
        {to.type === 'phone' && !notice && ` ${WAY[to.via]}`}. It works for ten minutes.
      </p>
      {notice && (
        <p className="alert" role="alert">
          {notice}
        </p>
      )}
      <CheckedForm
        action={page.paths.here}
        className={styles.form}
        ref={form}
        fields={codeFields(codeLength)}
        problem={problem}
      >
        <ReceiverFields state={state} />
        <input type="hidden" name="intent" value="signIn" />
        <div className={styles.code}>
          <TextField
            name="code"
            type="text"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={codeLength + 4}
            onChange={submitWhole}
            data-first
          />
        </div>
        <button className="button" aria-disabled={busy}>
          Sign in
        </button>
      </CheckedForm>
      <Resend key={state.sentAt} page={page} state={state} />
      <PostForm action={page.paths.here} className={styles.others}>
        <ReceiverFields state={state} />
        <button className="link" name="intent" value="edit">
          {to.type === 'email' ? 'Change the e-mail address' : 'Change the phone number'}
        </button>
        <button className="link" name="intent" value="codeNotReceived">
          Didn’t get the code?
        </button>
      </PostForm>
    </>
  )
}

/** Another code, as soon as the shop sends one. Without scripts the shop says when it is too soon. */
export function Resend({ page, state }: StepProps) {
  const scripts = useHydrated()
  const [waiting, setWaiting] = useState(state.secondsLeft > 0)
  const [end] = useState(() => () => setWaiting(false))
  return (
    <CodeForm action={page.paths.here} siteKey={page.data.signInSettings.captchaSiteKey}>
      <ReceiverFields state={state} />
      {state.secondsLeft > 0 && <Countdown seconds={state.secondsLeft} onEnd={end} />}
      <button className="button quiet" name="intent" value="resend" disabled={scripts && waiting}>
        Send another code
      </button>
    </CodeForm>
  )
}
