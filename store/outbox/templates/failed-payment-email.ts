import { pounds } from '../../kernel/index.ts'
import { write } from './email.ts'
import type { Written } from './email.ts'

type Failed = {
  id: string
  name: string
  /** Pence. */
  total: number
  /** Why, as the provider says it. */
  message: string | null
  payUrl: string
  /** Who ordered has no account. */
  isGuest: boolean
}

/** To somebody whose card was declined and who has left. */
export function failedPaymentEmail({ id, name, total, message, payUrl, isGuest }: Failed): Written {
  return write({
    subject: `Your payment did not go through · order ${id}`,
    preview: 'You were not charged. The order still waits for you.',
    heading: `It did not go through, ${name}`,
    parts: [
      { kind: 'text', text: `The payment of ${pounds(total)} for your order did not go through.` },
      ...(message ? [{ kind: 'text' as const, text: message }] : []),
      {
        kind: 'text',
        text: 'You can pay for it with the same card or another one. If your delivery time has been taken meanwhile, you choose another; nothing is charged without one.',
      },
      { kind: 'button', label: 'Try again', href: payUrl },
    ],
    settings: !isGuest,
    reason: `You get this once because you ordered flowers from us: order ${id}.`,
  })
}
