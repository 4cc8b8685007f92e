import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'

type RecipientRequest = {
  /** The recipient's name. */
  name: string
  /** The sender's name; null when they want to stay anonymous. */
  sender: string | null
  url: string
  /** The last day to choose, e.g. `Tuesday 17 March`. */
  until: string
}

const REASON =
  'You get this because somebody is sending you flowers with us. There is nothing to subscribe to: we write about these flowers only.'

/**
 * Renders the e-mail and text message that ask the recipient for an address and a delivery slot. They contain no
 * prices.
 */
export function askRecipientEmail({ name, sender, url, until }: RecipientRequest): {
  email: RenderedEmail
  sms: string
} {
  const who = sender ?? 'Somebody'
  return {
    email: renderEmail({
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

/** Renders the e-mail that confirms the recipient's choice. */
export function deliveryConfirmedEmail({ name, when }: { name: string; when: string }): RenderedEmail {
  return renderEmail({
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

/** Returns the text message that confirms the recipient's choice. */
export function choiceText({ when }: { when: string }): string {
  return `Larkspur: thank you. Your flowers come on ${when}.`
}

type SenderEmailData = { id: string; name: string; sender: string; orderUrl: string; isGuest: boolean }

/** `endsOn` is the formatted day on which the order is cancelled. */
type ExpiredChoice = SenderEmailData & { endsOn: string }

/** Renders the e-mail that tells the sender that the recipient has chosen. */
export function recipientChoiceEmail({
  id,
  name,
  orderUrl,
  isGuest,
  when,
}: SenderEmailData & { when: string }): RenderedEmail {
  return renderEmail({
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

/**
 * Renders the e-mail and text message about a cancelled order to a recipient who had chosen. They contain neither the
 * sender's name nor prices.
 */
export function cancelledEmail({ name }: { name: string }): { email: RenderedEmail; sms: string } {
  const text = 'The flowers you chose a time for will not come: their order was cancelled.'
  return {
    email: renderEmail({
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

/** Renders the e-mail to a sender who has given an address but no delivery slot. */
export function noSlotEmail({ id, orderUrl, isGuest, endsOn }: ExpiredChoice): RenderedEmail {
  return renderEmail({
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

/** Renders the e-mail that tells the sender that the recipient has not chosen, and what they can do. */
export function linkExpiredEmail({ id, name, orderUrl, isGuest, endsOn }: ExpiredChoice): RenderedEmail {
  return renderEmail({
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
