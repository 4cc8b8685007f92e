import { useRef, useState } from 'react'
import { useActionData, useNavigate, useSearchParams, useSubmit } from 'react-router-dom'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { paymentPath } from '../order/index.ts'
import styles from './payment-page.module.css'
import { startPaypal } from './paypal-buttons.ts'
import { startRevolut } from './revolut-widget.ts'
import { startStripe } from './stripe-element.ts'
import { useWidget } from './use-widget.ts'
import type { Order, PaymentMethod, Started, Widget } from './widget.ts'
import { NotBegun } from './widget.ts'
import { TimedOut } from './with-timeout.ts'

type Provider = {
  title: string
  /** What to expect, below the form. */
  note: string
  start: (widget: Widget) => Promise<Started>
}

const PROVIDERS: Record<string, Provider> = {
  stripe: {
    title: 'The card form',
    note: 'The form is Stripe’s. Your card goes straight to them, and we never see it.',
    start: startStripe,
  },
  paypal: {
    title: 'PayPal',
    note: 'PayPal opens in a window of its own. Nothing is charged before you agree there.',
    start: startPaypal,
  },
  revolut: {
    title: 'Revolut Pay',
    note: 'Revolut opens over this page. Nothing is charged before you agree there.',
    start: startRevolut,
  },
}

const WENT_WRONG = 'The payment did not go through. Look at your order before you pay again.'
const NO_ANSWER =
  'There was no answer in time, and nothing is paid as far as we know. If your bank asks you something, answer that first; otherwise '

type Props = {
  order: Order
  method: PaymentMethod
  /** Begins the payment when the shopper chooses to pay. */
  begin: Widget['begin']
  /** Why the last attempt failed. */
  failed: string | null
  /** Whether there are other ways to pay. */
  others: boolean
}

/** The form of the provider that takes the payment. Its script is fetched here and nowhere else. */
export function ProviderForm({ order, method: { provider: name, publicKey }, begin, failed, others }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [paying, setPaying] = useState<string | null>(null)
  const refused = (useActionData() as FormAnswer | undefined)?.problem
  const navigate = useNavigate()
  const submit = useSubmit()
  const method = useSearchParams()[0].get('method')
  const returned = paymentPath(order, { method, returned: true })
  const provider = PROVIDERS[name]
  const place = useRef<HTMLDivElement>(null)
  const { state, started } = useWidget(place, provider?.start, {
    publicKey,
    amount: order.amountDue.amount,
    isSubscription: order.type === 'SUBSCRIPTION',
    returnTo: returned,
    begin,
    run,
    onDone: () => void navigate(returned, { replace: true }),
    onApproved: () => submit({ intent: 'paypal' }, { method: 'post' }),
    onProblem: setProblem,
  })

  const wayOut = others ? ', or choose another way to pay' : ''
  const wayOn = others ? 'try again, or choose another way to pay.' : 'try again.'
  const isBusy = useRef(false)
  async function run(confirm: () => Promise<unknown>) {
    if (isBusy.current) return
    isBusy.current = true
    setPaying('Paying…')
    setProblem(null)
    try {
      await confirm()
    } catch (error) {
      if (error instanceof NotBegun) return
      // It may have been paid all the same: the shop asks the provider before it offers to pay once more.
      const isUnknown = error instanceof TimedOut
      if (isUnknown) {
        setPaying('Looking whether it is paid…')
        await navigate(returned, { replace: true, preventScrollReset: true })
      }
      // The answer may have come meanwhile.
      setProblem((told) => told ?? (isUnknown ? NO_ANSWER + wayOn : WENT_WRONG))
    } finally {
      isBusy.current = false
      setPaying(null)
    }
  }
  const message = problem ?? refused?.message ?? failed
  const title = provider?.title ?? ''
  return (
    <div className={styles.provider}>
      {message && (
        <p className="alert" role="alert">
          {message}
        </p>
      )}
      <noscript>
        <div className={`alert ${styles.notice}`}>
          <p>
            {title} needs JavaScript: the payment goes straight to who takes it, and nothing of it through us.
            Switch it on and load the page again{wayOut}.
          </p>
          <p>
            You were not charged. Your order is kept: open <a href={`/order/${order.id}`}>order {order.id}</a>{' '}
            whenever you want to pay for it.
          </p>
        </div>
      </noscript>
      {state === 'failed' && (
        <div className="alert" role="alert">
          <p>
            {title} could not be loaded: something blocks it, or the connection is poor. You were not charged.{' '}
            <a href={paymentPath(order, { method })}>Load the page again</a>
            {wayOut}.
          </p>
        </div>
      )}
      {state === 'loading' && (
        <p className={styles.waiting} role="status" data-late-fallback>
          {title} is loading…
        </p>
      )}
      <div ref={place} className={styles.widget} hidden={state === 'failed'} />
      {state === 'ready' && started()?.pay && (
        <p>
          <button
            type="button"
            className="button petal wide"
            aria-disabled={paying !== null}
            onClick={() => void run(async () => started()?.pay?.())}
          >
            {paying ?? `Pay ${order.amountDue.text}`}
          </button>
        </p>
      )}
      {state === 'ready' && <p className={styles.small}>{provider?.note}</p>}
    </div>
  )
}
