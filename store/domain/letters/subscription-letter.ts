import { pounds } from '../money.ts'
import { write } from './letter.ts'
import type { Part, Written } from './letter.ts'
import { receiptParts } from './receipt.ts'
import type { Receipt } from './receipt.ts'

/** What all letters about a subscription know. */
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

function letterOf(of: OfSubscription, said: Said): Written {
  const { subject, heading, texts, button, last = [], receipt } = said
  const text = (words: string): Part => ({ kind: 'text', text: words })
  return write({
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
export function noticeLetter(
  of: OfSubscription,
  { when, until, total, card }: { when: string; until: string; total: number; card: string | null },
): Written {
  const charged = card ? `We charge ${pounds(total)} to your ${card}` : `We ask you for ${pounds(total)}`
  return letterOf(of, {
    subject: `Your next flowers come on ${when.split(',')[0]}`,
    heading: 'Flowers are coming',
    texts: [
      `${of.flowers} for ${of.recipient}: ${when}.`,
      `${charged} on ${until}. Until then you can skip this delivery, choose another time or other flowers, pause or end the subscription. There is nothing to do if all is well.`,
    ],
    button: { label: 'See or change it', href: of.manageUrl },
  })
}

/** A later delivery is paid. `movedFrom`: when it ought to have come, if it comes at another time. */
export function renewalPaidLetter(
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
): Written {
  return letterOf(of, {
    subject: `Your flowers are ordered · order ${news.orderId}`,
    heading: 'They are ordered',
    texts: [
      `${of.flowers} for ${of.recipient}: ${news.when}.`,
      news.movedFrom
        ? `They could not come on ${news.movedFrom}: that time was taken or had gone by. This is the nearest there was.`
        : '',
      `We have charged ${pounds(news.total)}${news.card ? ` to your ${news.card}` : ''}.`,
    ],
    button: { label: 'See your order', href: news.orderUrl },
    receipt: news.receipt,
    last: [{ label: 'Skip, pause or end the subscription', href: of.manageUrl }],
  })
}

/** A later delivery could not be charged. `tryAt`: when it is tried again. */
export function notChargedLetter(
  of: OfSubscription,
  news: { orderId: string; total: number; message: string | null; tryAt: string; payUrl: string },
): Written {
  return letterOf(of, {
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
export function pausedLetter(of: OfSubscription, news: { total: number; tries: number }): Written {
  return letterOf(of, {
    subject: 'Your flower subscription rests',
    heading: 'It rests',
    texts: [
      `We tried ${news.tries} times to charge ${pounds(news.total)} for ${of.flowers} and could not. Nothing was charged, and nothing will be.`,
      'Your subscription is paused, not ended. Go on with it whenever you like: the next delivery is then charged to the same card, and should that be declined again, our letter leads to where you pay with another.',
    ],
    button: { label: 'Go on with it', href: of.manageUrl },
  })
}

/** The flowers of a subscription are no longer made: it rests until others are chosen. */
export function flowersGoneLetter(of: OfSubscription): Written {
  return letterOf(of, {
    subject: 'Choose other flowers for your subscription',
    heading: 'Other flowers',
    texts: [
      'The flowers of your subscription are no longer made. It is paused, and nothing was charged.',
      'Go on with it and choose others, or end it.',
    ],
    button: { label: 'See your subscription', href: of.manageUrl },
  })
}

/** There was no time left near the one it ought to have come at. */
export function noPlaceLetter(of: OfSubscription, news: { when: string; next: string | null }): Written {
  return letterOf(of, {
    subject: 'We cannot bring your flowers this time',
    heading: 'Not this time',
    texts: [
      `${of.flowers} for ${of.recipient} should have come on ${news.when}, and there is no delivery time left then or soon after. We are sorry. Nothing was charged.`,
      news.next ? `The next delivery is on ${news.next}.` : '',
    ],
    button: { label: 'See your subscription', href: of.manageUrl },
  })
}
