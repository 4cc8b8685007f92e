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
      preview: 'Tell us where and when to bring them.',
      heading: `Flowers for you, ${name}`,
      parts: [
        {
          kind: 'text',
          text: `${who} is sending you flowers and would like you to choose where and when we bring them.`,
        },
        { kind: 'button', label: 'Choose where and when', href: url },
        { kind: 'text', text: `This link is only for you and works until ${until}.` },
      ],
      settings: false,
      reason: REASON,
    }),
    sms: `Larkspur: ${who} is sending you flowers, ${name}. Tell us where and when to bring them by ${until}: ${url}`,
  }
}

/** Renders the e-mail that confirms the recipient's choice. */
export function deliveryConfirmedEmail({ name, when }: { name: string; when: string }): RenderedEmail {
  return renderEmail({
    subject: 'Your flowers arrive when you asked',
    preview: when,
    heading: `It is all arranged, ${name}`,
    parts: [
      { kind: 'text', text: `Your flowers arrive on ${when}.` },
      { kind: 'text', text: 'Only our courier sees your address.' },
    ],
    reason: REASON,
  })
}

/** Returns the text message that confirms the recipient's choice. */
export function choiceText({ when }: { when: string }): string {
  return `Larkspur: thank you. Your flowers arrive on ${when}.`
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
      { kind: 'text', text: `${name} gets the flowers on ${when}. There is nothing left for you to do.` },
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
  const text = 'The flowers you chose a time for are not coming after all: their order was cancelled.'
  return {
    email: renderEmail({
      subject: 'Your flowers are not coming',
      preview: text,
      heading: `We are sorry, ${name}`,
      parts: [{ kind: 'text', text: `${text} There is nothing you need to do.` }],
      settings: false,
      reason: REASON,
    }),
    sms: `Larkspur: ${text} There is nothing you need to do.`,
  }
}

/** Renders the e-mail to a sender who has given an address but no delivery slot. */
export function noSlotEmail({ id, orderUrl, isGuest, endsOn }: ExpiredChoice): RenderedEmail {
  return renderEmail({
    subject: `Your flowers need a time · order ${id}`,
    preview: 'You have told us where they go. Tell us when, too.',
    heading: 'We still do not know when',
    parts: [
      {
        kind: 'text',
        text: 'You have told us where your flowers go, but not when to bring them.',
      },
      {
        kind: 'text',
        text: `Choose a time on your order’s page by ${endsOn}, or cancel the order there. After that we cancel it and refund what you paid.`,
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
    preview: 'You can choose where the flowers go yourself.',
    heading: 'We still do not know where',
    parts: [
      {
        kind: 'text',
        text: `Seven days have passed, and ${name} has not chosen where and when to have the flowers. The private link no longer works.`,
      },
      {
        kind: 'text',
        text: `Choose for them on your order’s page by ${endsOn}, or cancel the order there. After that we cancel it and refund what you paid.`,
      },
      { kind: 'button', label: 'Choose where they go', href: orderUrl },
    ],
    settings: !isGuest,
    reason: reasonOf(id),
  })
}

const reasonOf = (id: string) => `You get this because you ordered flowers from us: order ${id}.`
