import { pounds } from '../kernel/index.ts'
import type { SubscriptionAction } from './subscription-rules.ts'
import { renderEmail, receiptParts } from '../outbox/index.ts'
import type { Part, RenderedEmail, Receipt } from '../outbox/index.ts'

/** What all e-mails about a subscription know. */
export type OfSubscription = {
  id: string
  /** Who subscribed. */
  name: string
  recipient: string
  flowers: string
  /** Where it is skipped, paused and ended. */
  manageUrl: string
}

type Said = {
  subject: string
  heading: string
  texts: string[]
  button: { label: string; href: string }
  last?: { label: string; href: string }[]
  receipt?: Receipt
}

function subscriptionEmail(of: OfSubscription, said: Said): RenderedEmail {
  const { subject, heading, texts, button, last = [], receipt } = said
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
    reason: `You get this because you have a flower subscription with us: ${of.id}.`,
  })
}

/** Some days before a delivery is charged. `when`, `until`: as people say them. */
export function renewalNoticeEmail(
  of: OfSubscription,
  news: {
    when: string
    until: string
    total: number
    card: string | null
    /** The day it was planned for, and why nothing is delivered then. */
    movedFrom: { day: string; why: string } | null
  },
): RenderedEmail {
  const { when, until, total, card, movedFrom } = news
  const charged = card ? `We charge ${pounds(total)} to your ${card}` : `We ask you for ${pounds(total)}`
  return subscriptionEmail(of, {
    subject: `Your next flowers come on ${when.split(',')[0]}`,
    heading: 'Flowers are coming',
    texts: [
      `${of.flowers} for ${of.recipient}: ${when}.`,
      movedFrom
        ? `They were planned for ${movedFrom.day}, but we do not deliver on ${movedFrom.why}. The deliveries after this one keep their days.`
        : '',
      `${charged} on ${until}. Until then you can skip this delivery, choose another time or other flowers, pause or end the subscription. There is nothing to do if all is well.`,
    ],
    button: { label: 'See or change it', href: of.manageUrl },
  })
}

type Changed = {
  action: SubscriptionAction
  /** The next delivery, `until` when it is charged, and what it costs in pence; null when none is to come. */
  next: { when: string; until: string | null; total: number } | null
  /** The day of the delivery that was the next before. */
  leftOut: string | null
  pausedUntil: string | null
  /** How often it comes from a new day on; null when the days stay as they are. */
  everyWeeks: number | null
  /** What is ordered already and still comes. */
  ordered: { id: string; day: string } | null
}

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
    words: ({ leftOut }) => `The delivery on ${leftOut} is left out, and not charged.`,
  },
  swap: {
    subject: 'Other flowers for your subscription',
    heading: 'Other flowers',
    words: () => 'From the next delivery on your subscription brings these.',
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

/** The owner of a subscription has changed it; each change is confirmed. */
export function changedEmail(of: OfSubscription, news: Changed): RenderedEmail {
  const { subject, heading, words } = CHANGED[news.action]
  const { next, ordered } = news
  return subscriptionEmail(of, {
    subject,
    heading,
    texts: [
      words(news),
      next
        ? `The next delivery: ${of.flowers} for ${of.recipient}, ${next.when}. It costs ${pounds(next.total)}, charged on ${next.until}; until then you can change it.`
        : '',
      ordered
        ? `The delivery on ${ordered.day} is ordered already (order ${ordered.id}) and still comes.`
        : '',
    ],
    button: { label: 'See your subscription', href: of.manageUrl },
  })
}

/** A later delivery is paid. `movedFrom`: when it ought to have come, if it comes at another time. */
export function renewalPaidEmail(
  of: OfSubscription,
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
  return subscriptionEmail(of, {
    subject: `Your flowers are ordered · order ${news.orderId}`,
    heading: 'They are ordered',
    texts: [
      `${of.flowers} for ${of.recipient}: ${news.when}.`,
      news.movedFrom ? `They could not come on ${news.movedFrom}. This is the nearest time there was.` : '',
      `We have charged ${pounds(news.total)}${news.card ? ` to your ${news.card}` : ''}.`,
    ],
    button: { label: 'See your order', href: news.orderUrl },
    receipt: news.receipt,
    last: [{ label: 'Skip, pause or end the subscription', href: of.manageUrl }],
  })
}

/** A later delivery could not be charged. `tryAt`: when it is tried again. */
export function notChargedEmail(
  of: OfSubscription,
  news: { orderId: string; total: number; message: string | null; tryAt: string; payUrl: string },
): RenderedEmail {
  return subscriptionEmail(of, {
    subject: `Your payment did not go through · order ${news.orderId}`,
    heading: 'The payment did not go through',
    texts: [
      `We could not charge ${pounds(news.total)} for your next flowers (${of.flowers}). ${news.message ?? ''}`.trim(),
      `You can pay now, with this card or another one; the card you pay with is the one we charge from then on. Otherwise we try again on ${news.tryAt}.`,
      'The flowers come at the nearest time there is once they are paid for.',
    ],
    button: { label: `Pay ${pounds(news.total)}`, href: news.payUrl },
    last: [{ label: 'Pause or end the subscription', href: of.manageUrl }],
  })
}

/** The last try failed, and the subscription rests. */
export function pausedEmail(of: OfSubscription, news: { total: number; tries: number }): RenderedEmail {
  return subscriptionEmail(of, {
    subject: 'Your flower subscription rests',
    heading: 'It rests',
    texts: [
      `We tried ${news.tries} times to charge ${pounds(news.total)} for ${of.flowers} and could not. Nothing was charged, and nothing will be.`,
      'Your subscription is paused, not ended. Go on with it whenever you like: the next delivery is then charged to the same card, and should that be declined again, our e-mail leads to where you pay with another.',
    ],
    button: { label: 'Go on with it', href: of.manageUrl },
  })
}

/** The flowers of a subscription are no longer made: it rests until others are chosen. */
export function flowersGoneEmail(of: OfSubscription): RenderedEmail {
  return subscriptionEmail(of, {
    subject: 'Choose other flowers for your subscription',
    heading: 'Other flowers',
    texts: [
      'The flowers of your subscription are no longer made. It is paused, and nothing was charged.',
      'Go on with it and choose others, or end it.',
    ],
    button: { label: 'See your subscription', href: of.manageUrl },
  })
}

/** The shop was away for some days, and could not bring what was planned. */
export function missedEmail(of: OfSubscription, news: { days: string[]; next: string }): RenderedEmail {
  return subscriptionEmail(of, {
    subject: 'We missed a delivery of your flowers',
    heading: 'We missed a delivery',
    texts: [
      `${of.flowers} for ${of.recipient} should have come on ${new Intl.ListFormat('en-GB').format(news.days)}. Something went wrong at our end and they did not. We are sorry. Nothing was charged.`,
      `The next delivery is on ${news.next}. We write to you three days before it is charged.`,
    ],
    button: { label: 'See your subscription', href: of.manageUrl },
  })
}

/** There was no time left near the one it ought to have come at. */
export function noRoomEmail(of: OfSubscription, news: { when: string; next: string | null }): RenderedEmail {
  return subscriptionEmail(of, {
    subject: 'We cannot bring your flowers this time',
    heading: 'Not this time',
    texts: [
      `${of.flowers} for ${of.recipient} should have come on ${news.when}, and there is no delivery time left then or soon after. We are sorry. Nothing was charged.`,
      news.next ? `The next delivery is on ${news.next}.` : '',
    ],
    button: { label: 'See your subscription', href: of.manageUrl },
  })
}
