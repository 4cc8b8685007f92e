import { write } from './email.ts'
import type { Written } from './email.ts'

type Asked = {
  /** Who receives the flowers. */
  name: string
  /** Who sends them; null when they do not want to be named. */
  sender: string | null
  url: string
  /** The last day for choosing, e.g. `Tuesday 17 March`. */
  until: string
}

const REASON =
  'You get this because somebody is sending you flowers with us. There is nothing to subscribe to: we write about these flowers only.'

/** Asks the recipient where and when. Nothing in it tells what was paid. */
export function askRecipientEmail({ name, sender, url, until }: Asked): { email: Written; sms: string } {
  const who = sender ?? 'Somebody'
  return {
    email: write({
      subject: `${who} is sending you flowers`,
      preview: 'Say where and when they may come.',
      heading: `Flowers for you, ${name}`,
      parts: [
        {
          kind: 'text',
          text: `${who} is sending you flowers. They would rather not guess: say where and when they may come.`,
        },
        { kind: 'button', label: 'Choose where and when', href: url },
        { kind: 'text', text: `The link is yours alone and works until ${until}.` },
      ],
      settings: false,
      reason: REASON,
    }),
    sms: `Larkspur: ${who} is sending you flowers, ${name}. Say where and when they may come, until ${until}: ${url}`,
  }
}

/** The recipient's choice, confirmed. */
export function deliveryConfirmedEmail({ name, when }: { name: string; when: string }): Written {
  return write({
    subject: 'Your flowers come when you said',
    preview: when,
    heading: `Until then, ${name}`,
    parts: [
      { kind: 'text', text: `Your flowers come on ${when}.` },
      { kind: 'text', text: 'Where to is known to our courier only.' },
    ],
    reason: REASON,
  })
}

export function choiceText({ when }: { when: string }): string {
  return `Larkspur: thank you. Your flowers come on ${when}.`
}

type News = { id: string; name: string; sender: string; orderUrl: string; isGuest: boolean }

/** `endsOn` is the day the order is cancelled on, as people say it. */
type RanOut = News & { endsOn: string }

/** Tells who ordered that the recipient has chosen. */
export function recipientChoiceEmail({
  id,
  name,
  orderUrl,
  isGuest,
  when,
}: News & { when: string }): Written {
  return write({
    subject: `${name} has chosen · order ${id}`,
    preview: when,
    heading: `${name} has chosen`,
    parts: [
      { kind: 'text', text: `${name} has them on ${when}. There is nothing left for you to do.` },
      { kind: 'button', label: 'See your order', href: orderUrl },
    ],
    settings: !isGuest,
    reason: reasonOf(id),
  })
}

/** The recipient had chosen, and the order is given up. Nothing in it tells from whom, or what was paid. */
export function cancelledEmail({ name }: { name: string }): { email: Written; sms: string } {
  const text = 'The flowers you chose a time for will not come: their order was cancelled.'
  return {
    email: write({
      subject: 'Your flowers will not come',
      preview: text,
      heading: `We are sorry, ${name}`,
      parts: [{ kind: 'text', text: `${text} There is nothing you have to do.` }],
      settings: false,
      reason: REASON,
    }),
    sms: `Larkspur: ${text} There is nothing you have to do.`,
  }
}

/** Tells who ordered, and said where the flowers go, that they have still to say when. */
export function noSlotEmail({ id, orderUrl, isGuest, endsOn }: RanOut): Written {
  return write({
    subject: `Your flowers need a time · order ${id}`,
    preview: 'You have said where they go. Say when, too.',
    heading: 'We still do not know when',
    parts: [
      {
        kind: 'text',
        text: 'You have said where the flowers go, but not when they may come. They wait for that.',
      },
      {
        kind: 'text',
        text: `Choose a time on the page of your order by ${endsOn}, or cancel it there. After that we cancel it, and your money goes back to where it came from.`,
      },
      { kind: 'button', label: 'Choose a time', href: orderUrl },
    ],
    settings: !isGuest,
    reason: reasonOf(id),
  })
}

/** Tells who ordered that nobody has chosen, and what they can do. */
export function linkExpiredEmail({ id, name, orderUrl, isGuest, endsOn }: RanOut): Written {
  return write({
    subject: `${name} has not chosen · order ${id}`,
    preview: 'You can say yourself where the flowers go.',
    heading: 'We still do not know where',
    parts: [
      {
        kind: 'text',
        text: `Seven days have gone by, and ${name} has not said where and when the flowers may come. The private link works no more.`,
      },
      {
        kind: 'text',
        text: `Say it yourself on the page of your order by ${endsOn}, or cancel it there. After that we cancel it, and your money goes back to where it came from.`,
      },
      { kind: 'button', label: 'Say where they go', href: orderUrl },
    ],
    settings: !isGuest,
    reason: reasonOf(id),
  })
}

const reasonOf = (id: string) => `You get this because you ordered flowers from us: order ${id}.`
