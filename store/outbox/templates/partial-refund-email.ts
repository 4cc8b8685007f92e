import { pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'
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
  const back = `We have given back ${pounds(amount)}${reason ? ` for ${reason}` : ' of what you paid'}.`
  return renderEmail({
    subject: `${pounds(amount)} is on its way back · order ${id}`,
    preview: back,
    heading: `Some of it goes back, ${name}`,
    parts: [
      { kind: 'text', text: `${back} Your bank shows it ${REFUND_TIME}.` },
      { kind: 'text', text: 'Everything else about your order stays as it is.' },
      { kind: 'button', label: 'See your order', href: orderUrl },
    ],
    settings: !isGuest,
    reason: `You get this because you ordered flowers from us: order ${id}.`,
  })
}
