import type { Temporal } from 'temporal-polyfill'
import { formatDayAndYear, formatDay, pounds } from '../kernel/index.ts'
import { write } from '../outbox/index.ts'
import type { Part, Written } from '../outbox/index.ts'

/** A gift card as it goes out. Amounts are pence; `lastDay` is the last day it can be spent on. */
type Sent = {
  name: string
  sender: string
  amount: number
  message: string | null
  code: string
  /** The address of its drawing. */
  picture: string
  pictureAlt: string
  lastDay: Temporal.PlainDate
  siteUrl: string
}

/** A gift card by e-mail, for whom it is. */
export function giftCardEmail({
  name,
  sender,
  amount,
  message,
  code,
  lastDay,
  siteUrl,
  ...card
}: Sent): Written {
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
  return write({
    // Whoever bought it chose the name: it must not read as if it were ours, or a bank's.
    subject: `A Larkspur gift card for you, from “${sender}”`,
    preview: `${pounds(amount)} to spend on flowers`,
    heading: `For ${name}`,
    parts,
    settings: false,
    reason: `You get this once, because ${sender} bought this gift card for you and gave us your address. We write to you about this card only.`,
  })
}

type News = {
  /** The number of the order it was bought in. */
  id: string
  name: string
  to: string
  amount: number
  orderUrl: string
  isGuest: boolean
}

/** Tells who bought a gift card that it went out. */
export function giftCardSentEmail({ id, name, to, amount, orderUrl, isGuest }: News): Written {
  return write({
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

/** Tells who bought a gift card that nobody could be reached at the address. */
export function giftCardLostEmail({ id, name, to, amount, orderUrl, isGuest }: News): Written {
  return write({
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

type Expiring = {
  name: string
  sender: string
  last4: string
  balance: number
  lastDay: Temporal.PlainDate
  siteUrl: string
}

/** Tells who has a gift card that it is about to expire. The code is not in it: it was sent once. */
export function giftCardExpiringEmail({ name, sender, last4, balance, lastDay, siteUrl }: Expiring): Written {
  return write({
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

/** Tells who has a gift card that it was taken back: they need not find out at the till. */
export function giftCardVoidEmail({
  name,
  sender,
  last4,
}: Pick<Expiring, 'name' | 'sender' | 'last4'>): Written {
  return write({
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
