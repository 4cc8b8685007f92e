import type { Temporal } from 'temporal-polyfill'
import { formatDayAndYear, formatDay, pounds } from '../kernel/index.ts'
import { renderEmail } from '../outbox/index.ts'
import type { Part, RenderedEmail } from '../outbox/index.ts'

/**
 * The contents of a gift card e-mail. Amounts are in pence; `lastDay` is the last day on which the card can be spent.
 */
type GiftCardEmailData = {
  name: string
  sender: string
  amount: number
  message: string | null
  code: string
  /** The URL of the card's picture. */
  picture: string
  pictureAlt: string
  lastDay: Temporal.PlainDate
  siteUrl: string
}

/** Renders the e-mail that delivers a gift card to its recipient. */
export function giftCardEmail({
  name,
  sender,
  amount,
  message,
  code,
  lastDay,
  siteUrl,
  ...card
}: GiftCardEmailData): RenderedEmail {
  const lines = (message ?? '').split(/\s*\n\s*/).filter(Boolean)
  const parts: Part[] = [
    { kind: 'picture', src: card.picture, alt: card.pictureAlt },
    { kind: 'text', text: `${sender} gives you ${pounds(amount)} to spend at Larkspur.` },
    ...[...lines, ...(lines.length ? [sender] : [])].map((text) => ({ kind: 'text' as const, text })),
    { kind: 'code', code },
    {
      kind: 'text',
      text: `Fill your cart, and type this code in below the total. It pays for flowers, gifts and their delivery. What you do not spend stays on the card until ${formatDayAndYear(lastDay)}.`,
    },
    { kind: 'button', label: 'Choose your flowers', href: siteUrl },
    { kind: 'link', label: 'See what is left on it', href: `${siteUrl}/gift-card` },
    { kind: 'text', text: 'Whoever has the code can spend it: keep this e-mail to yourself.' },
  ]
  return renderEmail({
    // The buyer chose the sender's name, so it is quoted: it must not look like our name or a bank's.
    subject: `A Larkspur gift card for you, from “${sender}”`,
    preview: `${pounds(amount)} to spend on flowers`,
    heading: `For ${name}`,
    parts,
    settings: false,
    reason: `You get this once, because ${sender} bought this gift card for you and gave us your address. We write to you about this card only.`,
  })
}

type BuyerEmailData = {
  /** The number of the order that contains the card. */
  id: string
  name: string
  to: string
  amount: number
  orderUrl: string
  isGuest: boolean
}

/** Renders the e-mail that tells the buyer that the gift card was sent. */
export function giftCardSentEmail({
  id,
  name,
  to,
  amount,
  orderUrl,
  isGuest,
}: BuyerEmailData): RenderedEmail {
  return renderEmail({
    subject: `Your gift card is on its way to ${name} · order ${id}`,
    preview: `${pounds(amount)}, sent to ${to}`,
    heading: 'It has gone out',
    parts: [
      { kind: 'text', text: `We have sent your gift card of ${pounds(amount)} to ${name}, at ${to}.` },
      { kind: 'button', label: 'See your order', href: orderUrl },
    ],
    settings: !isGuest,
    reason: reasonOf(id),
  })
}

/** Renders the e-mail that tells the buyer that the recipient's address does not exist. */
export function giftCardBouncedEmail({
  id,
  name,
  to,
  amount,
  orderUrl,
  isGuest,
}: BuyerEmailData): RenderedEmail {
  return renderEmail({
    subject: `Your gift card could not be delivered · order ${id}`,
    preview: `There is no such address: ${to}`,
    heading: 'It did not arrive',
    parts: [
      {
        kind: 'text',
        text: `Your gift card of ${pounds(amount)} for ${name} came back: there is no such address as ${to}. It keeps what it is worth.`,
      },
      {
        kind: 'text',
        text: 'Answer this e-mail with the right address and we send it there, or ask for your money back.',
      },
      { kind: 'button', label: 'See your order', href: orderUrl },
    ],
    settings: !isGuest,
    reason: reasonOf(id),
  })
}

type HolderEmailData = {
  name: string
  sender: string
  last4: string
  balance: number
  lastDay: Temporal.PlainDate
  siteUrl: string
}

/** Renders the e-mail that tells the holder that the gift card expires soon. It does not contain the code. */
export function giftCardExpiringEmail({
  name,
  sender,
  last4,
  balance,
  lastDay,
  siteUrl,
}: HolderEmailData): RenderedEmail {
  return renderEmail({
    subject: `${pounds(balance)} on your Larkspur gift card until ${formatDay(lastDay)}`,
    preview: 'After that it cannot be spent any more.',
    heading: `There is still something for you, ${name}`,
    parts: [
      {
        kind: 'text',
        text: `On the gift card from ${sender} whose code ends in ${last4} there are ${pounds(balance)}. They can be spent until ${formatDayAndYear(lastDay)}.`,
      },
      { kind: 'button', label: 'Choose your flowers', href: siteUrl },
      { kind: 'text', text: 'The code is in the e-mail the card came with.' },
    ],
    settings: false,
    reason: `You get this once, because ${sender} gave you this gift card. We write to you about this card only.`,
  })
}

/** Renders the e-mail that tells the holder that the gift card was voided. */
export function giftCardVoidEmail({
  name,
  sender,
  last4,
}: Pick<HolderEmailData, 'name' | 'sender' | 'last4'>): RenderedEmail {
  return renderEmail({
    subject: `Your Larkspur gift card from “${sender}” has been cancelled`,
    preview: 'It cannot be spent any more.',
    heading: `For ${name}`,
    parts: [
      {
        kind: 'text',
        text: `The gift card from ${sender} whose code ends in ${last4} was given back to whoever bought it. It cannot be spent any more, and you need do nothing.`,
      },
    ],
    settings: false,
    reason: `You get this once, because ${sender} gave you this gift card. We write to you about this card only.`,
  })
}

const reasonOf = (id: string) => `You get this because you ordered from us: order ${id}.`
