import { pounds } from '../../kernel/index.ts'
import { write } from './email.ts'
import type { Written } from './email.ts'
import { BANK_SHOWS } from './refund-time.ts'

type PartBack = {
  id: string
  /** Who ordered. */
  name: string
  /** Pence that went back. */
  amount: number
  /** What for, in words that go on after "for". */
  reason: string | null
  orderUrl: string
  /** Who ordered has no account. */
  isGuest: boolean
}

/** To somebody who got a part of what they paid back, while the order goes on. */
export function partialRefundEmail({ id, name, amount, reason, orderUrl, isGuest }: PartBack): Written {
  const back = `We have given back ${pounds(amount)}${reason ? ` for ${reason}` : ' of what you paid'}.`
  return write({
    subject: `${pounds(amount)} is on its way back · order ${id}`,
    preview: back,
    heading: `Some of it goes back, ${name}`,
    parts: [
      { kind: 'text', text: `${back} Your bank shows it ${BANK_SHOWS}.` },
      { kind: 'text', text: 'Everything else about your order stays as it is.' },
      { kind: 'button', label: 'See your order', href: orderUrl },
    ],
    settings: !isGuest,
    reason: `You get this because you ordered flowers from us: order ${id}.`,
  })
}
