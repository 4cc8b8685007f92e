import { arrivalPart, helpPart } from './order-email.ts'
import type { OrderEmailData } from './order-email.ts'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'

type ChangedOrderData = Pick<
  OrderEmailData,
  'id' | 'picture' | 'when' | 'calendarUrl' | 'shop' | 'orderUrl' | 'changeUrl'
> & {
  recipient: string
  /** Where it goes now, in full. */
  address: string
  /** Whether there is a card with words on it. */
  hasCard: boolean
  /** The customer has no account. */
  isGuest: boolean
}

/** Renders the e-mail that says for whom, where and when an order is now, so that nobody changes that unheard. */
export function changedOrderEmail(data: ChangedOrderData): RenderedEmail {
  const { id, recipient, address, hasCard, orderUrl, isGuest } = data
  const now = `Your flowers go to ${recipient}, ${address}.`
  return renderEmail({
    subject: `Your order has been changed · order ${id}`,
    preview: now,
    heading: 'Your order has been changed',
    parts: [
      ...arrivalPart(data, 'Arrives'),
      { kind: 'text', text: hasCard ? `${now} What their card says is on the page of your order.` : now },
      { kind: 'text', text: 'If you did not ask for this, write to us or ring us at once.' },
      { kind: 'button', label: 'See your order', href: orderUrl },
      helpPart(data),
    ],
    settings: !isGuest,
    reason: `You get this because you ordered flowers from us: order ${id}.`,
  })
}
