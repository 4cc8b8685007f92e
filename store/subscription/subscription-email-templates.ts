import { pounds } from '../kernel/index.ts'
import type { SubscriptionAction } from './subscription-rules.ts'
import { renderEmail, receiptParts } from '../outbox/index.ts'
import type { Part, RenderedEmail, Receipt } from '../outbox/index.ts'

/** What every e-mail about a subscription shows. */
export type SubscriptionSummary = {
  id: string
  /** The subscriber's name. */
  name: string
  recipient: string
  flowers: string
  /** The page to skip, pause or cancel it. */
  manageUrl: string
}

type EmailContent = {
  subject: string
  heading: string
  texts: string[]
  button: { label: string; href: string }
  last?: { label: string; href: string }[]
  receipt?: Receipt
}

function subscriptionEmail(summary: SubscriptionSummary, content: EmailContent): RenderedEmail {
  const { subject, heading, texts, button, last = [], receipt } = content
  const text = (words: string): Part => ({ kind: 'text', text: words })
  return renderEmail({
    subject,
    preview: texts[0] ?? '',
    heading,
    parts: [
      ...texts.filter(Boolean).map(text),
      { kind: 'button', ...button },
      ...last.map((link): Part => ({ kind: 'link', ...link })),
      ...(receipt ? receiptParts(receipt) : []),
    ],
    reason: `You get this because you have a flower subscription with us: ${summary.id}.`,
  })
}

/** What a delivery was moved from, and why in brackets (` (Christmas Day)`, or empty). */
type MovedFrom = { from: string; why: string } | null

/** The next delivery: when it comes and when it is charged (`until`), formatted for reading; `total` is in pence. */
export type NextDeliveryWords = {
  when: string
  until: string | null
  total: number
  /** The planned day and the usual time, where it comes on another day or at another time. */
  moved: { day: MovedFrom; time: MovedFrom }
}

/** Says why a delivery comes on another day or at another time. */
function movedWords({ day, time }: NextDeliveryWords['moved']): string[] {
  return [
    day
      ? `They were planned for ${day.from}, but we cannot deliver then${day.why}. Later deliveries keep their days.`
      : '',
    time
      ? `Their usual time, ${time.from}, is not available that day${time.why}, so we chose the nearest one. Later deliveries keep their time.`
      : '',
  ]
}

/** Announces a charge. */
export function renewalNoticeEmail(
  summary: SubscriptionSummary,
  news: Omit<NextDeliveryWords, 'until'> & { until: string; card: string | null },
): RenderedEmail {
  const { when, until, total, card, moved } = news
  const charged = card ? `We charge ${pounds(total)} to your ${card}` : `We ask you for ${pounds(total)}`
  return subscriptionEmail(summary, {
    subject: `Your next flowers come on ${when.split(',')[0]}`,
    heading: 'Your next flowers',
    texts: [
      `${summary.flowers} for ${summary.recipient}: ${when}.`,
      ...movedWords(moved),
      `${charged} on ${until}. Until then you can skip this delivery, choose another time or other flowers, or pause or end the subscription. If you are happy with it, there is nothing to do.`,
    ],
    button: { label: 'See or change it', href: summary.manageUrl },
  })
}

type Changed = {
  action: SubscriptionAction
  /** The next delivery; null if there is none. */
  next: NextDeliveryWords | null
  /** The day of the delivery that was next before the change. */
  skippedDay: string | null
  pausedUntil: string | null
  /** The interval, if the change moved the later deliveries to another weekday; else null. */
  everyWeeks: number | null
  /** The delivery that is already ordered and still comes. */
  ordered: OrderedWords | null
}

/** A delivery that is ordered and still comes. */
export type OrderedWords = { id: string; day: string }

const stillComes = ({ id, day }: OrderedWords) =>
  `The delivery on ${day} is ordered already (order ${id}) and still comes.`

const CHANGED: Record<
  SubscriptionAction,
  { subject: string; heading: string; words: (news: Changed) => string }
> = {
  pause: {
    subject: 'Your flower subscription is paused',
    heading: 'Your subscription is paused',
    words: ({ pausedUntil }) =>
      pausedUntil
        ? `Nothing is delivered or charged until ${pausedUntil}. Then it starts again by itself, and we write to you three days before the next charge.`
        : 'Nothing is delivered or charged until you start it again.',
  },
  resume: {
    subject: 'Your flower subscription has started again',
    heading: 'Your subscription has started again',
    words: () => '',
  },
  skip: {
    subject: 'You skipped a delivery of your flowers',
    heading: 'Delivery skipped',
    words: ({ skippedDay }) => `We skip the delivery on ${skippedDay} and do not charge for it.`,
  },
  swap: {
    subject: 'Other flowers for your subscription',
    heading: 'Your new flowers',
    words: ({ next }) =>
      `Your subscription brings these from the next delivery on.${next ? '' : ' It is paused: start it again whenever you like.'}`,
  },
  slot: {
    subject: 'Your flowers come at another time',
    heading: 'Your new delivery time',
    words: ({ everyWeeks }) =>
      everyWeeks
        ? `The deliveries after the next one follow its day: ${everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`}.`
        : 'All your deliveries come at this time from now on.',
  },
  cancel: {
    subject: 'Your flower subscription has ended',
    heading: 'Your subscription has ended',
    words: () => 'Nothing more is ordered or charged. Thank you for having flowers from us.',
  },
}

/** Confirms a change of a subscription to its owner. */
export function changedEmail(summary: SubscriptionSummary, news: Changed): RenderedEmail {
  const { subject, heading, words } = CHANGED[news.action]
  const { next, ordered } = news
  return subscriptionEmail(summary, {
    subject,
    heading,
    texts: [
      words(news),
      next
        ? `The next delivery: ${summary.flowers} for ${summary.recipient}, ${next.when}. It costs ${pounds(next.total)}, charged on ${next.until}; until then you can change it.`
        : '',
      ...(next ? movedWords(next.moved) : []),
      ordered ? stillComes(ordered) : '',
    ],
    button: { label: 'See your subscription', href: summary.manageUrl },
  })
}

/** Confirms that a renewal is paid. `movedFrom` is its announced time if it comes at another. `total` is in pence. */
export function renewalPaidEmail(
  summary: SubscriptionSummary,
  news: {
    orderId: string
    when: string
    total: number
    card: string | null
    movedFrom: string | null
    orderUrl: string
    receipt: Receipt
  },
): RenderedEmail {
  return subscriptionEmail(summary, {
    subject: `Your flowers are ordered · order ${news.orderId}`,
    heading: 'Your flowers are ordered',
    texts: [
      `${summary.flowers} for ${summary.recipient}: ${news.when}.`,
      news.movedFrom ? `We could not deliver on ${news.movedFrom}. This is the nearest time we had.` : '',
      `We have charged ${pounds(news.total)}${news.card ? ` to your ${news.card}` : ''}.`,
    ],
    button: { label: 'See your order', href: news.orderUrl },
    receipt: news.receipt,
    last: [{ label: 'Skip, pause or end the subscription', href: summary.manageUrl }],
  })
}

/** Says that the charge of a renewal failed and when it is retried (`tryAt`). `total` is in pence. */
export function chargeFailedEmail(
  summary: SubscriptionSummary,
  news: { orderId: string; total: number; message: string | null; tryAt: string; payUrl: string },
): RenderedEmail {
  return subscriptionEmail(summary, {
    subject: `Your payment did not go through · order ${news.orderId}`,
    heading: 'Your payment did not go through',
    texts: [
      `We could not charge ${pounds(news.total)} for your next flowers (${summary.flowers}). ${news.message ?? ''}`.trim(),
      `You can pay now, with this card or another one; the card you pay with is the one we charge from then on. Otherwise we try again on ${news.tryAt}.`,
      'Once they are paid for, the flowers come at the nearest time we have.',
    ],
    button: { label: `Pay ${pounds(news.total)}`, href: news.payUrl },
    last: [{ label: 'Pause or end the subscription', href: summary.manageUrl }],
  })
}

/** Says that the last attempt failed and the subscription is paused. `total` is in pence. */
export function pausedEmail(
  summary: SubscriptionSummary,
  news: { total: number; tries: number },
): RenderedEmail {
  return subscriptionEmail(summary, {
    subject: 'Your flower subscription is paused',
    heading: 'Your subscription is paused',
    texts: [
      `We tried ${news.tries === 1 ? 'once' : `${news.tries} times`} to charge ${pounds(news.total)} for ${summary.flowers} and could not. Nothing was charged, and nothing will be.`,
      'Your subscription is paused, not ended. Start it again whenever you like: the next delivery is then charged to the same card. If that is declined again, our e-mail has a link to pay with another one.',
    ],
    button: { label: 'Start it again', href: summary.manageUrl },
  })
}

/** Says that the product is no longer sold and the subscription is paused until the owner chooses another. */
export function productWithdrawnEmail(summary: SubscriptionSummary): RenderedEmail {
  return subscriptionEmail(summary, {
    subject: 'Choose other flowers for your subscription',
    heading: 'Time for other flowers',
    texts: [
      'We no longer make the flowers of your subscription. We have paused it and charged nothing.',
      'Choose other flowers and start it again, or end it.',
    ],
    button: { label: 'See your subscription', href: summary.manageUrl },
  })
}

/**
 * Says that deliveries are left out because the shop was down: days that are past, and those that are too near to be
 * announced in time. Nothing was charged for them. `ordered` is an earlier delivery that is ordered and still comes,
 * perhaps on one of those days.
 */
export function missedDeliveriesEmail(
  summary: SubscriptionSummary,
  news: { days: string[]; next: string | null; ordered: OrderedWords | null },
): RenderedEmail {
  const { days, next, ordered } = news
  return subscriptionEmail(summary, {
    subject: 'We cannot bring one of your deliveries',
    heading: 'We are sorry',
    texts: [
      `Something went wrong at our end, and we cannot bring the delivery of ${summary.flowers} for ${summary.recipient} that was planned for ${new Intl.ListFormat('en-GB').format(days)}. Nothing was charged.`,
      ordered ? stillComes(ordered) : '',
      next ? `The next delivery is on ${next}. We write to you three days before it is charged.` : '',
    ],
    button: { label: 'See your subscription', href: summary.manageUrl },
  })
}

/** Says that a delivery is skipped because no slot is free near its date. */
export function deliverySkippedEmail(
  summary: SubscriptionSummary,
  news: { when: string; next: string | null },
): RenderedEmail {
  return subscriptionEmail(summary, {
    subject: 'We cannot bring your flowers this time',
    heading: 'We are sorry: not this time',
    texts: [
      `${summary.flowers} for ${summary.recipient} cannot come on ${news.when}: we have no delivery time left then or soon after. Nothing was charged.`,
      news.next ? `The next delivery is on ${news.next}.` : '',
    ],
    button: { label: 'See your subscription', href: summary.manageUrl },
  })
}
