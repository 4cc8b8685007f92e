import { useSearchParams } from 'react-router-dom'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { StatusMessage } from '../../../ui/profile/profile-head.tsx'
import { useGuestOrder } from '../../order/index.ts'
import { receiverFields } from './auth-fields.ts'
import type { Receiver } from './auth-steps.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import type { StepProps } from './step-props.ts'

/** The first step: where should the code go? */
export function AuthLogin({ page, state }: StepProps) {
  const { type } = state.to
  const [query] = useSearchParams()
  const order = useGuestOrder()
  return (
    <>
      {query.get('done') === 'erased' && (
        <StatusMessage text="Your account and your personal data are erased." />
      )}
      <h1>Sign in</h1>
      <p className={styles.lead}>We send you a code: there is no password to remember.</p>
      {isForSubscription(query.get('next')) && (
        <p className={styles.small}>
          A subscription needs an account: there you skip a delivery, pause or end it. Once you have signed
          in, the checkout goes on.
        </p>
      )}
      {order && (
        <p className={styles.small}>
          Order {order}, which you placed without signing in, will be among those of your account.
        </p>
      )}
      <nav className={styles.ways} aria-label="How to sign in">
        <Link to={page.paths.phone} replace aria-current={type === 'phone' ? 'page' : undefined}>
          By phone
        </Link>
        <Link to={page.paths.email} replace aria-current={type === 'email' ? 'page' : undefined}>
          By e-mail
        </Link>
      </nav>
      <ReceiverForm key={type} page={page} state={state} intent="send" button="Send me a code" />
      <p className={styles.small}>
        New here? We make you an account. By signing in you agree to our{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </>
  )
}

/** Whether the checkout of a subscription is what goes on then. */
const isForSubscription = (next: string | null) => /^\/checkout\/.*[?&]type=subscription/.test(next ?? '')

/** Back from a later step, to put right what was typed. */
export function AuthLoginEdit({ page, state }: StepProps) {
  const email = state.to.type === 'email'
  return (
    <>
      <h1>{email ? 'Change the e-mail address' : 'Change the phone number'}</h1>
      <p className={styles.lead}>The code that was sent before will no longer be needed.</p>
      <ReceiverForm page={page} state={state} intent="sendEdited" button="Send the code here" />
      <p>
        <Link to={email ? page.paths.phone : page.paths.email}>
          {email ? 'Sign in by phone instead' : 'Sign in by e-mail instead'}
        </Link>
      </p>
    </>
  )
}

type FormProps = StepProps & { intent: 'send' | 'sendEdited'; button: string }

function ReceiverForm({ page, state, intent, button }: FormProps) {
  const { to, problem } = state
  return (
    <CodeForm
      action={to.type === 'email' ? page.paths.email : page.paths.phone}
      siteKey={page.data.signInSettings.captchaSiteKey}
      fields={receiverFields(to.type)}
      problem={problem}
    >
      <input type="hidden" name="type" value={to.type} />
      {to.type === 'email' ? (
        <TextField
          name="receiver"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          defaultValue={to.receiver}
          data-first
        />
      ) : (
        <>
          <TextField
            name="receiver"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
            placeholder="07… or +44 7…"
            defaultValue={to.receiver}
            data-first
          />
          <Via via={to.via} />
        </>
      )}
      <button className="button" name="intent" value={intent}>
        {button}
      </button>
    </CodeForm>
  )
}

function Via({ via }: Pick<Receiver, 'via'>) {
  return (
    <fieldset className={styles.via}>
      <legend>The code comes by</legend>
      <label>
        <input type="radio" name="via" value="sms" defaultChecked={via === 'sms'} />
        Text message
      </label>
      <label>
        <input type="radio" name="via" value="whatsapp" defaultChecked={via === 'whatsapp'} />
        WhatsApp
      </label>
    </fieldset>
  )
}
