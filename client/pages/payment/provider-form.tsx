import { useEffect, useRef, useState } from 'react'
import { useActionData, useNavigate, useSubmit } from 'react-router-dom'
import type { PaymentPageQuery } from '../../../graphql/generated/graphql.ts'
import type { PaymentRefusal } from './payment-action.ts'
import styles from './payment-page.module.css'
import { payPath } from './pay-path.ts'
import { startPaypal } from './paypal-buttons.ts'
import { startRevolut } from './revolut-widget.ts'
import { startStripe } from './stripe-element.ts'

export type Payment = NonNullable<PaymentPageQuery['payment']>
type Order = NonNullable<PaymentPageQuery['order']>

/** What a provider's form needs of the page around it. */
export type Widget = {
  /** Where the provider's script draws. */
  place: HTMLElement
  payment: Payment
  /** The address that the shopper comes back to. */
  returnTo: string
  /** Paid, or under way: the shop finds out which. */
  onDone: () => void
  /** Approved at PayPal: to be taken now. */
  onApproved: () => void
  onProblem: (message: string) => void
}

/** Pays when the shop's own button is pressed; undefined where the provider draws the buttons. */
export type Started = { pay?: () => Promise<void>; stop: () => void }

const START: Record<string, (widget: Widget) => Promise<Started>> = {
  stripe: startStripe,
  paypal: startPaypal,
  revolut: startRevolut,
}

/** The form of the provider that takes the payment. Its script is fetched here and nowhere else. */
export function ProviderForm({ order, payment }: { order: Order; payment: Payment }) {
  const place = useRef<HTMLDivElement>(null)
  const started = useRef<Started>(undefined)
  const [problem, setProblem] = useState<string | null>(null)
  const [paying, setPaying] = useState(false)
  const [ready, setReady] = useState(false)
  const refusal = useActionData() as PaymentRefusal | undefined
  const navigate = useNavigate()
  const submit = useSubmit()
  const returned = payPath(order, 'returned=1')

  useEffect(() => {
    const element = place.current
    if (!element || needsOwnDocument()) return
    let gone = false
    const widget: Widget = {
      place: element,
      payment,
      returnTo: new URL(returned, window.location.href).href,
      onDone: () => void navigate(returned, { replace: true }),
      onApproved: () => void submit({ intent: 'paypal' }, { method: 'post' }),
      onProblem: setProblem,
    }
    START[payment.provider]?.(widget).then(
      (widgetStarted) => {
        if (gone) return widgetStarted.stop()
        started.current = widgetStarted
        setReady(widgetStarted.pay !== undefined)
      },
      () =>
        setProblem('The payment form could not be loaded. Check your connection and load the page again.'),
    )
    return () => {
      gone = true
      started.current?.stop()
    }
    // The secret names the payment; the functions of the router stay the same.
  }, [payment.clientSecret]) // eslint-disable-line react-hooks/exhaustive-deps

  const pay = async () => {
    if (paying) return
    setPaying(true)
    setProblem(null)
    try {
      await started.current?.pay?.()
    } finally {
      setPaying(false)
    }
  }
  const failed = payment.state === 'FAILED' ? payment.message : null
  const message = problem ?? refusal?.refused ?? failed
  return (
    <div className={styles.provider}>
      {message && (
        <p className="alert" role="alert">
          {message}
        </p>
      )}
      <noscript>
        <p className="alert">
          This way to pay needs JavaScript: the payment goes to its provider, not through us.
        </p>
      </noscript>
      <div ref={place} className={styles.widget} />
      {ready && (
        <p>
          <button type="button" className="button petal" aria-disabled={paying} onClick={() => void pay()}>
            {paying ? 'Paying…' : `Pay ${order.totalCost.text}`}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * Only the documents of payment pages let in a provider's scripts (server/ssr/page-policy.ts): who came here from
 * another page without loading a new one gets one now.
 */
function needsOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry || new URL(entry.name).pathname.startsWith('/payment/')) return false
  window.location.reload()
  return true
}
