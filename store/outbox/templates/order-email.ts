import type { Temporal } from 'temporal-polyfill'
import type { OrderState } from '../../../contract/order.ts'
import { formatDayAndYear, formatPhone, pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { Part, RenderedEmail } from './email.ts'
import { firstName } from './first-name.ts'
import type { Picture } from './pictures.ts'
import { receiptParts } from './receipt.ts'
import type { Receipt } from './receipt.ts'
import { REFUND_TIME } from './refund-time.ts'

/** How customers reach the shop. */
export type ShopContact = { phone: string | null; email: string }

export type OrderEmailData = {
  id: string
  state: OrderState
  /** The customer's name. */
  name: string
  recipient: string | null
  /** The formatted slot, e.g. `Friday 13 March, 10:00–14:00`; of a delivered order when it was, e.g. `Friday 13 March at 10:25`. */
  when: string | null
  /** Where it goes, e.g. `London N1 9GU`. */
  place: string | null
  /** What was ordered, or the first of several things; of a delivered order the newest photograph of it. */
  picture: Picture | null
  /** The cards that go with it: what each goes with, e.g. `Red Roses`, and its words. */
  cards: { title: string; words: string }[]
  /** The URL of a calendar file with the delivery; null where the e-mail does not offer it. */
  calendarUrl: string | null
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
  /** The buyer's page, while the order can be changed or cancelled there. */
  changeUrl: string | null
  /** The buyer's page, where a delivered order can be ordered again; null where the e-mail does not offer that. */
  againUrl: string | null
  /** The page where customers write to the shop. */
  contactUrl: string
  /** How to reach the shop. */
  shop: ShopContact
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
  const arrival = arrivalParts(data)
  // One picture of the one thing is enough.
  const isPictured = arrival.length > 0 && data.picture !== null && data.receipt?.positions.length === 1
  const parts: Part[] = [
    ...arrival,
    ...texts.filter(Boolean).map((text) => ({ kind: 'text' as const, text })),
    ...(data.more ?? []),
    ...cardParts(data),
    { kind: 'button', label: button ?? 'See your order', href: data.orderUrl },
    ...afterwardsParts(data),
    helpPart(data),
    ...(data.receipt ? receiptParts(data.receipt, { isPictured }) : []),
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

/** Says the day first, and shows what comes or came. */
function arrivalParts(data: OrderEmailData): Part[] {
  const { state, recipient, place } = data
  if (state === 'cancelled' || state === 'refunded') return []
  const to = [recipient && `for ${recipient}`, place && `to ${place}`].filter(Boolean).join(', ')
  return arrivalPart(data, state === 'delivered' ? 'Delivered' : 'Arrives', to || null)
}

/** Says in large letters when it comes or came; nothing where that is not known. */
export function arrivalPart(
  { picture, when, calendarUrl }: Pick<OrderEmailData, 'picture' | 'when' | 'calendarUrl'>,
  label: string,
  to: string | null = null,
): Part[] {
  return when ? [{ kind: 'arrival', picture, label, when, to, calendarUrl }] : []
}

/** Shows what the cards say before they are written, so that a slip is seen in time, and where to correct it. */
function cardParts({ state, cards, changeUrl }: OrderEmailData): Part[] {
  if (!cards.length || (state !== 'awaiting_payment' && state !== 'paid')) return []
  const quotes = cards.map(({ title, words }) => ({
    kind: 'quote' as const,
    label: cards.length > 1 ? `Your card with ${title} says:` : 'Your card says:',
    words,
  }))
  const label = 'Change the words on your order’s page, until our florist begins'
  return [...quotes, ...(changeUrl ? [{ kind: 'link' as const, label, href: changeUrl }] : [])]
}

/** Leads on from a delivered order: to another one like it, and to the shop where something is wrong. */
function afterwardsParts({ state, againUrl, contactUrl }: OrderEmailData): Part[] {
  if (state !== 'delivered') return []
  return [
    ...(againUrl ? [{ kind: 'link' as const, label: 'Order it again', href: againUrl }] : []),
    { kind: 'link', label: 'Something not right? Tell us within seven days', href: contactUrl },
  ]
}

/** Says in a quiet line how to change the order and how to reach the shop. */
export function helpPart({ changeUrl, shop }: Pick<OrderEmailData, 'changeUrl' | 'shop'>): Part {
  const change = changeUrl ? { label: 'Change or cancel it', href: changeUrl } : null
  return { kind: 'help', change, phone: shop.phone && formatPhone(shop.phone), email: shop.email }
}

type OrderTexts = { subject: string; heading: string; texts: string[]; button?: string }

function textsFor(state: NotifiedState, data: OrderEmailData): OrderTexts {
  const { name, recipient, when, total, giftCards, sentByEmail, refunded, bonuses, isAtBank, reason } = data
  const due = total - giftCards
  const cardsBack = giftCardsReturnedText(data)
  const bonusesBack = bonuses ? `Your ${pounds(bonuses)} of bonuses are back in your account.` : ''
  const choice = when ? '' : recipientChoiceText(data)
  switch (state) {
    case 'awaiting_payment':
      return {
        subject: 'We have your order',
        heading: `Thank you, ${firstName(name)}`,
        texts: [
          `We have your order, and start on it as soon as your payment of ${pounds(due)} arrives.`,
          choice,
        ],
        button: 'See or pay your order',
      }
    case 'paid':
      return {
        subject: sentByEmail ? 'Your gift card is ordered' : 'Your flowers are ordered',
        heading: `Thank you, ${firstName(name)}`,
        texts: sentByEmail
          ? [
              paymentText(due, giftCards),
              'We send your gift card by e-mail at the time you chose, and let you know when it has gone.',
            ]
          : [
              `${paymentText(due, giftCards)} Our florists choose every stem by hand. We write to you when your flowers leave and when they have arrived.`,
              choice,
            ],
        ...(!sentByEmail && { button: 'Track your flowers' }),
      }
    case 'on_its_way':
      return {
        subject: 'Your flowers are on their way',
        heading: 'On their way',
        texts: ['Our courier has your flowers and is on the way.', NOBODY_IN, choice],
        button: 'Follow your flowers',
      }
    case 'delivered':
      return {
        subject: 'Your flowers have arrived',
        heading: 'Your flowers have arrived',
        texts: [
          `Your flowers have reached ${recipient ?? 'their door'}. Thank you for sending them with Larkspur.`,
        ],
      }
    case 'cancelled':
      return {
        subject: 'Your order is cancelled',
        heading: 'Cancelled',
        texts: [
          reason ?? 'Your order is cancelled, and nothing will be delivered.',
          refunded
            ? `We are refunding ${pounds(refunded)} to the card or account it came from. It reaches you ${REFUND_TIME}.`
            : isAtBank
              ? 'Your bank was still processing the payment. If it goes through, we refund it at once.'
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
          due ? `We have refunded ${pounds(refunded || due)}. It reaches your account ${REFUND_TIME}.` : '',
          cardsBack,
          bonusesBack,
          reason ?? '',
        ],
      }
  }
}

/** What the driver does; the delivery page and the answers to questions say the same. */
const NOBODY_IN =
  'If nobody is in, the driver rings, tries a neighbour or the safe place you named, and leaves a card.'

function paymentText(due: number, giftCards: number): string {
  if (!giftCards) return `We have received your payment of ${pounds(due)}.`
  if (!due) return `Your gift cards have paid all ${pounds(giftCards)}.`
  return `We have received your payment of ${pounds(due)}; your gift cards have paid the other ${pounds(giftCards)}.`
}

function giftCardsReturnedText({ giftCards, giftCardsUntil: until }: OrderEmailData): string {
  if (!giftCards) return ''
  const again = `The ${pounds(giftCards)} that your gift cards paid is back on them`
  return until
    ? `${again}, ready to spend until ${formatDayAndYear(until)}.`
    : `${again}, but one of them has expired. Reply to this e-mail if you still want to spend it.`
}

function recipientChoiceText({ waitsFor: name, state }: OrderEmailData): string {
  if (!name) return ''
  const until = state === 'paid' ? '' : 'once you have paid, '
  return `${name} chooses where and when: ${until}the private link to do so is on your order’s page.`
}
