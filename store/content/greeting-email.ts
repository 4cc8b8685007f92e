import { write } from '../outbox/index.ts'
import type { Part, Written } from '../outbox/index.ts'

export type Greeting = {
  sender: string
  email: string
  recipient: string
  text: string
  /** The flower on it. */
  design: string
  /** The address of its drawing. */
  picture: string
  siteUrl: string
}

/** A greeting card by e-mail, for whom it is. */
export function greetingEmail(greeting: Greeting): Written {
  const { sender, email, recipient, siteUrl } = greeting
  return write({
    // Whoever sent it chose the name: it must not read as if it were ours, or a bank's.
    subject: `A flower card for you, signed “${sender}”`,
    preview: `For ${recipient}, with ${one(greeting.design)} on it`,
    heading: `For ${recipient}`,
    parts: [...cardOf(greeting), { kind: 'button', label: 'See the flowers', href: siteUrl }],
    settings: false,
    reason: `You get this once, because ${sender}, who gave the address ${email}, asked us to send it to you. We write to you about nothing else.`,
  })
}

/** The same for who sent it. */
export function greetingCopy(greeting: Greeting): Written {
  const { recipient } = greeting
  return write({
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
    { kind: 'picture', src: picture, alt: `A drawing of ${one(design)}` },
    ...[...lines, sender].map((line) => ({ kind: 'text' as const, text: line })),
  ]
}

const one = (flower: string) => `${/^[aeiou]/.test(flower) ? 'an' : 'a'} ${flower}`
