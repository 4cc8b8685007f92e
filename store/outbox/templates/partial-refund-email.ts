import { pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'
import { firstName } from './first-name.ts'
import { REFUND_TIME } from './refund-time.ts'

type PartialRefundData = {
  id: string
  /** The customer's name. */
  name: string
  /** The refunded amount in pence. */
  amount: number
  /** The reason, as words that follow "for". */
  reason: string | null
  orderUrl: string
  /** The customer has no account. */
  isGuest: boolean
}

/** Renders the e-mail about a partial refund, after which the order continues. */
export function partialRefundEmail({
  id,
  name,
  amount,
  reason,
  orderUrl,
  isGuest,
}: PartialRefundData): RenderedEmail {
  const back = `We have refunded ${pounds(amount)}${reason ? ` for ${reason}` : ' of what you paid'}.`
  return renderEmail({
    subject: `${pounds(amount)} is on its way back · order ${id}`,
    preview: back,
    heading: `A refund for you, ${firstName(name)}`,
    parts: [
      { kind: 'text', text: `${back} It reaches your account ${REFUND_TIME}.` },
      { kind: 'text', text: 'Nothing else about your order changes.' },
      { kind: 'button', label: 'See your order', href: orderUrl },
    ],
    settings: !isGuest,
    reason: `You get this because you ordered flowers from us: order ${id}.`,
  })
}
