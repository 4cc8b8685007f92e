import type { Temporal } from 'temporal-polyfill'
import type { OrderState } from '../../../contract/order.ts'
import { formatDayAndYear, pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { Part, RenderedEmail } from './email.ts'
import { receiptParts } from './receipt.ts'
import type { Receipt } from './receipt.ts'
import { REFUND_TIME } from './refund-time.ts'

export type OrderEmailData = {
  id: string
  state: OrderState
  /** The customer's name. */
  name: string
  recipient: string | null
  /** The formatted delivery, e.g. `Friday 13 March, 10:00–14:00`. */
  when: string | null
  /** The name of the recipient who still has to choose where and when. */
  waitsFor: string | null
  /** Pence. */
  total: number
  /** Pence of the total paid by gift cards. */
  giftCards: number
  /** The last day on which all refunded gift cards can be spent; null when one of them has expired. */
  giftCardsUntil: Temporal.PlainDate | null
  /** The order consists only of gift cards sent by e-mail. */
  sentByEmail: boolean
  /** Pence refunded, or about to be. */
  refunded: number
  /** Pence of bonuses spent on the order, which are returned with a refund. */
  bonuses: number
  /** The bank is processing a payment whose result is not known yet. */
  isAtBank: boolean
  /** The reason of a cancellation or refund. */
  reason: string | null
  orderUrl: string
  /** The customer has no account. */
  isGuest: boolean
  /** Additional parts, e.g. about the subscription that the order starts. */
  more?: Part[]
  /** The receipt, in e-mails that show prices. */
  receipt?: Receipt | null
}

/** States that customers are notified of. A draft or an order in preparation is not worth an e-mail. */
type NotifiedState = Exclude<OrderState, 'draft' | 'preparing'>

/** Returns true if the customer is notified when an order reaches this state. */
export function isNotified(state: OrderState): state is NotifiedState {
  return state !== 'draft' && state !== 'preparing'
}

/** Renders the e-mail for an order's new state, or returns null when the customer is not notified of it. */
export function orderEmail(data: OrderEmailData): RenderedEmail | null {
  if (!isNotified(data.state)) return null
  const { subject, heading, texts, button } = textsFor(data.state, data)
  const parts: Part[] = [
    ...texts.filter(Boolean).map((text) => ({ kind: 'text' as const, text })),
    ...(data.more ?? []),
    { kind: 'button', label: button ?? 'See your order', href: data.orderUrl },
    ...(data.receipt ? receiptParts(data.receipt) : []),
  ]
  return renderEmail({
    subject: `${subject} · order ${data.id}`,
    preview: texts[0] ?? '',
    heading,
    parts,
    settings: !data.isGuest,
    reason: `You get this because you ordered flowers from us: order ${data.id}.`,
  })
}

type OrderTexts = { subject: string; heading: string; texts: string[]; button?: string }

function textsFor(state: NotifiedState, data: OrderEmailData): OrderTexts {
  const { name, recipient, when, total, giftCards, sentByEmail, refunded, bonuses, isAtBank, reason } = data
  const due = total - giftCards
  const cardsBack = giftCardsReturnedText(data)
  const bonusesBack = bonuses ? `Your ${pounds(bonuses)} in bonuses are yours to spend again.` : ''
  const who = recipient ?? 'They'
  const delivery = when
    ? `${recipient ? `${recipient} has them on` : 'They come on'} ${when}.`
    : recipientChoiceText(data)
  switch (state) {
    case 'awaiting_payment':
      return {
        subject: 'We have your order',
        heading: `Thank you, ${name}`,
        texts: [`Your order is with us and waits for its payment of ${pounds(due)}.`, delivery],
        button: 'See or pay your order',
      }
    case 'paid':
      return {
        subject: 'Your order is paid',
        heading: sentByEmail ? 'It is ordered' : 'They are ordered',
        texts: sentByEmail
          ? [
              paymentText(due, giftCards),
              'Your gift card goes out by e-mail when you said. We write to you when it has.',
            ]
          : [`${paymentText(due, giftCards)} We choose the stems by hand.`, delivery],
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
            ? `${pounds(refunded)} goes back to where it came from, ${REFUND_TIME}.`
            : isAtBank
              ? 'Your bank was still at work on the payment. Should it go through, we give the money back at once.'
              : giftCards
                ? ''
                : 'You were not charged.',
          cardsBack,
          bonusesBack,
        ],
      }
    case 'refunded':
      return {
        subject: 'Your money is on its way back',
        heading: 'Refunded',
        texts: [
          due ? `We have given back ${pounds(refunded || due)}. Your bank shows it ${REFUND_TIME}.` : '',
          cardsBack,
          bonusesBack,
          reason ?? '',
        ],
      }
  }
}

function paymentText(due: number, giftCards: number): string {
  if (!giftCards) return `Your payment of ${pounds(due)} has arrived.`
  if (!due) return `Your gift cards have paid the ${pounds(giftCards)}.`
  return `Your payment of ${pounds(due)} has arrived; your gift cards have paid the other ${pounds(giftCards)}.`
}

function giftCardsReturnedText({ giftCards, giftCardsUntil: until }: OrderEmailData): string {
  if (!giftCards) return ''
  const again = `The ${pounds(giftCards)} your gift cards paid are on them again`
  return until
    ? `${again}, and can be spent until ${formatDayAndYear(until)}.`
    : `${again}, but the last day of one of them has gone by. Answer this e-mail if you still want to spend it.`
}

function recipientChoiceText({ waitsFor: name, state }: OrderEmailData): string {
  if (!name) return ''
  const link = state === 'paid' ? 'The' : 'After the payment the'
  return `${name} chooses where and when. ${link} private link for it stands on the page of your order.`
}
