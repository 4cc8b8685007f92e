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
      ? `They were planned for ${day.from}, but we cannot deliver then${day.why}. The deliveries after this one keep their days.`
      : '',
    time
      ? `Their usual time, ${time.from}, cannot be had that day${time.why}: this is the nearest there is. The deliveries after this one keep their time.`
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
    heading: 'Flowers are coming',
    texts: [
      `${summary.flowers} for ${summary.recipient}: ${when}.`,
      ...movedWords(moved),
      `${charged} on ${until}. Until then you can skip this delivery, choose another time or other flowers, pause or end the subscription. There is nothing to do if all is well.`,
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
    heading: 'It is paused',
    words: ({ pausedUntil }) =>
      pausedUntil
        ? `Nothing is delivered or charged until ${pausedUntil}. Then it goes on by itself, and we write to you three days before the next charge.`
        : 'Nothing is delivered or charged until you go on with it.',
  },
  resume: {
    subject: 'Your flower subscription goes on',
    heading: 'It goes on',
    words: () => '',
  },
  skip: {
    subject: 'A delivery of your flowers is left out',
    heading: 'Left out',
    words: ({ skippedDay }) => `The delivery on ${skippedDay} is left out, and not charged.`,
  },
  swap: {
    subject: 'Other flowers for your subscription',
    heading: 'Other flowers',
    words: ({ next }) =>
      `From the next delivery on your subscription brings these.${next ? '' : ' It is paused: go on with it whenever you like.'}`,
  },
  slot: {
    subject: 'Your flowers come at another time',
    heading: 'Another time',
    words: ({ everyWeeks }) =>
      everyWeeks
        ? `The deliveries after the next one follow its day: ${everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`}.`
        : 'All deliveries come at this time from now on.',
  },
  cancel: {
    subject: 'Your flower subscription has ended',
    heading: 'It has ended',
    words: () => 'Nothing more is ordered or charged. Thank you for having had flowers from us.',
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
    heading: 'They are ordered',
    texts: [
      `${summary.flowers} for ${summary.recipient}: ${news.when}.`,
      news.movedFrom ? `They could not come on ${news.movedFrom}. This is the nearest time there was.` : '',
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
    heading: 'The payment did not go through',
    texts: [
      `We could not charge ${pounds(news.total)} for your next flowers (${summary.flowers}). ${news.message ?? ''}`.trim(),
      `You can pay now, with this card or another one; the card you pay with is the one we charge from then on. Otherwise we try again on ${news.tryAt}.`,
      'The flowers come at the nearest time there is once they are paid for.',
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
    subject: 'Your flower subscription rests',
    heading: 'It rests',
    texts: [
      `We tried ${news.tries === 1 ? 'once' : `${news.tries} times`} to charge ${pounds(news.total)} for ${summary.flowers} and could not. Nothing was charged, and nothing will be.`,
      'Your subscription is paused, not ended. Go on with it whenever you like: the next delivery is then charged to the same card, and should that be declined again, our e-mail leads to where you pay with another.',
    ],
    button: { label: 'Go on with it', href: summary.manageUrl },
  })
}

/** Says that the product is no longer sold and the subscription is paused until the owner chooses another. */
export function productWithdrawnEmail(summary: SubscriptionSummary): RenderedEmail {
  return subscriptionEmail(summary, {
    subject: 'Choose other flowers for your subscription',
    heading: 'Other flowers',
    texts: [
      'The flowers of your subscription are no longer made. It is paused, and nothing was charged.',
      'Choose others and go on with it, or end it.',
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
    subject: 'We leave out a delivery of your flowers',
    heading: 'A delivery is left out',
    texts: [
      `Something went wrong at our end, and we leave out the delivery of ${summary.flowers} for ${summary.recipient} that was planned for ${new Intl.ListFormat('en-GB').format(days)}. We are sorry. Nothing was charged.`,
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
    heading: 'Not this time',
    texts: [
      `${summary.flowers} for ${summary.recipient} cannot come on ${news.when}: there is no delivery time left then or soon after. We are sorry. Nothing was charged.`,
      news.next ? `The next delivery is on ${news.next}.` : '',
    ],
    button: { label: 'See your subscription', href: summary.manageUrl },
  })
}
