import type { OrderState } from '../../../contract/order.ts'
import { pounds } from '../money.ts'
import { write } from './letter.ts'
import type { Part, Written } from './letter.ts'

export type OrderNews = {
  id: string
  state: OrderState
  /** Who ordered. */
  name: string
  recipient: string | null
  /** The delivery as a person says it, e.g. `Friday 13 March, 10:00–14:00`. */
  when: string | null
  /** Who has still to say where and when. */
  waitsFor: string | null
  /** Pence. */
  total: number
  /** Pence that were paid and go back, or have gone. */
  refunded: number
  /** What the payment says of it, e.g. why it is given back. */
  reason: string | null
  orderUrl: string
  /** What else is to be said, e.g. of the subscription it begins. */
  more?: string[]
}

/** What the shopper is written when their order has come to a state; null where there is nothing to say. */
export function orderLetter(news: OrderNews): Written | null {
  const words = wordsOf(news)
  if (!words) return null
  const { subject, heading, texts, button } = words
  const parts: Part[] = [
    ...[...texts, ...(news.more ?? [])].filter(Boolean).map((text) => ({ kind: 'text' as const, text })),
    { kind: 'button', label: button ?? 'See your order', href: news.orderUrl },
  ]
  return write({
    subject: `${subject} · order ${news.id}`,
    preview: texts[0] ?? '',
    heading,
    parts,
    reason: `You get this because you ordered flowers from us: order ${news.id}.`,
  })
}

type Words = { subject: string; heading: string; texts: string[]; button?: string }

function wordsOf(news: OrderNews): Words | null {
  const { name, recipient, when, total, refunded, reason } = news
  const who = recipient ?? 'They'
  const delivery = when ? `${recipient ? `${recipient} has them on` : 'They come on'} ${when}.` : asks(news)
  switch (news.state) {
    case 'awaiting_payment':
      return {
        subject: 'We have your order',
        heading: `Thank you, ${name}`,
        texts: [`Your order is with us and waits for its payment of ${pounds(total)}.`, delivery],
        button: 'See or pay your order',
      }
    case 'paid':
      return {
        subject: 'Your order is paid',
        heading: 'They are ordered',
        texts: [`Your payment of ${pounds(total)} has arrived. We choose the stems by hand.`, delivery],
      }
    case 'on_its_way':
      return {
        subject: 'Your flowers are on their way',
        heading: 'On their way',
        texts: [`The courier has your flowers. ${delivery}`.trim()],
      }
    case 'delivered':
      return {
        subject: 'Your flowers have arrived',
        heading: 'Delivered',
        texts: [
          `${who === 'They' ? 'Your flowers have arrived' : `${who} has your flowers`}. Thank you for sending them with us.`,
        ],
      }
    case 'cancelled':
      return {
        subject: 'Your order is cancelled',
        heading: 'Cancelled',
        texts: [
          reason ?? 'Your order is cancelled, and nothing will be delivered.',
          refunded
            ? `${pounds(refunded)} goes back to where it came from, within ten days.`
            : 'You were not charged.',
        ],
      }
    case 'refunded':
      return {
        subject: 'Your money is on its way back',
        heading: 'Refunded',
        texts: [
          `We have given back ${pounds(refunded || total)}. Your bank shows it within ten days.`,
          reason ?? '',
        ],
      }
    default:
      return null
  }
}

function asks({ waitsFor: name, state }: OrderNews): string {
  if (!name) return ''
  const link = state === 'paid' ? 'The' : 'After the payment the'
  return `${name} chooses where and when. ${link} private link for it stands on the page of your order.`
}
