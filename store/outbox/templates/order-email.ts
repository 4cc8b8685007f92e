import type { Temporal } from 'temporal-polyfill'
import type { OrderState } from '../../../contract/order.ts'
import { formatDayAndYear, pounds } from '../../kernel/index.ts'
import { write } from './email.ts'
import type { Part, Written } from './email.ts'
import { receiptParts } from './receipt.ts'
import type { Receipt } from './receipt.ts'
import { BANK_SHOWS } from './refund-time.ts'

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
  /** Pence of the total that gift cards pay. */
  giftCards: number
  /** The last day on which they can be spent when they are full again; null when one can be spent no more. */
  giftCardsUntil: Temporal.PlainDate | null
  /** All of it is gift cards that go out by e-mail. */
  sentByEmail: boolean
  /** Pence that were paid and go back, or have gone. */
  refunded: number
  /** Pence of bonuses it was partly paid with: they come back with the money. */
  bonuses: number
  /** The bank is at work on a payment, of which nobody knows yet what becomes. */
  isAtBank: boolean
  /** What the payment says of it, e.g. why it is given back. */
  reason: string | null
  orderUrl: string
  /** Who ordered has no account. */
  isGuest: boolean
  /** What else is to be said, e.g. of the subscription it begins. */
  more?: Part[]
  /** What was ordered, where the e-mail tells of its price. */
  receipt?: Receipt | null
}

/** The states shoppers are told of: that an order is begun, or being made, is nothing to write about. */
type Told = Exclude<OrderState, 'draft' | 'preparing'>

/** Whether who ordered is written to when an order comes to a state. */
export function isNotified(state: OrderState): state is Told {
  return state !== 'draft' && state !== 'preparing'
}

/** What the shopper is written when their order has come to a state; null where there is nothing to say. */
export function orderEmail(news: OrderNews): Written | null {
  if (!isNotified(news.state)) return null
  const { subject, heading, texts, button } = wordsOf(news.state, news)
  const parts: Part[] = [
    ...texts.filter(Boolean).map((text) => ({ kind: 'text' as const, text })),
    ...(news.more ?? []),
    { kind: 'button', label: button ?? 'See your order', href: news.orderUrl },
    ...(news.receipt ? receiptParts(news.receipt) : []),
  ]
  return write({
    subject: `${subject} · order ${news.id}`,
    preview: texts[0] ?? '',
    heading,
    parts,
    settings: !news.isGuest,
    reason: `You get this because you ordered flowers from us: order ${news.id}.`,
  })
}

type Words = { subject: string; heading: string; texts: string[]; button?: string }

function wordsOf(state: Told, news: OrderNews): Words {
  const { name, recipient, when, total, giftCards, sentByEmail, refunded, bonuses, isAtBank, reason } = news
  const due = total - giftCards
  const cardsBack = onCardsAgain(news)
  const bonusesBack = bonuses ? `Your ${pounds(bonuses)} in bonuses are yours to spend again.` : ''
  const who = recipient ?? 'They'
  const delivery = when ? `${recipient ? `${recipient} has them on` : 'They come on'} ${when}.` : asks(news)
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
              paidWith(due, giftCards),
              'Your gift card goes out by e-mail when you said. We write to you when it has.',
            ]
          : [`${paidWith(due, giftCards)} We choose the stems by hand.`, delivery],
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
            ? `${pounds(refunded)} goes back to where it came from, ${BANK_SHOWS}.`
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
          due ? `We have given back ${pounds(refunded || due)}. Your bank shows it ${BANK_SHOWS}.` : '',
          cardsBack,
          bonusesBack,
          reason ?? '',
        ],
      }
  }
}

function paidWith(due: number, giftCards: number): string {
  if (!giftCards) return `Your payment of ${pounds(due)} has arrived.`
  if (!due) return `Your gift cards have paid the ${pounds(giftCards)}.`
  return `Your payment of ${pounds(due)} has arrived; your gift cards have paid the other ${pounds(giftCards)}.`
}

function onCardsAgain({ giftCards, giftCardsUntil: until }: OrderNews): string {
  if (!giftCards) return ''
  const again = `The ${pounds(giftCards)} your gift cards paid are on them again`
  return until
    ? `${again}, and can be spent until ${formatDayAndYear(until)}.`
    : `${again}, but the last day of one of them has gone by. Answer this e-mail if you still want to spend it.`
}

function asks({ waitsFor: name, state }: OrderNews): string {
  if (!name) return ''
  const link = state === 'paid' ? 'The' : 'After the payment the'
  return `${name} chooses where and when. ${link} private link for it stands on the page of your order.`
}
