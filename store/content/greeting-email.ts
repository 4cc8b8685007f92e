import { renderEmail } from '../outbox/index.ts'
import type { Part, RenderedEmail } from '../outbox/index.ts'

export type Greeting = {
  sender: string
  email: string
  recipient: string
  text: string
  /** The flower on the card. */
  design: string
  /** The URL of the card's picture. */
  picture: string
  siteUrl: string
}

/** Renders the e-mail that delivers a greeting card to its recipient. */
export function greetingEmail(greeting: Greeting): RenderedEmail {
  const { sender, email, recipient, siteUrl } = greeting
  return renderEmail({
    // The sender chose this name, so it is quoted: it must not look like our name or a bank's.
    subject: `A flower card for you, signed “${sender}”`,
    preview: `For ${recipient}, with ${withArticle(greeting.design)} on it`,
    heading: `For ${recipient}`,
    parts: [...cardOf(greeting), { kind: 'button', label: 'See the flowers', href: siteUrl }],
    settings: false,
    reason: `You get this once, because ${sender}, who gave the address ${email}, asked us to send it to you. We write to you about nothing else.`,
  })
}

/** Renders the sender's copy of a greeting card. */
export function greetingCopyEmail(greeting: Greeting): RenderedEmail {
  const { recipient } = greeting
  return renderEmail({
    subject: `Your card to ${recipient}`,
    preview: 'It is on its way. This is your copy.',
    heading: `Your card to ${recipient}`,
    parts: [{ kind: 'text', text: 'It is on its way, and this is what it says:' }, ...cardOf(greeting)],
    reason:
      'You get this copy once, because somebody who sent a free card at Larkspur gave this address as theirs. If that was not you, there is nothing to do.',
  })
}

function cardOf({ design, picture, text, sender }: Greeting): Part[] {
  const lines = text.split(/\s*\n\s*/).filter(Boolean)
  return [
    { kind: 'picture', src: picture, alt: `A drawing of ${withArticle(design)}` },
    ...[...lines, sender].map((line) => ({ kind: 'text' as const, text: line })),
  ]
}

const withArticle = (flower: string) => `${/^[aeiou]/.test(flower) ? 'an' : 'a'} ${flower}`
