import { pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'
import { firstName } from './first-name.ts'

type FailedPayment = {
  id: string
  name: string
  /** Pence. */
  total: number
  /** The provider's reason. */
  message: string | null
  payUrl: string
  /** The customer has no account. */
  isGuest: boolean
}

/** Renders the e-mail to a customer whose payment failed and who has left the checkout. */
export function failedPaymentEmail({
  id,
  name,
  total,
  message,
  payUrl,
  isGuest,
}: FailedPayment): RenderedEmail {
  return renderEmail({
    subject: `Your payment did not go through · order ${id}`,
    preview: 'You were not charged, and we have kept your order.',
    heading: `Your payment did not go through, ${firstName(name)}`,
    parts: [
      { kind: 'text', text: `The payment of ${pounds(total)} for your order did not go through.` },
      ...(message ? [{ kind: 'text' as const, text: message }] : []),
      {
        kind: 'text',
        text: 'You can try again with the same card or another one. If your delivery time has gone in the meantime, you choose another before you are charged.',
      },
      { kind: 'button', label: 'Try again', href: payUrl },
    ],
    settings: !isGuest,
    reason: `You get this once because you ordered flowers from us: order ${id}.`,
  })
}
