import { pounds } from '../../kernel/index.ts'
import { write } from './email.ts'
import type { Written } from './email.ts'

type LeftCart = {
  name: string | null
  titles: string[]
  /** Pence. */
  total: number
  cartUrl: string
  unsubscribeUrl: string
  /** Whose cart it is has no account. */
  isGuest: boolean
}

/** So many things are named; of the others it is said how many they are. */
const NAMED = 3

/** To somebody who has filled a cart and left it, and who agreed to be written to about offers. */
export function cartEmail({ name, titles, total, cartUrl, unsubscribeUrl, isGuest }: LeftCart): Written {
  const more = titles.length - NAMED
  const list = [...titles.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  return write({
    subject: 'Your flowers are still in the cart',
    preview: list,
    heading: name ? `Still thinking, ${name}?` : 'Still thinking?',
    parts: [
      { kind: 'text', text: `You left ${list} in your cart, ${pounds(total)} in all.` },
      {
        kind: 'text',
        text: 'They are as you left them. Flowers and delivery times are not held until you choose a time.',
      },
      { kind: 'button', label: 'Back to your cart', href: cartUrl },
    ],
    settings: !isGuest,
    reason: 'You get this because you agreed to hear of offers. We ask about a cart once.',
    unsubscribeUrl,
  })
}
