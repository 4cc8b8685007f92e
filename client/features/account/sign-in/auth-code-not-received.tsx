import { PostForm } from '../../../ui/form/post-form.tsx'
import { Resend } from './auth-code.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import type { StepProps } from './step-props.ts'

/** What can be done when no code comes. */
export function AuthCodeNotReceived({ page, state }: StepProps) {
  const { to } = state
  const email = to.type === 'email'
  return (
    <>
      <h1>Didn’t get the code?</h1>
      <p className={styles.lead}>
        We sent it to <b>{to.receiver}</b>.{' '}
        {email ? 'Look into your spam folder, too.' : 'It may take a minute where the signal is weak.'}
      </p>
      <div className={styles.options}>
        <Resend page={page} state={state} />
        {!email && <OtherWay page={page} state={state} />}
        <Link className="button quiet" to={email ? page.paths.phone : page.paths.email}>
          {email ? 'Sign in by phone' : 'Sign in by e-mail'}
        </Link>
      </div>
      <PostForm action={page.paths.here} className={styles.others}>
        <ReceiverFields state={state} />
        <button className="link" name="intent" value="code">
          I have the code now
        </button>
        <button className="link" name="intent" value="edit">
          {email ? 'Change the e-mail address' : 'Change the phone number'}
        </button>
        <button className="link" name="intent" value="contactUs">
          Contact us
        </button>
      </PostForm>
    </>
  )
}

/** Sends the code to the same number through another messenger. */
function OtherWay({ page, state }: StepProps) {
  const via = state.to.via === 'sms' ? 'whatsapp' : 'sms'
  return (
    <CodeForm action={page.paths.here} siteKey={page.data.signInSettings.captchaSiteKey}>
      <ReceiverFields state={state} via={via} />
      <button className="button quiet" name="intent" value="resend">
        {via === 'whatsapp' ? 'Send it through WhatsApp' : 'Send it by text message'}
      </button>
    </CodeForm>
  )
}
