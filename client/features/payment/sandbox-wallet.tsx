import { useActionData, useNavigation } from 'react-router-dom'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import styles from './payment-page.module.css'
import type { Order } from './widget.ts'

const NAME: Record<string, string> = { paypal: 'PayPal', revolut: 'Revolut' }

/** The window of PayPal or Revolut, as the sandbox plays it. Real ones bring their own, and it needs scripts. */
export function WalletForm({ order, way, failed }: { order: Order; way: string; failed: string | null }) {
  const refused = (useActionData() as FormAnswer | undefined)?.problem
  const busy = useNavigation().state !== 'idle'
  const name = NAME[way] ?? ''
  const message = refused?.message ?? failed
  return (
    <PostForm className={styles.challenge} isFinal>
      <input type="hidden" name="intent" value="wallet" />
      <input type="hidden" name="way" value={way} />
      {message && (
        <p className="alert" role="alert">
          {message}
        </p>
      )}
      <h2>{name} asks: do you want to pay?</h2>
      <p>
        {order.amountDue.text} to Larkspur. This is the sandbox: you are {name}’s customer, and nothing is
        charged.
      </p>
      <p className={styles.answers}>
        <button className="button petal" name="approve" value="yes" aria-disabled={busy}>
          {busy ? 'Paying…' : `Pay ${order.amountDue.text} with ${name}`}
        </button>
        <button className="button quiet" name="approve" value="no" aria-disabled={busy}>
          Have it declined
        </button>
      </p>
    </PostForm>
  )
}
